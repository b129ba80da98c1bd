"""Every rule has a test that cites it, and no test cites a rule that there isn't."""

from __future__ import annotations

from tests.conftest import TESTS, cited_rules

LIVE = {f"bullets-{n}" for n in (24, 26, 27, 28, 30, 31, 32, 33)}
"""Rules of the live duel, which are tested with its judge."""


def known_rules() -> set[str]:
    return set((TESTS / "rule_ids.txt").read_text(encoding="utf-8").split())


def test_every_rule_is_cited_by_a_test() -> None:
    missing = known_rules() - cited_rules() - LIVE
    assert not missing, f"rules without a test: {', '.join(sorted(missing))}"


def test_no_test_cites_an_unknown_rule() -> None:
    assert cited_rules() <= known_rules()
