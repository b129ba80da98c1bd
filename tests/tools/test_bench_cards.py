"""The measuring itself works; what it measures is no matter of a test."""

from tools.bench.cards import frames_of_cards


def test_frames_of_cards_names_its_figures():
    figures = frames_of_cards(n=5, rounds=1)
    assert figures["sprites"] == 5
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert 0 <= figures["p50_cpu_ms"] <= figures["p99_cpu_ms"]
