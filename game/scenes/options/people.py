"""Who plays here: a row a person with hat, name, two keys and a cross."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect, Surface

from game.scenes.house import House
from game.scenes.naming import new_person
from game.scenes.options.keys import STEERING, Slot, owner, suggested, with_key
from game.scenes.options.sheet import Row, Section
from game.scenes.words import options as words
from game.stage import draw, text, theme
from game.stage.scene import Stage
from game.stage.theme import Ground, Kind, Look, Role
from game.stage.units import Units
from game.stage.widgets import Answer, Button, Field, IconButton, KeyCap, Tip, Widget, ask
from game.stage.widgets.base import Brush
from game.store import HATS, NAME_LETTERS, Person

MOST = 6
ROWS = {5: 66, 6: 57}
ROW = 74
"""The height of a row, and of rows that are one of so many."""
HAT, NAME_AT, NAME_WIDE, CAP, KEY_1_AT, KEY_2_AT, CROSS = 56, 72, 372, 56, 524, 648, 44
"""Sizes and places in a row, in design units; the places of the caps are their middles."""
LISTEN_WIDE, ROW_WIDE = 112, 792


class HatButton(Widget):
    """A person's hat in a round window; a press puts on the next one."""

    def __init__(self, hat: int, on_press: Callable[[], None]) -> None:
        super().__init__()
        self.hat, self.on_press = hat, on_press
        self.ground = Ground.PAPER
        self.tip = Tip(words.HAT_TIP, words.HAT_TIP_MORE)

    def draw_ring(self, brush: Brush, box: Rect) -> None:
        draw.focus_ring(brush.surface, box, box.h // 2, brush.units, glows=False)

    def paint(self, brush: Brush, box: Rect) -> None:
        radius = min(box.w, box.h) // 2
        fill = theme.CREAM if brush.look is Look.HOVER else "#F3DDAE"
        draw.disc(brush.surface, box.center, radius, theme.INK)
        draw.disc(brush.surface, box.center, radius - brush.units.px(3), fill)
        wide = round(box.w * (0.7 if brush.look is Look.PRESSED else 0.76))
        image = draw.picture(("hats", f"hat-{self.hat}.svg"), (wide, round(wide * 0.75)))
        brush.surface.blit(image, image.get_rect(center=box.center))


class PersonRow:
    """The widgets of one person."""

    def __init__(self, desk: PeopleDesk, place: int) -> None:
        person = desk.people[place]
        self.desk, self.place = desk, place
        self.hat = HatButton(person.hat, lambda: desk.next_hat(place))
        self.name = Field(
            person.name,
            lambda _: None,
            on_done=lambda name: desk.rename(place, name),
            hint=words.NAME_HINT,
            most=NAME_LETTERS,
        )
        self.caps = [
            KeyCap(desk.label(person.keys[at]), self._taker(Slot(place, at)), ground=Ground.PAPER) for at in (0, 1)
        ]
        self.cross = IconButton("close", lambda: desk.ask_out(place), ground=Ground.PAPER)
        self.cross.tip = Tip(words.LEAVES_TIP, "")

    def _taker(self, slot: Slot) -> Callable[[int, int], None]:
        return lambda scancode, _: self.desk.want_key(slot, scancode)

    @property
    def widgets(self) -> list[Widget]:
        """In the order of the row."""
        return [self.hat, self.name, *self.caps, self.cross]

    @property
    def listening(self) -> bool:
        """Whether a cap waits for its key."""
        return any(cap.listening for cap in self.caps)

    def put(self, rect: Rect, k: float) -> None:
        """Place the widgets in the row."""
        middle = rect.centery
        least = round(8 * k)
        tall = min(round(HAT * k), rect.h - least)
        part = min(1.0, rect.w / (ROW_WIDE * k))
        right = rect.right
        cross = round(CROSS * k)
        self.cross.rect = Rect(right - cross, middle - cross // 2, cross, cross)
        cap = min(round(CAP * k), rect.h - least)
        listen = round(LISTEN_WIDE * k * part)
        second = rect.x + round(KEY_2_AT * k * part)
        first = rect.x + round(KEY_1_AT * k * part)
        for widget, at in zip(self.caps, (first, second), strict=True):
            wide = listen if widget.listening else max(cap, min(listen, cap + round((len(widget.label) - 1) * 11 * k)))
            widget.rect = Rect(at - wide // 2, middle - cap // 2, wide, cap)
        self.hat.rect = Rect(rect.x, middle - tall // 2, tall, tall)
        left = rect.x + round(NAME_AT * k)
        room = min(round(NAME_WIDE * k), first - listen // 2 - round(8 * k) - left)
        self.name.rect = Rect(
            left, middle - min(round(52 * k), rect.h - least) // 2, max(1, room), min(round(52 * k), rect.h - least)
        )

    def paint(self, surface: Surface, rect: Rect, units: Units) -> None:
        """The light behind a row that is being changed."""
        if self.listening:
            draw.rounded(surface, rect.inflate(units.px(20), -2), "#F9E3A8", units.px(12))


class PeopleDesk:
    """Changes who plays here. `rebuild` is called when rows come or go, or labels change, `focus` gets what is next.

    `elsewhere` says what its line shows while no person's cap listens.
    """

    def __init__(
        self,
        stage: Stage,
        house: House,
        rebuild: Callable[[], None],
        focus: Callable[[Widget], None],
        elsewhere: Callable[[], str],
    ) -> None:
        self.stage, self.house, self.rebuild, self.focus = stage, house, rebuild, focus
        self.elsewhere = elsewhere
        self.rows: list[PersonRow] = []
        self.adder = Button(words.ADD, self.add, icon="plus", size=21, ground=Ground.PAPER)

    @property
    def people(self) -> tuple[Person, ...]:
        """Who plays here now."""
        return self.house.store.people

    def label(self, scancode: int) -> str:
        """What stands on a cap."""
        return self.stage.input.names.label(scancode)

    def _keep(self, people: tuple[Person, ...]) -> None:
        self.house.store.keep_people(people)
        self.rebuild()

    # -------------------------------------------------------------- changes
    def add(self) -> None:
        """One more person, with a free name that can be written over at once, the next hat, and free keys."""
        name = new_person([person.name for person in self.people])
        hat = len(self.people) % HATS + 1
        newcomer = Person(name, hat, suggested(self.people))
        self._keep((*self.people, newcomer))
        field = self.rows[-1].name
        self.focus(field)
        field.start(over=True)

    def next_hat(self, place: int) -> None:
        """Put on the next hat."""
        person = self.people[place]
        self._change(place, replace(person, hat=person.hat % HATS + 1))

    def rename(self, place: int, name: str) -> None:
        """Give somebody another name; an empty one or somebody else's is refused and the old one comes back."""
        name = " ".join(name.split())
        old = self.people[place].name
        if name == old:
            return
        others = {person.name.casefold() for at, person in enumerate(self.people) if at != place}
        if name.casefold() in others:
            self.stage.refuse(words.NAME_TAKEN.format(name=name))
            name = ""
        if not name:
            self.rows[place].name.words = old
            return
        self._change(place, replace(self.people[place], name=name))

    def _change(self, place: int, person: Person) -> None:
        self._keep((*self.people[:place], person, *self.people[place + 1 :]))

    def ask_out(self, place: int) -> None:
        """Ask, then forget somebody."""
        person = self.people[place]

        def out() -> None:
            self._keep(tuple(each for each in self.people if each != person))

        answers = [Answer(words.LEAVES_NO, safe=True), Answer(words.LEAVES_YES, out, Kind.DANGER)]
        ask(self.stage, words.LEAVES.format(name=person.name), [words.LEAVES_LINE], answers, "person")

    def want_key(self, slot: Slot, scancode: int) -> None:
        """A cap heard a key: give it, or say why not, or ask whether to swap."""
        key = self.label(scancode)
        if scancode in STEERING:
            self.stage.refuse(words.STEERS.format(key=key))
            return
        had = owner(self.people, scancode)
        if had == slot:
            return
        if had is None:
            self._keep(with_key(self.people, slot, scancode))
            return
        cap = self.rows[slot.person].caps[slot.at]
        cap.clash = True

        def swap() -> None:
            self._keep(with_key(self.people, slot, scancode))

        def leave() -> None:
            cap.clash = False

        line = words.TAKEN_LINE.format(key=key, owner=words.OWNERS.format(name=self.people[had.person].name))
        answers = [Answer(words.NO_SWAP, leave, safe=True), Answer(words.SWAP, swap, Kind.PRIMARY)]
        ask(self.stage, words.TAKEN.format(key=key), [line], answers, "keyboard")

    # -------------------------------------------------------------- section
    def section(self) -> Section:
        """The rows as they stand now, with fresh widgets."""
        self.rows = [PersonRow(self, place) for place in range(len(self.people))]
        if len(self.people) >= MOST:
            self.adder.disable(words.NO_MORE)
        else:
            self.adder.enable()
        top = Row(52, paint=self._paint_top)
        people = [Row(ROWS.get(len(self.rows), ROW), paint=row.paint, place=row.put) for row in self.rows]
        lines = [] if self.rows else [Row(64, paint=_paint_nobody)]
        status = Row(34, paint=self._paint_status)
        return Section(words.PEOPLE, [top, *people, *lines, status, Row(62, place=self._put_adder)])

    @property
    def widgets(self) -> list[Widget]:
        """All widgets of the section."""
        return [*(widget for row in self.rows for widget in row.widgets), self.adder]

    def _put_adder(self, rect: Rect, k: float) -> None:
        self.adder.rect = Rect(rect.x, rect.y + round(4 * k), min(rect.w, round(250 * k)), round(54 * k))

    def _paint_top(self, surface: Surface, rect: Rect, units: Units) -> None:
        first, second = words.PEOPLE_NOTE
        px = units.text(18)
        room = rect.w // 2
        if self.rows:
            for at, row_cap in enumerate(self.rows[0].caps):
                label = (words.KEY_1, words.KEY_2)[at]
                middle = row_cap.rect.centerx - self.rows[0].hat.rect.x + rect.x
                at_point = (middle, rect.bottom - units.px(4))
                text.write(surface, label, at_point, Role.LABEL, units.text(22), theme.SECOND, "midbottom")
        else:
            room = rect.w
        text.write(surface, first, (rect.x, rect.y), Role.TEXT, px, theme.SECOND, room=room)
        text.write(surface, second, (rect.x, rect.y + round(px * 1.3)), Role.TEXT, px, theme.SECOND, room=room)

    def _paint_status(self, surface: Surface, rect: Rect, units: Units) -> None:
        row = next((row for row in self.rows if row.listening), None)
        line = words.LISTENING.format(who=self.people[row.place].name) if row else self.elsewhere()
        text.write(surface, line, rect.midleft, Role.BOLD, units.text(20), "#7A3420", "midleft", room=rect.w)


def _paint_nobody(surface: Surface, rect: Rect, units: Units) -> None:
    text.paragraph(surface, words.NO_PEOPLE, rect.topleft, rect.w, Role.TEXT, units.text(20), theme.INK)
