"""Which letters a font file has, read from its table of characters; pygame can't tell."""

import struct
from functools import lru_cache
from pathlib import Path


def _tables(raw: bytes) -> dict[bytes, int]:
    """Offsets of a font's tables by tag; of a collection, its first font's."""
    start = struct.unpack_from(">I", raw, 12)[0] if raw[:4] == b"ttcf" else 0
    count = struct.unpack_from(">H", raw, start + 4)[0]
    entries = (struct.unpack_from(">4sIII", raw, start + 12 + 16 * at) for at in range(count))
    return {tag: offset for tag, _, offset, _ in entries}


def _by_segments(raw: bytes, at: int) -> set[int]:
    """Format 4: runs of letters in the first 65,536."""
    count = struct.unpack_from(">H", raw, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", raw, at + 14)
    starts_at = at + 16 + 2 * count
    starts = struct.unpack_from(f">{count}H", raw, starts_at)
    deltas = struct.unpack_from(f">{count}H", raw, starts_at + 2 * count)
    ranges_at = starts_at + 4 * count
    ranges = struct.unpack_from(f">{count}H", raw, ranges_at)
    found: set[int] = set()
    for segment, (start, end) in enumerate(zip(starts, ends, strict=True)):
        if not ranges[segment]:
            found.update(code for code in range(start, end + 1) if (code + deltas[segment]) & 0xFFFF)
            continue
        first = ranges_at + 2 * segment + ranges[segment]
        glyphs = struct.unpack_from(f">{end - start + 1}H", raw, first) if end != 0xFFFF or start != 0xFFFF else (0,)
        found.update(start + step for step, glyph in enumerate(glyphs) if glyph)
    return found


def _by_groups(raw: bytes, at: int) -> set[int]:
    """Format 12: runs of letters anywhere."""
    count = struct.unpack_from(">I", raw, at + 12)[0]
    found: set[int] = set()
    for group in range(count):
        start, end, glyph = struct.unpack_from(">III", raw, at + 16 + 12 * group)
        found.update(range(start if glyph else start + 1, end + 1))
    return found


@lru_cache(32)
def letters_of(path: Path) -> frozenset[int]:
    """The code points that a TrueType or OpenType file has glyphs for; none if it can't be read."""
    try:
        raw = path.read_bytes()
        table = _tables(raw)[b"cmap"]
        count = struct.unpack_from(">H", raw, table + 2)[0]
        found: set[int] = set()
        for entry in range(count):
            offset = table + struct.unpack_from(">HHI", raw, table + 4 + 8 * entry)[2]
            match struct.unpack_from(">H", raw, offset)[0]:
                case 4:
                    found |= _by_segments(raw, offset)
                case 12:
                    found |= _by_groups(raw, offset)
                case _:
                    continue
    except (OSError, KeyError, struct.error):
        return frozenset()
    return frozenset(found)
