"""What there is to photograph: for every scene its beginning, middle and end, in the order in which they come.

A reel gets a camera and yields the name of each moment when it is on the screen. Tables are opened with games that were
played at random up to there, from a seed; people's moves are made through the table, buttons and keys are real events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pygame

from game.match.match import Match, Sitter
from game.rules.bluffing_billionaires.views import Phase
from game.rules.core import random_move
from game.scenes.blast.game import BlastGame
from game.scenes.blasting_billy.game import BillyGame
from game.scenes.bluffing_billionaires.game import BluffGame
from game.scenes.bullets_and_bombs import guided as guided_bombs
from game.scenes.bullets_and_bombs import seat as seat_bombs
from game.scenes.crazy_bullets.party import Party, Seat
from game.scenes.crazy_bullets.quiet import QuietStreet
from game.scenes.crazy_bullets.sides import CLOCKWISE
from game.scenes.crazy_bullets.street import Street
from game.scenes.curtain import Curtain
from game.scenes.history import History
from game.scenes.joining import Joining
from game.scenes.menu import Menu
from game.scenes.options import Options
from game.scenes.pause import Pause
from game.scenes.replay import Opening, Replay
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.setup.scene import Setup
from game.scenes.statistics import Statistics
from game.scenes.table.sitting import Bring, seat_down, set_up
from game.scenes.table.table import Table
from game.scenes.table.thinker import FastThinker
from game.scenes.votes import Votes
from tools.camera import Camera, furnish, played, seating

Reel = Callable[[Camera], Iterator[str]]
BRINGS: dict[str, Bring] = {"blasting-billy": BillyGame, "bluffing-billionaires": BluffGame, "blast": BlastGame}
TABLES: dict[str, tuple[str | None, ...]] = {
    "blasting-billy": (None, "easy", "normal", "hard"),
    "bluffing-billionaires": (None, "easy", "normal", "hard", "easy"),
    "blast": (None, "normal"),
}
SOLITAIRE = "bullets-and-bombs"
SEEDS = range(400)
BEGINNING, MIDDLE, END = "beginning", "middle", "end"


class Clock:
    """Milliseconds of the camera, for the street."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# ------------------------------------------------------------------ tables
def match_of(game: str, levels: tuple[str | None, ...], part: float, seed: int) -> Match:
    """A game of these people of which this part (0 to 1) has been played; at 1 a computer player's last move is due."""
    people = seating(game, levels)
    for number in range(seed, seed + len(SEEDS)):
        _, movers = played(people.sitters, game, people.options, number)
        if part < 1 or levels[movers[-1]] is not None:
            moves = min(round(len(movers) * part), len(movers) - 1)
            return played(people.sitters, game, people.options, number, moves)[0]
    raise LookupError(f"no game of {game} ends with a computer player's move")


def open_table(camera: Camera, game: str, levels: tuple[str | None, ...], part: float, seed: int = 1) -> Table:
    """The table of such a game, at rest."""
    people = seating(game, levels)
    table = seat_down(
        camera.house,
        people,
        BRINGS[game](people),
        again=lambda seat: table,
        others=lambda: set_up(camera.house, game, BRINGS[game]),
        match=match_of(game, levels, part, seed),
        thinker=FastThinker("easy"),
        seed=str(seed),
    )
    camera.show(table)
    return table


def table_reel(game: str, camera: Camera) -> Iterator[str]:
    """Somebody's table with computer players: the first decision, half-way, and how it ends."""
    for part, moment in ((0.0, BEGINNING), (0.55, MIDDLE)):
        open_table(camera, game, TABLES[game], part)
        yield moment
        camera.stage.back_to_first()
    table = open_table(camera, game, TABLES[game], 1.0)
    play_out(camera, table)
    yield END


def play_out(camera: Camera, table: Table) -> None:
    """Drive the table until its game is over and all is counted."""
    for _ in range(600):
        if table.match.over:
            break
        camera.roll(0.2, 0.05)
        if table.at_rest and table.may_decide and table.eyes in table.match.to_move:
            seat, move = random_move(table.match.state, Random(1))
            table.make_for(seat, move)
    camera.rest()


