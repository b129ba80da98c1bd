"""Words: fitting, wrapping, and letters that the fonts lack."""

import pygame
import pytest

from game.stage import letters, text
from game.stage.assets import FALLBACK_FONT, Role, font_file, package_file
from game.stage.coverage import letters_of

NAMES = [
    "Ann",
    "Дмитрий",
    "Ωμέγα",
    "王小明",
    "נועה",
    "ليلى",
    "สมชาย",
    "नमस्ते",
    "🤠🤠",
    "e\u0301ve",
    "\u200d\u200b",
    "\x07a\tb",
]


def inked(surface: pygame.Surface) -> int:
    return pygame.mask.from_surface(surface, 40).count()


@pytest.fixture
def only_our_fonts(monkeypatch):
    ours = (package_file(*FALLBACK_FONT),)
    for cached in (letters._letter, letters.runs, text._widths):
        cached.cache_clear()
    monkeypatch.setattr(letters, "fallback_files", lambda: ours)
    text.forget()
    yield
    for cached in (letters._letter, letters.runs, text._widths):
        cached.cache_clear()
    text.forget()


def test_coverage_is_read_from_the_font():
    ours = letters_of(font_file(Role.TEXT))
    assert ord("A") in ours
    assert ord("王") not in ours
    assert ord("Ж") in letters_of(package_file(*FALLBACK_FONT))


def test_a_file_that_is_no_font_covers_nothing(tmp_path):
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"not a font at all, only words")
    assert letters_of(broken) == frozenset()
    assert letters_of(tmp_path / "missing.ttf") == frozenset()


@pytest.mark.parametrize("role", list(Role))
@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_drawn_and_as_wide_as_measured(name, role):
    for px in (12, 20, 48):
        image = text.render(name, role, px, "#1E1512")
        assert image.get_height() == text.line_height(role, px)
        assert abs(image.get_width() - max(1, text.width(name, role, px))) <= 1


def test_no_letter_is_ever_a_fonts_empty_box(only_our_fonts):
    for name in NAMES:
        for run in letters.runs(name, Role.BOLD):
            if run.file is not None:
                assert all(ord(sign) in letters_of(run.file) for sign in run.text)


def test_letters_of_no_font_become_small_cards(only_our_fonts):
    runs = letters.runs("王a", Role.BOLD)
    assert [run.file is None for run in runs] == [True, False]
    assert inked(text.render("王", Role.BOLD, 40, "#1E1512")) > 20


def test_a_letter_with_an_unknown_accent_keeps_its_base(only_our_fonts):
    assert "".join(run.text for run in letters.runs("ａ", Role.LABEL)) == "a"


def test_joiners_alone_draw_nothing_and_do_not_crash():
    assert text.width("\u200d\u200b", Role.TEXT, 20) == 0
    assert inked(text.render("\u200d", Role.TEXT, 20, "#1E1512")) == 0


def test_hebrew_stands_from_right_to_left(only_our_fonts):
    runs = letters.runs("אב cd", Role.TEXT)
    assert runs[0].text == "cd"
    assert not runs[0].leftwards
    assert all(run.leftwards for run in runs[1:])


def test_a_long_name_shrinks_first_and_is_cut_last():
    name, px = text.fit("Maria-Antonietta", Role.BOLD, 30, 200, least=18)
    assert name == "Maria-Antonietta"
    assert 18 <= px < 30
    name, px = text.fit("Maria-Antonietta", Role.BOLD, 30, 90, least=18)
    assert name.endswith("…")
    assert px == 18
    assert text.width(name, Role.BOLD, px) <= 90
    assert text.fit("Maria", Role.BOLD, 30, 0, least=18)[0] == "…"


def test_cutting_takes_accents_along_with_their_letter():
    assert letters.without_last("cafe\u0301") == "caf"


def test_wrapping_keeps_all_words_and_the_width():
    sentence = "Planets come after the exchange, and the exchange after the deal."
    lines = text.wrap(sentence, Role.TEXT, 20, 180)
    assert " ".join(lines) == sentence
    assert all(text.width(line, Role.TEXT, 20) <= 180 for line in lines)
    assert text.wrap("one\ntwo", Role.TEXT, 20, 500) == ("one", "two")


def test_a_word_longer_than_the_line_is_broken():
    lines = text.wrap("Donaudampfschifffahrt", Role.TEXT, 20, 80)
    assert len(lines) > 1
    assert "".join(lines) == "Donaudampfschifffahrt"
    assert all(text.width(line, Role.TEXT, 20) <= 80 for line in lines)


def test_spacing_makes_a_label_wider():
    plain, spaced = text.width("STOCK", Role.LABEL, 20), text.width("STOCK", Role.LABEL, 20, spacing=2)
    assert spaced == plain + 8
    assert text.render("STOCK", Role.LABEL, 20, "#FFFFFF", 2).get_width() == spaced


def test_a_paragraph_ends_where_it_says():
    surface = pygame.Surface((300, 300))
    words = "Which one stays? The other one is laid aside."
    end = text.paragraph(surface, words, (10, 10), 200, Role.TEXT, 20, "#FFFFFF")
    assert end == 10 + text.paragraph_height(words, Role.TEXT, 20, 200)
