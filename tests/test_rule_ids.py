"""Every rule has a test that cites it, and no test cites a rule that there isn't."""

from __future__ import annotations

from tests.conftest import TESTS, cited_rules


def known_rules() -> set[str]:
    return set((TESTS / "rule_ids.txt").read_text(encoding="utf-8").split())


def test_every_rule_is_cited_by_a_test() -> None:
    missing = known_rules() - cited_rules()
    assert not missing, f"rules without a test: {', '.join(sorted(missing))}"


def test_no_test_cites_an_unknown_rule() -> None:
    assert cited_rules() <= known_rules()
