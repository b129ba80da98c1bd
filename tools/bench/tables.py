"""A table of each game in its fullest position, for measuring: one person, whose turn it is, among computer players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pygame

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import CHANCE, draw_options, random_move
from game.rules.record import Record, spell
from game.scenes import ENTRIES, Entry
from game.scenes.house import House
from game.scenes.table.table import Table
from game.stage.board import Board
from game.stage.motion import Pace, Speed
from game.stage.scene import Stage
from game.stage.settings import Settings
from game.stage.window import GameWindow, start_display
from game.store import Store
from tools.bench.measure import Frames

GAMES_AT_TABLES = ("blasting-billy", "bluffing-billionaires", "blast", "bullets-and-bombs")
SIZE = (1920, 1080)
FRAME = 1 / 60
_ROUNDS = 6
_WARM = 2


def fullest(game_id: str, games: int = 5) -> Match:
    """Of some random games the moment with most cards on view, at a full table, where a person is to move."""
    game = GAMES[game_id]
    seats = game.seats[-1]
    best: tuple[int, Record, int] | None = None
    for seed in range(games):
        rng = Random(seed)
        options = draw_options(game.options, {}, seats, rng)
        state = game.start(seats, options)
        moves: list[str] = []
        while state.to_move:
            if len(state.to_move) == 1 and state.to_move[0] != CHANCE:
                seat = state.to_move[0]
                cards = sum(len(zone.cards) for zone in state.view(seat).zones)
                if best is None or cards > best[0]:
                    best = cards, Record(game, ("",) * seats, options, tuple(moves)), seat
            seat, move = random_move(state, rng)
            state.play(seat, move)
            moves.append(spell(seat, move))
    assert best is not None
    _, record, person = best
    sitters = [Sitter(f"Player {n}", None if n == person else "easy") for n in range(seats)]
    return Match.resume(record, sitters, Random(0))


def tables() -> Iterator[tuple[Entry, Table, Stage]]:
    """Every game that is played at a table, on a stage of its own."""
    start_display()
    pygame.font.init()
    window = GameWindow("measured", size=SIZE)
    for entry in ENTRIES:
        if entry.go_on is None or entry.game not in GAMES_AT_TABLES:
            continue
        stage, house = Stage(window, Settings()), House(Store(None))
        table = entry.go_on(house, fullest(entry.game))
        assert isinstance(table, Table)
        stage.push(table)
        _run(table, stage)
        table.art.finish()  # in the first seconds at a table each frame draws one face ahead
        yield entry, table, stage
    window.close()


def _run(table: Table, stage: Stage) -> Frames:
    """Frames until all rests, half a second at least."""

    def frame() -> None:
        table.update(FRAME)
        table.draw(stage.window.surface)

    taken = Frames()
    while len(taken.wall) < 30 or (table.moving and len(taken.wall) < 900):
        taken.take(frame)
    return taken


def in_flight(table: Table, stage: Stage) -> tuple[Frames, int]:
    """Frames while every card flies from the middle to its place, and how many fly."""
    board = table.sprites.board
    heap = {card: replace(pose, x=SIZE[0] / 2, y=SIZE[1] / 2) for card, pose in board.poses.items()}
    taken = Frames()
    for turn in range(_ROUNDS):
        table.sprites.cut(Board(board.size, heap, board.zones))
        table.sprites.show(board, pace=Pace(Speed.SLOW))
        flight = _run(table, stage)
        if turn >= _WARM:
            taken.add(flight)
    return taken, len(board.poses)
