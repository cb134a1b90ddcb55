"""The effect notation: parsing, formatting, and errors for broken texts."""

import contextlib
import itertools
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules.components import Components, load_components
from republik.games.weimar.rules.conditions import (
    CONDITIONS,
    Blockade,
    Councils,
    Done,
    Governs,
    Green,
    Impulse,
    Majority,
    Minority,
)
from republik.games.weimar.rules.effects import BadEffect, Effect, Step, effect_text, parse_effect, verb_named
from republik.games.weimar.rules.verb import Verb
from republik.games.weimar.rules.verbs import VERBS


@pytest.fixture(scope="module")
def box() -> Components:
    return load_components()


def only(text: str) -> Step:
    (step,) = parse_effect(text).blocks[0]
    return step


def test_every_effect_of_the_box_is_written_as_it_is_printed(box: Components) -> None:
    assert len(box.effects) > 250
    for effect in box.effects:
        assert effect_text(effect) == effect.text
        assert parse_effect(effect.text, effect.name, effect.number) == effect


def test_effects_are_numbered_by_their_place_and_named_once(box: Components) -> None:
    assert [effect.number for effect in box.effects] == list(range(len(box.effects)))
    assert len({effect.name for effect in box.effects}) == len(box.effects)


def test_every_verb_and_condition_is_used_by_some_card_or_is_a_party_marker(box: Components) -> None:
    steps = [step for effect in box.effects for block in effect.blocks for step in block]
    assert {step.verb for step in steps} == set(VERBS)
    assert {type(step.condition) for step in steps} == {type(None), *CONDITIONS}


def test_a_word_names_one_verb() -> None:
    assert len({verb.word for verb in VERBS}) == len(VERBS)
    assert all(verb_named(verb.word) is verb for verb in VERBS)
    assert fx.CITIES[fx.BERLIN] == "berlin"
    assert fx.CITIES[fx.MUENCHEN] == "muenchen"


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.word)
def test_a_verb_knows_all_that_is_asked_of_it(verb: Verb) -> None:
    own = {name for kind in type(verb).__mro__ if kind not in (Verb, object) for name in vars(kind)}
    assert verb.word
    if verb.most_blocks:
        assert own >= {"changes_something_inside", "open", "phrase_around", "best_of"}
    else:
        assert "do" in own


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("base +2 DNVP", Step(verb_named("base"), 2, fx.DNVP)),
        ("base -1 foe", Step(verb_named("base"), -1, fx.FOE)),
        ("base +1 Z @breslau", Step(verb_named("base"), 1, fx.ZENTRUM, fx.CITIES.index("breslau"))),
        ("vp +1 gov", Step(verb_named("vp"), 1, fx.GOV)),
        ("supply 3 rfb", Step(verb_named("supply"), 3, thing=fx.UNITS.index("rfb"))),
        ("supply 1 freikorps2 DNVP", Step(verb_named("supply"), 1, fx.DNVP, thing=fx.UNITS.index("freikorps2"))),
        ("mobilise 2 own @C", Step(verb_named("mobilise"), 2, place=fx.THE_CITY, thing=fx.OWN_UNITS)),
        ("mobilise 3 gov @any", Step(verb_named("mobilise"), 3, place=fx.ANYWHERE, thing=fx.GOV_UNITS)),
        ("dissolve 1", Step(verb_named("dissolve"), 1, fx.NOBODY)),
        ("dissolve 1 KPD @C", Step(verb_named("dissolve"), 1, fx.KPD, fx.THE_CITY)),
        ("poverty +2 @rnd", Step(verb_named("poverty"), 2, place=fx.RANDOM)),
        ("blockade -all", Step(verb_named("blockade"), -fx.ALL)),
        ("flag +1", Step(verb_named("flag"), 1, thing=fx.ANY_NATION)),
        ("flag +1 usa_uk", Step(verb_named("flag"), 1, thing=1)),
        ("topic any @0", Step(verb_named("topic"), 0, fx.NOBODY, thing=fx.ANY_TOPIC)),
        ("topic media @SPD3", Step(verb_named("topic"), 3, fx.SPD, thing=fx.TOPICS.index("media"))),
        ("steer 3", Step(verb_named("steer"), 3, thing=fx.ANY_TOPIC)),
        ("steer 3 dolchstoss", Step(verb_named("steer"), 3, thing=fx.TOPICS.index("dolchstoss"))),
        ("debate 2", Step(verb_named("debate"), 2)),
        ("debate big small", Step(verb_named("debate"), 0)),
        ("fight KPD @C", Step(verb_named("fight"), 0, fx.KPD, fx.THE_CITY)),
        ("crisis 1 gov", Step(verb_named("crisis"), 1, fx.GOV)),
        ("society white", Step(verb_named("society"), 1, thing=fx.WHITE_MARKER)),
        ("society -1", Step(verb_named("society"), -1, thing=fx.ANY_MARKER)),
        ("society badehose", Step(verb_named("society"), 1, thing=0)),
        ("discard all", Step(verb_named("discard"), fx.ALL)),
        ("bonus demo +1", Step(verb_named("bonus"), 1)),
        ("fetch reinforcement", Step(verb_named("fetch"))),
        ("score seats", Step(verb_named("score seats"))),
        ("nsdap chancellor", Step(verb_named("nsdap"), party=fx.CHANCELLOR)),
        ("control Z DNVP", Step(verb_named("control"), 0, fx.ZENTRUM, thing=fx.DNVP)),
        ("out stresemann uspd ddp", Step(verb_named("out"), thing=0b01101)),
        ("by others: steer 1", Step(verb_named("steer"), 1, thing=fx.ANY_TOPIC, by=fx.OTHERS)),
        ("if gov: vp +1", Step(verb_named("vp"), 1, condition=Governs(fx.YOU))),
        ("if no blockade: advance", Step(verb_named("advance"), condition=Blockade(negated=True))),
        ("if A12 open: advance", Step(verb_named("advance"), condition=Done(2, negated=True))),
        ("if A13 done: advance", Step(verb_named("advance"), condition=Done(3))),
        ("if minority: advance", Step(verb_named("advance"), condition=Minority())),
        ("if majority @C: advance", Step(verb_named("advance"), condition=Majority(fx.THE_CITY))),
        (
            "if no councils @muenchen: advance",
            Step(verb_named("advance"), condition=Councils(7, negated=True)),
        ),
        ("if impulse<=2: advance", Step(verb_named("advance"), condition=Impulse(2))),
        ("if no rentenmark: advance", Step(verb_named("advance"), condition=Green(11, negated=True))),
        (
            "if DNVP not gov: by DNVP: coup @berlin",
            Step(verb_named("coup"), place=5, by=fx.DNVP, condition=Governs(fx.DNVP, negated=True)),
        ),
    ],
)
def test_a_step_means_what_it_says(text: str, step: Step) -> None:
    assert only(text) == step
    assert effect_text(parse_effect(text)) == text


