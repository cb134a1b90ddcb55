"""The texts of Weimar: every move, prompt, event, refusal and outcome in five languages, and nothing hidden."""

import itertools
import re
from collections.abc import Iterator
from random import Random

import pytest
from tests.games.weimar.helpers import run

from republik.games.weimar import new_game
from republik.games.weimar.game import GAME
from republik.games.weimar.phrases import events
from republik.games.weimar.phrases.notes import agenda_face, card_face, foreign_face
from republik.games.weimar.phrases.sources import MARKS
from republik.games.weimar.rules import bot_tables as bt
from republik.games.weimar.rules import effects as fx
from republik.games.weimar.rules import steps as st
from republik.games.weimar.rules.cards import Purge
from republik.games.weimar.rules.components import MEASURES, SCENARIOS
from republik.games.weimar.rules.conditions import CONDITIONS
from republik.games.weimar.rules.effect_phrases import effect_phrase, face
from republik.games.weimar.rules.flow import DECISIONS, decision
from republik.games.weimar.rules.move_phrases import ANSWER_STEPS, DONE_STEPS, STEP_KEYS, move_phrase
from republik.games.weimar.rules.naming import hyphens
from republik.games.weimar.rules.notation import UNIT_NAMES
from republik.games.weimar.rules.position import Position, View
from republik.games.weimar.rules.rules import rules_for
from republik.games.weimar.rules.scene import scene
from republik.games.weimar.rules.state import EVENTS
from republik.messages import i18n
from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.table.contract import CHANCE, Event, Outcome
from republik.table.phrases import ACTION, DETAIL, HEADING, Arg, Choice, Line, Name, Phrase

SPD, ZENTRUM, KPD, DNVP = range(4)
UNREADABLE = re.compile(r"\[[a-z]+(-[a-z0-9]+)*\]|\{|\$[a-z]|\b(None|hidden)\b")
SAY = GAME.phrases


def text(said: Arg, language: str = "en") -> str:
    return renderer(GAME, language).text(said)


def readable(said: Arg, language: str) -> str:
    told = text(said, language)
    assert told.strip(), said
    assert not UNREADABLE.search(told.replace(text(Name("card", "hidden"), language), "")), (told, said)
    return told


class Played:
    """A random game: every decision position as the acting seat sees it, and all events."""

    def __init__(self, scenario: str, seed: int) -> None:
        rng = Random(seed)
        position = new_game(scenario)
        self.views: list[View] = []
        self.truths: list[Position] = []
        self.events: list[Event] = []
        while (seat := position.to_act()) is not None:
            if seat != CHANCE:
                self.views.append(position.view(seat))
                self.truths.append(position.copy())
            position.play(rng.choice(position.moves()), self.events.append)
        self.last = position


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [Played(scenario, seed) for scenario in SCENARIOS for seed in range(2)]


# -- whole games -----------------------------------------------------------------------------------------------


def said_of(choice: Choice) -> Iterator[Phrase]:
    yield choice.phrase
    if choice.short is not None:
        yield choice.short
    if choice.group is not None:
        yield choice.group


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_and_choices(language: str, played: list[Played]) -> None:
    for game in played:
        for view in game.views[LANGUAGES.index(language) :: 4]:
            readable(SAY.prompt(view), language)
            readable(SAY.when(view.shown), language)
            offered = SAY.choices(view)
            assert {choice.id for choice in offered} == set(view.moves())
            for choice in offered:
                for said in said_of(choice):
                    readable(said, language)
                assert choice.phrase == SAY.describe(view, choice.id)
                note = SAY.note(view, choice.id)
                if note is not None:
                    readable(note, language)


def test_choices_are_told_apart(played: list[Played]) -> None:
    for game in played:
        for view in game.views[::5]:
            offered = SAY.choices(view)
            assert len({text(choice.phrase) for choice in offered}) == len(offered), text(SAY.prompt(view))
            beside = [
                (text(choice.group or ""), text(choice.short or choice.phrase), text(SAY.note(view, choice.id) or ""))
                for choice in offered
            ]
            assert len(set(beside)) == len(offered), text(SAY.prompt(view))


