"""Spoils records: bytes changed anywhere, and moves, names and keys put in each other's places."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random


def spoilt(sources: Sequence[bytes], count: int, rng: Random) -> Iterator[bytes]:
    """So many files made of good ones; a few are good all the same."""
    for number in range(count):
        yield (mutated, rearranged)[number % 2](rng.choice(sources), sources, rng)


def mutated(good: bytes, sources: Sequence[bytes], rng: Random) -> bytes:
    """Bytes are changed, left out, doubled, put in, cut off, or taken from another file."""
    content = bytearray(good)
    for _ in range(rng.choice((1, 1, 2, 5, 40))):
        at = rng.randrange(len(content) or 1)
        match rng.randrange(6):
            case 0:
                content[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del content[at : at + rng.randrange(60)]
            case 2:
                content[at:at] = content[at : at + rng.randrange(200)]
            case 3:
                content[at:at] = rng.choice((b'"', b"[", b"{", b"0:", b"*:", b",", b"9999999", b"\\ud800"))
            case 4:
                del content[at:]
            case 5:
                other = rng.choice(sources)
                content[at : at + 50] = other[at : at + rng.randrange(300)]
    return bytes(content)


def rearranged(good: bytes, sources: Sequence[bytes], rng: Random) -> bytes:
    """Well-formed JSON whose moves, players or keys aren't right."""
    document, other = json.loads(good), json.loads(rng.choice(sources))
    moves = document["moves"]
    for _ in range(rng.choice((1, 2, 9))):
        at = rng.randrange(len(moves))
        match rng.randrange(7):
            case 0:
                moves[at : at + 1] = []
            case 1:
                moves.insert(at, moves[at])
            case 2:
                moves[at] = rng.choice(other["moves"])
            case 3:
                moves[at] = moves[at].replace("0", "1", 1)
            case 4:
                del moves[at:]
            case 5:
                document["players"].append("")
            case 6:
                document[rng.choice(list(document))] = rng.choice(list(other.values()))
        if not moves or document["moves"] is not moves or not isinstance(document["players"], list):
            break
    return json.dumps(document).encode()