def test_brackets_name_their_blocks() -> None:
    effect = parse_effect("( seat +1 SPD | may ( foreign; advance ) ); cities 3 ( demo @C ); vote ( vp +1 | vp -1 )")
    choice, cities, vote = effect.blocks[0]
    assert (choice.verb.word, choice.blocks) == (fx.CHOICE, (1, 2))
    (optional,) = effect.blocks[2]
    assert (optional.verb.word, optional.blocks) == (fx.MAY, (3,))
    assert [step.verb.word for step in effect.blocks[3]] == ["foreign", "advance"]
    assert (cities.verb.word, cities.amount, cities.blocks) == (fx.EACH_CITY, 3, (4,))
    assert (vote.verb.word, vote.blocks) == (fx.VOTE, (5, 6))


def test_a_condition_covers_a_whole_bracket() -> None:
    step = only("if majority @C: ( uprising +1 @C; uprising +1 @any )")
    assert step.verb.word == fx.CHOICE
    assert step.blocks == (1,)
    assert step.condition == Majority(fx.THE_CITY)


def test_an_empty_effect_does_nothing() -> None:
    effect = parse_effect("")
    assert effect.blocks == ((),)
    assert not effect
    assert effect_text(effect) == ""
    assert parse_effect("advance")


def test_an_effect_is_plain_data() -> None:
    effect = parse_effect("( base +1 | seat +1 )", "X01.event", 7)
    again = pickle.loads(pickle.dumps(effect))
    assert again == effect
    assert hash(again) == hash(effect)


