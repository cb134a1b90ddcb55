"""Explains why something is not possible now."""

from collections.abc import Iterable, Iterator, Sequence

from republik.table.contract import Position
from republik.table.phrases import Arg, Name, Phrase
from republik.table.plugin.terminal import Drawing

from .answers import MAX_NAMED, UnclearAnswer, find_notation, plain
from .card_answers import CardOffer, find_card
from .display import Display


class Explainer:
    """Answers "why not" for one seat and decision."""

    def __init__(self, display: Display, position: Position, drawing: Drawing) -> None:
        self.display = display
        self.position = position
        self.drawing = drawing
        self.view = drawing.view
        self.phrases = display.game.phrases

    def explain(self, text: str, cards: Sequence[CardOffer] = ()) -> list[str]:
        """Why the named thing is refused now (or that it is allowed); empty if the name is unknown. `cards` are those
        on offer, if any: then a card may be named with its use."""
        return self.reasons(self.named_moves(text, cards))

    def reasons(self, moves: Iterable[int]) -> list[str]:
        answers: dict[str, list[str]] = {}
        for move in moves:
            refusal = self.position.why_not(move)
            answer = self.display.text("why-allowed") if refusal is None else self.display.say(refusal.phrase())
            answers.setdefault(answer, []).append(self.display.say(self.phrases.describe(self.view, move)))
        lines = []
        for answer, labels in list(answers.items())[:MAX_NAMED]:
            one_reason = len(labels) > 1 or labels[0] in answer  # one reason for many, or the name of a single move
            lines.append(answer if one_reason else self.display.text("why-line", move=labels[0], answer=answer))
        return lines

    # -- which moves a text means ----------------------------------------------------------------

    def named_moves(self, text: str, cards: Sequence[CardOffer]) -> list[int]:
        meant = find_notation(text, self.position)
        if meant is not None:
            return [meant]
        plays = self._plays(text) if cards else []
        return plays or self._at_places(text) or self._described(plain(text))

    def _plays(self, text: str) -> list[int]:
        """The moves of the named card: for the named use, otherwise for all."""
        every = [self.display.card(card.card, self.drawing) for card in self.display.all_cards()]
        try:
            card, use = find_card(text, every)
        except UnclearAnswer:
            return []
        return [each.move for each in card.uses] if use is None else [use.move]

    def _at_places(self, text: str) -> list[int]:
        """The moves at the places with this name, or failing that, with this prefix."""
        answer = plain(text)
        exact = [f"{kind}:{text}" for kind in self._kinds()]
        begins: list[str] = []
        for name in self._names():
            called = {plain(self.display.say(name)), plain(name.id)}
            if answer in called:
                exact.append(f"{name.kind}:{name.id}")
            elif any(one.startswith(answer) for one in called):
                begins.append(f"{name.kind}:{name.id}")
        return self._candidates(exact) or self._candidates(begins)

    def _candidates(self, places: Iterable[str]) -> list[int]:
        return list(dict.fromkeys(move for place in places for move in self.drawing.candidates(place)))

    def _described(self, description: str) -> list[int]:
        """The moves with this description."""
        return [move for move, phrase in self._moves() if plain(self.display.say(phrase)) == description]

    def _kinds(self) -> set[str]:
        """The kinds of places that can be chosen now."""
        return {choice.place.partition(":")[0] for choice in self.phrases.choices(self.view) if choice.place}

    def _names(self) -> Iterable[Name]:
        """All names used by the game and its moves, without duplicates."""
        listed = (Name(kind, one) for kind, ids in self.display.renderer.names.items() for one in ids)
        named = (name for _, phrase in self._moves() for name in _names_in(phrase))
        return dict.fromkeys([*listed, *named])

    def _moves(self) -> Iterator[tuple[int, Phrase]]:
        """All moves of the game, legal or not."""
        return ((move, self.phrases.describe(self.view, move)) for move in range(self.position.action_count()))


def _names_in(value: Arg) -> Iterator[Name]:
    if isinstance(value, Name):
        yield value
    elif isinstance(value, Phrase):
        for arg in value.args.values():
            yield from _names_in(arg)
    elif isinstance(value, tuple):
        for part in value:
            yield from _names_in(part)
