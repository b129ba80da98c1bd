"""The queue of steps: each exactly once, in order, ending at the last, however impatient somebody is."""

from hypothesis import given
from hypothesis import strategies as st

from game.stage.motion import Pace, Speed
from game.stage.steps import Manner, Step, Steps


class Table:
    """Takes notes of what is shown; rests when told so."""

    def __init__(self):
        self.seen: list[tuple[int, Manner]] = []
        self.resting = True
        self.finished = 0
        self.steps = Steps(self.show, lambda: self.resting, self.finish)

    def show(self, step, manner):
        self.seen.append((step.look(), manner))

    def finish(self):
        self.finished += 1
        self.resting = True

    def push(self, *boards, hold=0.2):
        for board in boards:
            self.steps.push(Step(lambda board=board: board, hold=hold))


def test_steps_are_held_one_after_the_other():
    table = Table()
    table.push(1, 2)
    table.steps.update(0.016, Pace())
    assert table.seen == [(1, Manner.PLAY)]
    table.steps.update(0.15, Pace())
    assert len(table.seen) == 1
    table.steps.update(0.1, Pace())
    assert table.seen == [(1, Manner.PLAY), (2, Manner.PLAY)]
    assert table.steps.busy
    table.steps.update(0.3, Pace())
    assert not table.steps.busy


def test_the_hold_begins_when_the_motion_is_over():
    table = Table()
    table.push(1, 2)
    table.steps.update(0.016, Pace())
    table.resting = False
    table.steps.update(5.0, Pace())
    assert len(table.seen) == 1
    table.resting = True
    table.steps.update(0.3, Pace())
    assert len(table.seen) == 2


def test_a_view_is_asked_for_only_when_its_turn_comes():
    asked = []
    table = Table()
    table.steps.push(Step(lambda: asked.append(1)))
    table.steps.push(Step(lambda: asked.append(2)))
    table.steps.update(0.01, Pace())
    assert asked == [1]


def test_a_click_ends_the_motion_and_the_rest_goes_on_without_holding():
    table = Table()
    table.push(1, 2, 3, hold=9.0)
    table.steps.update(0.016, Pace())
    table.resting = False
    table.steps.hurry()
    assert table.finished == 1
    for _ in range(3):
        table.steps.update(0.016, Pace())
    assert table.seen[1:] == [(2, Manner.HURRY), (3, Manner.HURRY)]
    assert not table.steps.busy


def test_hurry_is_over_when_the_queue_was_empty():
    table = Table()
    table.push(1)
    table.steps.update(0.016, Pace())
    table.steps.hurry()
    table.steps.update(0.016, Pace())
    table.push(2)
    table.steps.update(0.016, Pace())
    assert table.seen[-1] == (2, Manner.PLAY)


def test_a_second_click_jumps_to_the_end():
    table = Table()
    table.push(1, 2, 3)
    table.steps.update(0.016, Pace())
    table.steps.hurry()
    table.steps.hurry()
    assert table.seen == [(1, Manner.PLAY), (2, Manner.JUMP), (3, Manner.JUMP)]
    assert not table.steps.busy


def test_hurrying_where_nothing_waits_does_nothing():
    table = Table()
    table.steps.hurry()
    assert table.finished == 0


def test_speed_off_jumps():
    table = Table()
    table.push(1, 2)
    table.steps.update(0.016, Pace(Speed.OFF))
    assert table.seen == [(1, Manner.JUMP), (2, Manner.JUMP)]
    assert not table.steps.busy


def test_slow_holds_longer():
    table = Table()
    table.push(1, 2, hold=1.0)
    table.steps.update(0.016, Pace(Speed.SLOW))
    table.steps.update(1.5, Pace(Speed.SLOW))
    assert len(table.seen) == 1
    table.steps.update(0.5, Pace(Speed.SLOW))
    assert len(table.seen) == 2


def test_cleared_steps_are_never_shown():
    table = Table()
    table.push(1, 2)
    assert table.steps.left == 2
    table.steps.clear()
    table.steps.update(1.0, Pace())
    assert table.seen == []
    assert not table.steps.busy


@given(st.lists(st.sampled_from(["push", "hurry", "tick", "moving", "still", "long", "off"]), max_size=60))
def test_whatever_happens_each_step_is_shown_once_in_order_and_the_last_stands_at_the_end(acts):
    table, pushed = Table(), 0
    for act in acts:
        match act:
            case "push":
                pushed += 1
                table.push(pushed)
            case "hurry":
                table.steps.hurry()
            case "tick":
                table.steps.update(0.016, Pace())
            case "long":
                table.steps.update(3.0, Pace())
            case "off":
                table.steps.update(0.016, Pace(Speed.OFF))
            case _:
                table.resting = act == "still"
    table.resting = True
    for _ in range(2 * pushed + 2):
        table.steps.update(3.0, Pace())
    assert [board for board, _ in table.seen] == list(range(1, pushed + 1))
    assert not table.steps.busy