def test_choices_of_a_kind_stand_together_and_what_ends_the_step_comes_last(played: list[Played]) -> None:
    ended = 0
    for game in played:
        done = game.last.rules.actions.done
        for view in game.views:
            offered = SAY.choices(view)
            groups = [choice.group for choice in offered]
            assert sum(one != two for one, two in itertools.pairwise(groups)) == len(set(map(str, groups))) - 1
            if done in view.moves():
                ended += 1
                assert offered[-1].id == done
    assert ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log(language: str, played: list[Played]) -> None:
    for game in played:
        for seat in (0, 3, None):
            seen = [event.for_seat(seat) for event in game.events]
            for line in SAY.log_lines(seen, game.last.view(0)):
                readable(line.phrase, language)


def test_every_event_stands_in_one_line(played: list[Played]) -> None:
    """All but those that only the table needs."""
    for game in played:
        lines = SAY.log_lines(game.events, game.last.view(0))
        told = [number for line in lines for number in range(line.first, line.first + line.count)]
        assert told == sorted(set(told))
        left_out = set(range(len(game.events))) - set(told)
        assert {game.events[number].key for number in left_out} <= events.UNREPORTED
        assert [line.phrase.args["round"] for line in lines if line.chapter] == [
            event.args["round"] for event in game.events if event.key == "round"
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals(language: str, played: list[Played]) -> None:
    for game in played:
        for truth in game.truths[LANGUAGES.index(language) :: 90]:
            for move in range(truth.action_count()):
                refusal = truth.why_not(move)
                if refusal is not None:
                    readable(refusal.phrase(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words(language: str, played: list[Played]) -> None:
    for game in played:
        for view in (*game.views[:: len(game.views) // 6], game.last.view(-2)):
            for said in SAY.state(view):
                readable(said, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes(language: str, played: list[Played]) -> None:
    for game in played:
        view = game.last.view(0)
        outcome = game.last.outcome()
        assert outcome is not None
        winner = None if outcome.winner is None else GAME.seats[outcome.winner]
        readable(SAY.outcome(outcome, winner, view), language)
        readable(SAY.outcome(Outcome(SPD, "resigned", ""), "spd", view), language)
        assert SAY.prompt(view) == Phrase("prompt-over")
        assert not SAY.choices(view)
        assert not SAY.candidates(view, "city:Berlin")


# -- hidden information ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_said_does_not_depend_on_what_is_hidden(scenario: str, played: list[Played]) -> None:
    others = 0
    for game in played:
        if game.last.rules.scenario.key != scenario:
            continue
        for view, truth in list(zip(game.views, game.truths, strict=True))[::7]:
            dealt = view.sample(Random(5))
            others += dealt != truth
            for seat in (view.seat, (view.seat + 1) % 4, -2):
                if seat != view.seat and truth.view(seat) != dealt.view(seat):
                    continue  # others see only their own cards
                assert everything(truth.view(seat)) == everything(dealt.view(seat))
    assert others


def everything(view: View) -> tuple[object, ...]:
    return SAY.prompt(view), repr(SAY.choices(view)), SAY.state(view), SAY.when(view.shown)


def test_a_stranger_hears_of_no_card_in_a_hand(played: list[Played]) -> None:
    for game in played:
        for view, truth in list(zip(game.views, game.truths, strict=True))[::11]:
            told = str(everything(truth.view(-2)))
            in_play = {truth.card, *truth.shown} | {card for pile in truth.discards for card in pile}
            for card in truth.hands[view.seat]:
                if card not in in_play:
                    assert f"id={truth.rules.cards[card]!r}" not in told


def test_hidden_cards_and_agendas_are_not_told() -> None:
    secret = Event("drawn", {"party": SPD, "card": 3}, ("card",), (SPD,))
    assert lines([secret.for_seat(KPD)] * 2) == ["The SPD draws 2 cards."]
    assert "A24" in lines([secret.for_seat(SPD)])[0]
    chosen = Event("agenda_chosen", {"party": DNVP, "agenda": 13}, ("agenda",), (DNVP,))
    assert lines([chosen.for_seat(SPD)]) == ["The DNVP has chosen an agenda."]


# -- the log, line by line -----------------------------------------------------------------------------------------


def told(happened: list[Event], scenario: str = "main") -> list[Line]:
    return SAY.log_lines(happened, new_game(scenario).view(-2))


def lines(happened: list[Event], scenario: str = "main") -> list[str]:
    return [text(line.phrase) for line in told(happened, scenario)]


def any_event(key: str) -> Event:
    """Returns an event of this kind; only the bots have tables."""
    args = dict.fromkeys(EVENTS[key], 1)
    return Event(key, args | {"party": KPD} if key == "row" else args)


@pytest.mark.parametrize("key", EVENTS)
def test_every_event_can_be_told(key: str) -> None:
    """Including events that the random games do not contain."""
    event = any_event(key)
    for language in LANGUAGES:
        for line in told([event], "abyss" if key == "criterion" else "main"):
            readable(line.phrase, language)


def test_the_story_names_who_has_won() -> None:
    for winner, termination, expected in (
        (KPD, st.OVERTHROW, "The game is over. The KPD wins: overthrow with half of the seats."),
        (-1, st.ANARCHY, "The game is over: anarchy – the DR box overflows."),
    ):
        assert lines([Event("game_over", {"winner": winner, "termination": termination})], "abyss") == [expected]


def test_the_card_of_an_automatic_player_is_told_once() -> None:
    index = rules_for("main").card_index

    def played(party: int, key: str, *uses: int) -> list[Line]:
        card = {"party": party, "card": index[key]}
        row = [Event("row", {"party": party, "table": bt.TABLE_USES, "row": 1, "value": 0})] if party == KPD else []
        used = [Event("use", {**card, "use": use}) for use in uses]
        return told([Event("card", {**card, "use": st.EVENT}), *row, *used])

    assert len(played(KPD, "K10", st.EVENT)) == 2
    first, row, second = played(KPD, "K10", st.DEBATE, st.ACTIONS)
    who = {"party": Name("party", "kpd"), "card": Name("card", "K10")}
    assert first.phrase == Phrase("event-card", {**who, "use": Name("use", "debate")})
    assert second.phrase == Phrase("event-use", {**who, "use": Name("use", "actions")})
    assert (first.first, first.count, row.first, row.count, second.first) == (0, 1, 1, 2, 3)
    assert len(played(SPD, "A25", st.DEBATE)) == 2  # a person's republic card: the event, then another use


def test_events_of_a_kind_become_one_sentence() -> None:
    berlin, essen = fx.CITIES.index("berlin"), fx.CITIES.index("essen")
    happened = [
        Event("base", {"party": SPD, "city": berlin, "count": 2}),
        Event("hidden", {}),
        Event("base", {"party": SPD, "city": essen, "count": 1}),
        Event("base", {"party": SPD, "city": essen, "count": -1}),
    ]
    assert lines(happened) == ["The SPD gains bases: Berlin (2), Essen.", "The SPD loses bases: Essen."]
    first, second = told(happened)
    assert (first.first, first.count, first.places, first.seat) == (0, 3, ("city:Berlin", "city:Essen"), "spd")
    assert (second.first, second.count) == (3, 1)


def test_headings_actions_and_details() -> None:
    def level(key: str) -> str:
        return told([any_event(key)])[0].level

    assert {key for key in EVENTS if key not in ("hidden", "criterion") and level(key) == HEADING} == events.HEADINGS
    assert level("topic_won") == level("government") == level("card") == ACTION
    assert level("impulse") == level("base") == DETAIL


# -- endings -----------------------------------------------------------------------------------------------------------

DEFEAT = {"en": "Defeat", "de": "Niederlage", "it": "Sconfitta", "es": "Derrota", "hu": "Vereség"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("outcome", "winner"),
    [
        (Outcome(None, "anarchy", "W12"), None),
        (Outcome(None, "nsdap", "W12"), None),
        (Outcome(KPD, "overthrow", "W8"), "kpd"),
        (Outcome(KPD, "councils", "W12"), "kpd"),
        (Outcome(DNVP, "regime", "W12"), "dnvp"),
    ],
)
def test_an_early_end_alone_is_told_as_a_defeat_with_its_reason(
    language: str, outcome: Outcome, winner: str | None
) -> None:
    alone = readable(SAY.outcome(outcome, winner, new_game("abyss").view(0)), language)
    of_four = readable(SAY.outcome(outcome, winner, new_game("main").view(0)), language)
    assert alone.startswith(DEFEAT[language])
    assert (winner or "").upper() in alone
    assert text(Phrase(f"ending-{outcome.termination}"), language) in alone
    assert DEFEAT[language] not in of_four


# -- clicks -----------------------------------------------------------------------------------------------------------


def test_moves_are_clicked_where_they_happen() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06"]}, topics={"media": "0"})
    places = {position.move_text(choice.id): choice.place for choice in SAY.choices(position.view(SPD))}
    assert places["S08 for debate"] == "card:S08"
    position.play(position.parse_move("S08 for debate"))
    assert {choice.place for choice in SAY.choices(position.view(SPD))} == {"topic:media 1", ""}
    position.play(position.parse_move("topic media 1"))
    assert "field:S1" in {choice.place for choice in SAY.choices(position.view(SPD))}


def test_a_click_elsewhere_names_the_moves_it_may_have_meant() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06"]}, bases={"KPD": "Rostock Rostock"})
    view = position.view(SPD)
    uses = [position.move_text(move) for move in SAY.candidates(view, "card:K07")]
    assert uses == ["K07 for event", "K07 for debate", "K07 for actions"]
    assert not SAY.candidates(view, "city:Berlin")
    position.play(position.parse_move("S08 for event"))
    asked = SAY.candidates(position.view(SPD), "city:Rostock")
    assert [position.move_text(move) for move in asked] == ["base Rostock"]
    refusal = position.why_not(asked[0])
    assert refusal is not None
    assert text(refusal.phrase()) == "Rostock has no free slot (rule W1)"


def test_candidates_answer_the_step(played: list[Played]) -> None:
    for game in played:
        for view in game.views[::9]:
            for place in ("city:Köln", "card:A22", "agenda:SA1", "topic:media 1", "field:K2 S1", "foreign:A12", "x"):
                for move in SAY.candidates(view, place):
                    block = game.last.rules.actions.block_of(move).name
                    assert block in decision(view.shown).answers.split()


# -- words -------------------------------------------------------------------------------------------------------------


def test_a_refusal_uses_names() -> None:
    position = scene("main", hands={"SPD": ["S08", "S06"]})
    refusal = position.why_not(position.parse_move("K07 for event"))
    assert refusal is not None
    assert refusal.details == {"card": Name("card", "K07")}
    assert text(refusal.phrase(), "de") == "K07 „Arbeiter- und Soldatenräte“ ist nicht auf deiner Hand (Regel W3)"


def test_an_effect_reads_like_its_card() -> None:
    rules = rules_for("main")

    def event(key: str) -> str:
        return text(effect_phrase(rules.effects[rules.event[rules.card_index[key]]]))

    assert event("D10") == "society track: Swimming Trunks; debate with a value of 2"
    assert "if there is a Blockade in the DR box: Poverty +2 in a random city" in event("A25")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_face_in_words(language: str) -> None:
    rules = rules_for("main")
    for effect in rules.effects:
        readable(effect_phrase(effect), language)
        readable(face(rules, effect), language)
    for card in range(len(rules.cards)):
        readable(card_face(rules, card), language)
    for agenda in range(len(rules.agendas)):
        readable(agenda_face(rules, agenda), language)
    for card in range(len(fx.FOREIGN_CARDS)):
        readable(foreign_face(rules, card), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_action_space_in_words(language: str) -> None:
    rules = rules_for("main")
    said = {readable(move_phrase(rules, move), language) for move in range(rules.actions.count)}
    assert len(said) > rules.actions.count // 2


def test_what_a_use_of_a_card_means() -> None:
    view = scene(to_act="SPD", hands={"SPD": ["S01", "S09", "A22"]}).view(fx.SPD)
    notes = {choice.text: choice.note for choice in SAY.choices(view)}
    said = {move: text(note) for move, note in notes.items() if note is not None}
    assert said["A22 for event"].endswith("then a debate or actions")
    assert said["A22 for debate"].endswith("(then the event)")
    assert not said["S01 for debate"].endswith("(then the event)")
    for choice in SAY.choices(view):
        assert SAY.note(view, choice.id) == choice.note


def test_the_steps_that_can_be_ended_and_answered_are_those_of_the_rules() -> None:
    ends = {STEP_KEYS[decision.kind] for decision in DECISIONS if "done" in decision.answers.split()}
    answers = {STEP_KEYS[decision.kind] for decision in DECISIONS if "yes" in decision.answers.split()}
    assert ends == DONE_STEPS
    assert answers == ANSWER_STEPS


# -- every key has its message -------------------------------------------------------------------------------------


def wanted_keys() -> set[str]:
    found = {"prompt": set(STEP_KEYS.values()) | {"actions-city", "over"}}
    found["move"] = found["group"] = {hyphens(block.name) for block in rules_for("main").actions.blocks}
    found["event"] = {hyphens(key) for key in EVENTS}
    found["ending"] = {hyphens(ending) for ending in st.TERMINATIONS if ending}
    found["done"] = set(DONE_STEPS)
    found["yes"] = found["no"] = set(ANSWER_STEPS)
    found["unit"] = {hyphens(unit) for unit in UNIT_NAMES}
    found["marker"] = {hyphens(marker) for marker in (*st.MARKER_NAMES, *st.BOX_NAMES)}
    found["nation"] = {hyphens(nation) for nation in fx.NATIONS}
    found["coalition"] = set(st.COALITION_NAMES)
    found["party"] = found["seat"] = set(fx.PARTIES)
    found["politics"] = {str(number) for number in range(1, 9)}
    found["measure"] = {hyphens(measure) for measure in MEASURES}
    found["if"] = {prefix + kind.key for kind in CONDITIONS for prefix in ("", "no-")}
    found["chapter"] = found["rule"] = {f"w{number}" for number in range(1, 14)}
    found["source"] = set(MARKS)
    return {f"{kind}-{name}" for kind, names in found.items() for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_message_in_its_own_language(language: str) -> None:
    """Without the fallback to English."""
    own = set(keys(GAME.messages(language) or ""))
    assert not wanted_keys() - own


OVERRIDDEN = {
    *("outcome", "outcome-table", "prompt-use", "opponent", "opponent-automatic", "level-automatic"),
    *("ask-hand-over", "why-what", "cards-unknown", "help-why", "help-cards", "help-map"),
    *("analysis-plays", "forecast-title", "help-forecast"),
    *("arena-matches-many", "arena-matches-many-note", "arena-matches-solo-note", "arena-pairs-many-note"),
    *("arena-period", "arena-side-many", "arena-sides-many", "arena-sides-solo"),
    # parties with their articles
    *("notice-over", "notice-turn", "page-clock-of", "page-curtain", "page-finish-wins", "page-invite-label"),
    *("page-join-seat", "page-notice-turn", "page-offer-rematch", "page-offer-rematch-agreed"),
    *("page-offer-take-back", "page-offer-take-back-mine", "page-offer-takeover", "page-offer-takeover-mine"),
    *("page-offer-takeover-other", "page-sit", "page-table-won", "page-takeover-ask-about", "page-their-turn"),
    *("page-thinking", "page-time-low", "page-waiting-join", "page-waiting-join-link", "thinking-side"),
}
"""Messages of the rooms that this game words differently."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_rooms_is_replaced_by_accident(language: str) -> None:
    own, rooms = keys(GAME.messages(language) or ""), keys(i18n.source(language))
    assert len(set(own)) == len(own)
    assert set(own) & set(rooms) == OVERRIDDEN


def keys(source: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)


def test_cards_in_discard_piles_are_offered_as_buttons() -> None:
    """D06: discard piles are not on the page, so there is nothing to click."""
    position = scene("main", hands={"DNVP": ["D05"]}, discards=["K01", "S01", "S02", "Z01", "Z02"])
    position.push(Purge(DNVP))
    run(position)
    choices = SAY.choices(position.view(DNVP))
    assert choices
    assert [choice.place for choice in choices] == [""] * len(choices)