def bombs_reel(camera: Camera) -> Iterator[str]:
    """The solitaire: dealt, half-way, counted."""
    number, alone = 7, seating(SOLITAIRE, (None,))
    _, movers = played(alone.sitters, SOLITAIRE, alone.options, number)
    for moves, moment in ((0, BEGINNING), (len(movers) // 2, MIDDLE), (len(movers) - 1, END)):
        match, _ = played(alone.sitters, SOLITAIRE, alone.options, number, moves)
        table = seat_bombs(camera.house, match)
        camera.show(table)
        if moment == END:
            play_out(camera, table)
        yield moment
        camera.stage.back_to_first()


def lesson_reel(camera: Camera) -> Iterator[str]:
    """The guided first deal of the solitaire."""
    camera.show(guided_bombs(camera.house))
    for moment in (BEGINNING, MIDDLE, END):
        yield moment
        camera.key(pygame.KSCAN_SPACE, pygame.K_SPACE)
        camera.rest()


def curtain_reel(camera: Camera) -> Iterator[str]:
    """Two people at one screen: the curtain falls, is down, parts."""
    camera.settings.change("speed", "slow")
    table = open_table(camera, "blasting-billy", (None, None, "easy"), 0.3)
    curtain = camera.until(Curtain)
    camera.stage.pop(curtain)
    assert isinstance(curtain, Curtain)
    camera.stage.push(Curtain(curtain.called, lambda: None))
    camera.roll(0.25)
    yield BEGINNING
    camera.roll(2.0)
    yield MIDDLE
    camera.key(pygame.KSCAN_SPACE, pygame.K_SPACE)
    camera.roll(0.2)
    yield END
    table.steps.clear()


def votes_reel(camera: Camera) -> Iterator[str]:
    """Three people vote with keys of their own: nobody yet, one of them, all open."""
    people = seating("bluffing-billionaires", (None, None, None, None, "easy"))
    voting = next(match for match in _voting(people.sitters, people.options))
    table = seat_down(
        camera.house,
        people,
        BluffGame(people),
        again=lambda seat: table,
        others=lambda: set_up(camera.house, people.game, BluffGame),
        match=voting,
        thinker=FastThinker("easy"),
        seed="votes",
    )
    camera.show(table)
    camera.key(pygame.KSCAN_SPACE, pygame.K_SPACE)
    votes = camera.until(Votes)
    assert isinstance(votes, Votes)
    camera.roll(1.0)
    yield BEGINNING
    camera.key(votes.voters[0].keys[1])
    camera.roll(1.0)
    yield MIDDLE
    for voter in votes.voters[1:]:
        camera.key(voter.keys[0])
    camera.roll(0.7)
    yield END


def _voting(sitters: Sequence[Sitter], options: Mapping[str, object]) -> Iterator[Match]:
    """Games in which three people have to vote now."""
    for seed in SEEDS:
        for moves in range(8, 40):
            match, _ = played(sitters, "bluffing-billionaires", options, seed, moves)
            people = [seat for seat in match.state.to_move if seat >= 0 and sitters[seat].level is None]
            if match.view(None).facts.phase is Phase.VOTE and len(people) > 2:
                yield match


def pause_reel(camera: Camera) -> Iterator[str]:
    """Time out at a table."""
    open_table(camera, "blast", TABLES["blast"], 0.4)
    yield BEGINNING
    camera.key(pygame.KSCAN_ESCAPE, pygame.K_ESCAPE)
    camera.until(Pause)
    camera.rest()
    yield MIDDLE
    camera.key(pygame.KSCAN_DOWN, pygame.K_DOWN)
    camera.roll(0.5)
    yield END


# ------------------------------------------------------------------ the street
def party(*, calm: bool = False) -> Party:
    """Four computer players round the table."""
    names = ("Bo", "Lupe", "Doc", "Miss Ivy")
    levels = ("normal", "hard", "easy", "normal")
    seats = tuple(Seat(side, name, level=level) for side, name, level in zip(CLOCKWISE, names, levels, strict=True))
    return Party(seats, goal=1, calm=calm)


def street_reel(camera: Camera, *, calm: bool = False) -> Iterator[str]:
    """Four computer players at noon: before the first card, in a duel, and who won."""
    clock = Clock()
    kind = QuietStreet if calm else Street
    street: Street | QuietStreet = kind(camera.house, party(calm=calm), Random(5), clock)
    camera.stage.push(street)

    def go(ms: float) -> None:
        for _ in range(max(1, round(ms / 10))):
            clock.now += 10
            camera.loop.frame(0.01)

    go(600)
    yield BEGINNING
    go(9_000)
    for _ in range(900):
        if street.show.told is not None and street.show.told.hands and clock.now - street.show.told_at > 250:
            break
        go(10)
    yield MIDDLE
    for _ in range(400):
        if street.match.over:
            break
        go(1_000)
    go(6_000)
    yield END


# ------------------------------------------------------------------ the house
def menu_reel(camera: Camera) -> Iterator[str]:
    """The front door: at rest, a poster looked at, another one."""
    menu = camera.top
    assert isinstance(menu, Menu)
    yield BEGINNING
    camera.point(menu.posters[2].rect.center)
    camera.roll(0.5)
    yield MIDDLE
    camera.key(pygame.KSCAN_RIGHT, pygame.K_RIGHT)
    camera.roll(0.5)
    yield END


def setup_reel(game: str, camera: Camera) -> Iterator[str]:
    """Sitting down: as it opens, with another player more, with the house rules."""
    setup = set_up(camera.house, game, BRINGS[game])
    assert isinstance(setup, Setup)
    camera.show(setup)
    yield BEGINNING
    free = [parts for parts in setup.places if "person" in parts.widgets]
    if free:
        camera.click(free[0].widgets["person"])
        camera.rest()
    yield MIDDLE
    if setup.house_rules.shown:
        camera.click(setup.house_rules)
    else:
        camera.key(pygame.KSCAN_TAB, pygame.K_TAB)
    camera.rest()
    yield END


def joining_reel(camera: Camera) -> Iterator[str]:
    """Sitting down at the street: empty, two, four."""
    camera.show(Joining(camera.house, Clock()))
    yield BEGINNING
    camera.key(pygame.KSCAN_B, pygame.K_b)
    camera.key(pygame.KSCAN_Y, pygame.K_y)
    camera.rest()
    yield MIDDLE
    camera.key(pygame.KSCAN_Q, pygame.K_q)
    camera.key(pygame.KSCAN_P, pygame.K_p)
    camera.rest()
    yield END


def options_reel(camera: Camera) -> Iterator[str]:
    """Everything that can be set: from above, some keys further, its end."""
    camera.show(Options(camera.house))
    yield BEGINNING
    for moment, times in ((MIDDLE, 6), (END, 14)):
        for _ in range(times):
            camera.key(pygame.KSCAN_TAB, pygame.K_TAB)
        camera.rest()
        yield moment


def rulebook_reel(camera: Camera) -> Iterator[str]:
    """A rulebook's first, middle and last page."""
    book = Rulebook(BOOKS["blasting-billy"]())
    camera.show(book)
    yield BEGINNING
    last = len(book.chapters) - 1
    for moment, at in ((MIDDLE, last // 2), (END, last)):
        book.open(at)
        camera.rest()
        yield moment


def history_reel(camera: Camera) -> Iterator[str]:
    """The list of games: as it opens, another one picked, the last."""
    camera.show(History(camera.house))
    yield BEGINNING
    for moment, times in ((MIDDLE, 3), (END, 12)):
        for _ in range(times):
            camera.key(pygame.KSCAN_DOWN, pygame.K_DOWN)
        camera.rest()
        yield moment


def statistics_reel(camera: Camera) -> Iterator[str]:
    """Figures: as they open, and two games further."""
    camera.show(Statistics(camera.house))
    yield BEGINNING
    for moment in (MIDDLE, END):
        for _ in range(2):
            camera.key(pygame.KSCAN_TAB, pygame.K_TAB)
        camera.key(pygame.KSCAN_RIGHT, pygame.K_RIGHT)
        camera.rest()
        yield moment


def replay_reel(folder: Path, camera: Camera) -> Iterator[str]:
    """A record looked at again: before the first move, in the middle, at the end."""
    people = seating("blasting-billy", TABLES["blasting-billy"])
    match, _ = played(people.sitters, people.game, people.options, 3)
    file = folder / "shot.saloon.json"
    file.write_text(match.record().write(), encoding="utf-8")
    camera.stage.push(Opening(camera.house, file))
    replay = camera.until(Replay)
    assert isinstance(replay, Replay)
    for moment, at in ((BEGINNING, 0), (MIDDLE, replay.theatre.length // 2), (END, replay.theatre.length)):
        replay.go_to(at)
        camera.rest()
        yield moment


def reels(folder: Path) -> dict[str, Reel]:
    """All reels by name; `folder`: where files may be laid down."""
    return {
        "menu": menu_reel,
        **{f"setup-{game}": partial(setup_reel, game) for game in BRINGS},
        "joining": joining_reel,
        "options": options_reel,
        "rulebook": rulebook_reel,
        "history": history_reel,
        "statistics": statistics_reel,
        "replay": partial(replay_reel, folder),
        **{f"table-{game}": partial(table_reel, game) for game in BRINGS},
        "table-bullets-and-bombs": bombs_reel,
        "lesson": lesson_reel,
        "curtain": curtain_reel,
        "votes": votes_reel,
        "pause": pause_reel,
        "street": street_reel,
        "street-calm": partial(street_reel, calm=True),
    }


def furnished(folder: Path) -> Path:
    """A folder with a store that is worth looking back at; made once."""
    if not folder.exists():
        furnish(folder)
    return folder
