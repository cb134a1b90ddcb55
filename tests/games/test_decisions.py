"""Every kind of decision is one object with a number, name, rule, answers and prompt; none is missing."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from republik import games
from republik.games.weimar.rules import flow as weimar_flow
from republik.games.weimar.rules import position as weimar_position
from republik.games.weimar.rules import steps as weimar_steps
from republik.games.weimar.rules.rules import rules_for
from republik.games.wsdv.rules import flow as wsdv_flow
from republik.games.wsdv.rules import position as wsdv_position
from republik.games.wsdv.rules import steps as wsdv_steps
from republik.games.wsdv.rules.rules import standard_rules
from republik.messages.render import renderer
from republik.table import snapshot

RULES: dict[str, Callable[[], Any]] = {"wsdv": lambda: standard_rules("2.1"), "weimar": rules_for}
FLOW: dict[str, ModuleType] = {"wsdv": wsdv_flow, "weimar": weimar_flow}
STEPS: dict[str, ModuleType] = {"wsdv": wsdv_steps, "weimar": weimar_steps}
POSITION: dict[str, ModuleType] = {"wsdv": wsdv_position, "weimar": weimar_position}
SOURCES = Path(games.__file__).parent
NOT_FIELDS = {
    "listener",
    "stack",
    "depth",
    "pending",
}  # the listener is not part of a position; the agenda has its own format


@pytest.fixture(params=["wsdv", "weimar"])
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def middle(game: str, seed: int, decisions: int = 150) -> Any:
    """Returns a position from a random game."""
    choose = Random(seed).choice
    position = POSITION[game].new_position(RULES[game]())
    for _ in range(decisions):
        before = position.copy()
        position.play(choose(position.moves()))
        if position.to_act() is None:
            return before
    return position


def positions(game: str) -> Iterator[Any]:
    for seed in range(3):
        choose = Random(seed).choice
        position = POSITION[game].new_position(RULES[game]())
        while position.to_act() is not None:
            yield position
            position.play(choose(position.moves()))


def decision_of(game: str, position: Any) -> Any:
    """Returns the pending decision."""
    return wsdv_flow.decision(position) if game == "wsdv" else weimar_flow.decision(position)


# -- kinds of steps ----------------------------------------------------------------------------------------------------


def test_every_number_is_one_kind_of_step(game: str) -> None:
    flow, steps = FLOW[game], STEPS[game]
    automatic = sorted(step.kind for step in flow.AUTOMATIC)
    decisions = sorted(decision.kind for decision in flow.DECISIONS)
    assert automatic == list(range(len(automatic)))
    assert decisions == list(range(steps.FIRST_DECISION, steps.FIRST_DECISION + len(decisions)))


@pytest.mark.parametrize("kind", [*weimar_flow.AUTOMATIC, *weimar_flow.DECISIONS])
def test_a_step_of_weimar_is_read_from_its_numbers(kind: type[weimar_steps.Step]) -> None:
    """Every named number has its place; a number without a name is no part of the step."""
    slots = kind.slots.split()
    numbers = [kind.kind]
    for slot in slots:
        number = 1 if slot.endswith("?") else 2 + slots.index(slot)
        numbers.append(weimar_steps.FIXED_SLOTS.get(slot, number))
    numbers += [0] * (weimar_steps.STEP - len(numbers))
    step = weimar_flow.step_from(numbers)
    assert type(step) is kind
    assert step.numbers() == numbers
    assert [name for name in weimar_steps.field_names(kind.slots) if f"{name}=" not in repr(step)] == []
    for place in range(1, weimar_steps.STEP):
        if place > len(slots) or slots[place - 1] in weimar_steps.FIXED_SLOTS:
            wrong = numbers[:]
            wrong[place] += 1
            with pytest.raises(ValueError, match="is no"):
                weimar_flow.step_from(wrong)


def test_every_kind_of_decision_has_its_name_rule_and_answers(game: str) -> None:
    flow = FLOW[game]
    names = [decision.name for decision in flow.DECISIONS]
    assert len(set(names)) == len(names)
    blocks = {block.name for block in POSITION[game].new_position(RULES[game]()).rules.actions.blocks}
    for decision in flow.DECISIONS:
        assert decision.name, decision.kind
        assert decision.rule, decision.name
        assert decision.answers, decision.name
        assert set(decision.answers.split()) <= blocks, decision.name
    assert blocks == {name for decision in flow.DECISIONS for name in decision.answers.split()}
    assert {decision.kind: decision.name for decision in flow.DECISIONS} == flow.STEP_NAMES


def test_whatever_is_offered_answers_the_decision(game: str) -> None:
    for position in positions(game):
        answers = decision_of(game, position).answers.split()
        block_of = position.rules.actions.block_of
        assert {block_of(move).name for move in position.moves()} <= set(answers)


def test_every_decision_asks_in_a_sentence(game: str) -> None:
    words = renderer(games.game(game))
    for position in positions(game):
        decision = decision_of(game, position)
        phrase = decision.prompt(position)
        assert phrase.key.startswith("prompt-" + decision.name.replace("_", "-"))
        assert words.text(phrase)


def test_moves_are_found_by_where_their_block_begins(game: str) -> None:
    actions = POSITION[game].new_position(RULES[game]()).rules.actions
    assert len(actions.start_of) == actions.count
    assert all(actions.block_of(move).start == start for move, start in enumerate(actions.start_of))


# -- fields of a position ----------------------------------------------------------------------------------------------


def all_fields(game: str) -> list[str]:
    fields = POSITION[game].FIELDS
    return [*fields.arrays, *fields.lists, *fields.lists_of_lists, *fields.numbers, *fields.flags]


def changed(game: str, data: dict[str, Any], name: str) -> dict[str, Any]:
    """Returns the plain data of a position with one field changed."""
    fields, value = POSITION[game].FIELDS, data[name]
    if name in fields.flags:
        other: Any = not value
    elif name in fields.numbers:
        other = value + 1
    elif name in fields.lists_of_lists:
        other = [*value, [1]] if not value else [[*value[0], 1], *value[1:]]
    else:
        other = [value[0] + 1, *value[1:]] if value else [1]
    return {**data, name: other}


def read(game: str, data: dict[str, Any]) -> Any:
    """Builds a position from plain data, even if it cannot arise."""
    position = POSITION[game].Position(RULES[game]())
    position.clear()
    snapshot.fill(position, POSITION[game].FIELDS, data)
    return position


def test_the_list_of_fields_is_that_of_the_state(game: str) -> None:
    tree = ast.parse((SOURCES / game / "rules" / "state.py").read_text(encoding="utf-8"))
    (state,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State"]
    declared = [ast.unparse(node.target) for node in state.body if isinstance(node, ast.AnnAssign)]
    assert sorted(all_fields(game)) == sorted(set(declared) - NOT_FIELDS)


def test_every_field_counts_when_positions_are_compared(game: str) -> None:
    data = snapshot.plain_data(middle(game, 1), POSITION[game].FIELDS)
    for name in all_fields(game):
        assert read(game, changed(game, data, name)) != read(game, data), name


def test_every_field_is_copied(game: str) -> None:
    fields = POSITION[game].FIELDS
    data = snapshot.plain_data(middle(game, 2), fields)
    for name in all_fields(game):
        position = read(game, changed(game, data, name))
        copy = position.copy()
        assert copy == position, name
        assert snapshot.plain_data(copy, fields) == snapshot.plain_data(position, fields), name


def test_what_is_changed_in_place_is_not_shared_with_copies(game: str) -> None:
    for name in set(POSITION[game].FIELDS.arrays) - {"seating"}:  # never changed in place
        position = middle(game, 3)
        copy = position.copy()
        array = getattr(position, name)
        if len(array):
            array[0] += 1
            setattr(position, name, array)  # when compiled, the attribute returns a copy of the array
            assert getattr(copy, name)[0] + 1 == getattr(position, name)[0], name


def test_every_field_is_cleared(game: str) -> None:
    """Setting up a board again leaves nothing of the previous game."""
    fields = POSITION[game].FIELDS
    fresh = POSITION[game].Position(RULES[game]())
    fresh.clear()
    for name in all_fields(game):
        data = snapshot.plain_data(middle(game, 4), fields)
        position = read(game, changed(game, data, name))
        position.clear()
        assert snapshot.plain_data(position, fields) == snapshot.plain_data(fresh, fields), name


def test_every_field_is_in_the_text_form(game: str) -> None:
    position = middle(game, 5)
    data = POSITION[game].to_dict(position)
    assert set(all_fields(game)) <= set(data)
    assert snapshot.plain_data(read(game, data), POSITION[game].FIELDS) == snapshot.plain_data(
        position, POSITION[game].FIELDS
    )
