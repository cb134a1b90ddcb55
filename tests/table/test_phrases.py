"""The default phrases of a game that brings none of its own."""

import pytest
from tests.table import toy

from republik.messages.i18n import LANGUAGES
from republik.messages.render import renderer
from republik.table.contract import Event, Outcome
from republik.table.game import AnyPhrases, Phrases
from republik.table.phrases import Phrase


def said(phrase: Phrase, language: str) -> str:
    return renderer(toy.load(), language).text(phrase)


PHRASES: AnyPhrases = Phrases()
NOBODY = {"en": "No winner", "de": "Kein Sieger", "it": "Nessun vincitore", "es": "Sin vencedor", "hu": "Nincs győztes"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_has_no_winner(language: str) -> None:
    view = toy.Toy().view(0)
    by_rule, by_table = (
        said(PHRASES.outcome(Outcome(None, "agreed", rule), None, view), language) for rule in ("4.1", "")
    )
    assert by_table.startswith(f"{NOBODY[language]}: ")
    assert by_rule.startswith(by_table)
    assert "4.1" in by_rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_names_the_scores(language: str) -> None:
    view = toy.Toy().view(0)
    for winner, name in ((0, "ann"), (None, None)):
        for rule in ("4.1", ""):
            plain, scored = (
                said(
                    PHRASES.outcome(Outcome(winner, "agreed", rule, scores), name, view),
                    language,
                )
                for scores in ((), (87, -54))
            )
            assert "87" not in plain
            assert "87:−54" in scored
            assert scored.replace(", 87:−54", "") == plain


def test_scores_of_more_than_two_seats_are_in_their_order() -> None:
    view = toy.Toy().view(0)
    outcome = PHRASES.outcome(Outcome(1, "agreed", "3", (3, 12, 0)), "bob", view)
    assert said(outcome, "en") == "bob wins: by agreement, 3:12:0 (rule 3)"


def test_a_finished_game_is_not_in_progress() -> None:
    position = toy.Toy(cards=[2, 3])
    assert PHRASES.when(position) == Phrase("when-any")
    position.turn = toy.TURNS
    assert PHRASES.when(position) == Phrase("when-over")
    assert said(Phrase("when-over"), "en") == "the game is over"


def test_an_event_that_a_seat_may_not_know_in_full_has_a_line_of_its_own() -> None:
    dealt = Event("was_dealt", {"seat": "ann", "card": 3}, ("card",), (0,))
    view = toy.Toy().view(0)
    own, other = (PHRASES.log_lines([dealt.for_seat(seat)], view)[0].phrase for seat in (0, 1))
    assert own == Phrase("event-was-dealt", {"seat": "ann", "card": 3})
    assert other == Phrase("event-was-dealt-hidden", {"seat": "ann"})
    assert dealt.for_seat(None).withheld == ("card",)
