"""The presenter of Weimar: parties, cities, topics, cards and events by name, for the web client and external
programs."""

from collections.abc import Mapping, Sequence

from republik.games.weimar.rules.component_fields import SHIPPED
from republik.games.weimar.rules.position import Position, View
from republik.games.weimar.values import folder_of
from republik.table.contract import SPECTATOR, Event
from republik.table.game import PAGE, Options, Presenter

from .board import known_position
from .components import printed_components, program_components
from .events import event_version_1, named_event
from .forecast import forecast
from .view import Components, Forecast, KnownPosition, NamedEvent, NewGame


class WeimarPresenter(Presenter[Position, View, KnownPosition]):
    """Names everything in views and events; a card that the seat does not know is null. It reads only the view, so it
    cannot reveal anything hidden."""

    def game(self, view: View, wants: Sequence[str]) -> NewGame:
        """Returns what stays constant during a game."""
        rules = view.shown.rules
        game: NewGame = {"scenario": rules.scenario.key}
        if "components" in wants:
            game["components"] = program_components(rules)
        if "features" in wants:
            from republik.games.weimar.research.features import feature_names

            game["feature_names"] = feature_names(rules)
        return game

    def view(self, view: View, wants: Sequence[str]) -> KnownPosition:  # noqa: ARG002
        """Returns everything the seat knows now."""
        return known_position(view.shown, view.seat)

    def extras(self, view: View, wants: Sequence[str]) -> Mapping[str, object]:
        """Returns the features, if a program wants them."""
        if "features" not in wants:
            return {}
        from republik.games.weimar.research.features import encode

        return {"features": [int(number) for number in encode(view)]}

    def forecast(self, view: View) -> Forecast:
        return forecast(view.shown)

    def open(self, position: Position, seats: Sequence[str]) -> KnownPosition:  # noqa: ARG002
        return known_position(position, SPECTATOR)

    def event(self, event: Event, view: View, wants: Sequence[str] = ()) -> NamedEvent | Mapping[str, object]:
        """Returns an event, as the seat may know it, with names: all of them for the page."""
        rules = view.shown.rules
        return named_event(event, rules) if PAGE in wants else event_version_1(event, rules)

    def components(self, options: Options) -> Components:
        """Returns everything printed; raises UnknownValues if the values are not available."""
        return printed_components(folder_of(options.get("values", SHIPPED)))