@pytest.mark.parametrize(
    ("text", "at", "reason"),
    [
        ("basis +1", 0, "no such verb"),
        ("base +1; ", 9, "the text ends too soon"),
        ("base 1", 5, "+n or -n expected"),
        ("base +0", 5, "+n or -n expected"),
        ("base +10", 5, "+n or -n expected"),
        ("steer +2", 6, "a number from 1 to 9 expected"),
        ("steer 0", 6, "a number from 1 to 9 expected"),
        ("base +1 USPD", 8, "not expected here"),
        ("base +1 @bonn", 8, "no such place"),
        ("unrest +1", 9, "no such place"),
        ("crisis 1", 8, "no such party"),
        ("by everyone: advance", 3, "no such party"),
        ("by SPD advance", 7, "':' expected"),
        ("if war: advance", 3, "no such condition"),
        ("if no gov: advance", 6, "no such condition after 'no'"),
        ("if A12: advance", 6, "'done' expected"),
        ("if impulse<=9: advance", 3, "no such condition"),
        ("supply 1 tanks", 9, "no such unit"),
        ("supply 1 own", 9, "no such unit"),
        ("topic weather @0", 6, "no such topic"),
        ("topic media @SPD5", 12, "no such field"),
        ("topic media", 11, "no such field"),
        ("society red", 8, "no such society marker"),
        ("out nobody", 4, "no such special card"),
        ("fetch water", 6, "'reinforcement' expected"),
        ("score goals", 0, "no such verb"),
        ("( base +1", 9, "')' expected"),
        ("( base +1 | )", 12, "no such verb"),
        ("may base +1", 4, "'(' expected"),
        ("may ( base +1 | seat +1 )", 14, "')' expected"),
        ("cities 9 ( demo @C )", 7, "a number from 1 to 5 expected"),
        ("vote ( vp +1 )", 13, "a vote has exactly two outcomes"),
        ("advance )", 8, "not expected here"),
        ("( " * 9 + "advance" + " )" * 9, 14, "too many brackets"),
        ("if", 2, "the text ends too soon"),
    ],
)
def test_an_error_names_its_place(text: str, at: int, reason: str) -> None:
    with pytest.raises(BadEffect) as caught:
        parse_effect(text)
    assert caught.value.at == at
    assert reason in caught.value.reason
    assert f"character {at + 1}" in str(caught.value)


PARTY = st.sampled_from(list(fx.PARTY_WORDS))
PLACE = st.sampled_from(["@C", "@any", "@rnd", *("@" + city for city in fx.CITIES)])
PLAIN = st.one_of(
    st.builds("base {:+d} {} {}".format, st.integers(1, 9), PARTY, PLACE),
    st.builds("seat -{}".format, st.integers(1, 9)),
    st.builds("mobilise {} {} {}".format, st.integers(1, 9), st.sampled_from(["own", "gov", *fx.UNITS]), PLACE),
    st.builds("topic {} @{}{}".format, st.sampled_from(fx.TOPICS), st.sampled_from(["SPD", "Z"]), st.integers(1, 4)),
    st.builds("fight {} {}".format, PARTY, PLACE),
    st.sampled_from(["advance", "lay", "debate big small", "discard all", "society white", "out uspd dvp"]),
)


def bracketed(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(
        st.lists(inner, min_size=1, max_size=3).map("; ".join),
        st.lists(inner, min_size=1, max_size=3).map(lambda options: f"( {' | '.join(options)} )"),
        inner.map("may ( {} )".format),
        st.builds("cities {} ( {} )".format, st.integers(1, 5), inner),
        st.builds("vote ( {} | {} )".format, inner, inner),
        st.builds("by {}: {}".format, PARTY, PLAIN),
        st.builds("if {} gov: {}".format, st.sampled_from(["SPD", "KPD"]), PLAIN),
    )


def deepest(text: str) -> int:
    """Returns the nesting depth of the brackets."""
    depths = itertools.accumulate({"(": 1, ")": -1}.get(character, 0) for character in text)
    return max(depths, default=0)


@given(st.recursive(PLAIN, bracketed, max_leaves=12).filter(lambda text: deepest(text) <= fx.MAX_DEPTH))
@settings(max_examples=200)
def test_whatever_can_be_written_reads_back(text: str) -> None:
    effect = parse_effect(text)
    assert effect_text(effect) == text
    assert_sound(effect)


def assert_sound(effect: Effect) -> None:
    """Checks that every block but the first is referenced by exactly one earlier step."""
    named = [block for steps in effect.blocks for step in steps for block in step.blocks]
    assert sorted(named) == list(range(1, len(effect.blocks)))


def test_the_box_has_sound_blocks(box: Components) -> None:
    for effect in box.effects:
        assert_sound(effect)


@given(st.integers(0, 10**9))
@settings(max_examples=300)
def test_a_damaged_text_is_an_effect_or_a_bad_effect(seed: int) -> None:
    chance = random.Random(seed)
    text = chance.choice(EXAMPLES)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text) + 1)
        text = text[:at] + chance.choice(["", ";", "(", ")", "|", ":", " ", "@", "x", "ü", "9", "if "]) + text[at + 1 :]
    with contextlib.suppress(BadEffect):
        effect = parse_effect(text)
        assert parse_effect(effect_text(effect)).blocks == effect.blocks


EXAMPLES = [effect.text for effect in load_components().effects if effect]
