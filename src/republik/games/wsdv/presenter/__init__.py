"""The presenter of Wir sind das Volk!: board, cards and events by name, for the web client and external programs."""

from collections.abc import Mapping, Sequence

from republik.games.wsdv.rules.components import NEWEST
from republik.games.wsdv.rules.forecast_data import Forecast
from republik.games.wsdv.rules.position import PLACES, Position, View
from republik.games.wsdv.rules.rules import standard_rules
from republik.table.contract import SPECTATOR, Event
from republik.table.game import PAGE, Options, Presenter

from .board import board_position, known_position
from .components import printed_components, program_components
from .events import board_event, named_event
from .view import BoardEvent, BoardPosition, Components, KnownPosition, NamedEvent, NewGame


class WsdvPresenter(Presenter[Position, View, KnownPosition]):
    """Names everything in views and events. It reads only the view, so it cannot reveal anything hidden."""

    def game(self, view: View, wants: Sequence[str]) -> NewGame:
        """Returns what stays constant during a game."""
        rules = view.shown.rules
        payload: NewGame = {"edition": rules.edition.id}
        if "components" in wants:
            payload["components"] = program_components(rules)
        if "features" in wants:
            from republik.games.wsdv.research.features import feature_names

            payload["feature_names"] = feature_names(rules)
        return payload

    def view(self, view: View, wants: Sequence[str]) -> KnownPosition:
        """Returns everything the seat knows now."""
        return board_position(view) if PAGE in wants else known_position(view)

    def extras(self, view: View, wants: Sequence[str]) -> Mapping[str, object]:
        """Returns the features and the forecast, if a program wants them."""
        payload: dict[str, object] = {}
        if "features" in wants:
            from republik.games.wsdv.research.features import encode

            payload["features"] = [int(number) for number in encode(view)]
        if "forecast" in wants:
            payload["forecast"] = view.forecast()
        return payload

    def open(self, position: Position, seats: Sequence[str]) -> BoardPosition:  # noqa: ARG002
        return board_position(View(SPECTATOR, position))

    def forecast(self, view: View) -> Forecast:
        return view.forecast()

    def reveals(self, before: View, after: View) -> bool:
        """Returns whether a hidden card is now open. The card in play and that of a special event were visible
        before."""
        return bool(_open_cards(after.shown) - _open_cards(before.shown) - {before.shown.special, before.shown.card})

    def event(self, event: Event, view: View, wants: Sequence[str] = ()) -> BoardEvent | NamedEvent:
        """Returns an event, as the seat may know it, with names for places, cards and sides."""
        rules = view.shown.rules
        return board_event(event, rules) if PAGE in wants else named_event(event, rules)

    def components(self, options: Options) -> Components:
        """Returns board, cards and tracks as printed, with their names in all languages."""
        return printed_components(standard_rules(options.get("edition", NEWEST)))


def _open_cards(position: Position) -> set[int]:
    """Returns every card that is open to the seat."""
    places = (*PLACES, "seen_west", "seen_east")
    return {card for place in places for card in getattr(position, place) if card >= 0}
