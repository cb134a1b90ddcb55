"""The data-set columns of Wir sind das Volk!, in addition to those of every game."""

from typing import Final

from republik.table.plugin.research import Column, TableSpec


def _sides(name: str, kind: str, meaning: str) -> list[Column]:
    return [Column(f"{side.lower()}_{name}", kind, f"{side}: {meaning}") for side in ("West", "East")]


WHEN: Final = (
    Column("decade", "int8", "1 to 4"),
    Column("half", "int8", "half-decade: 1 or 2; 2 at the end of the decade"),
)
END: Final = (Column("decade", "int8", "decade the game ended in"),)
RESULT: Final = (Column("decade_ends", "int8", "Ends of Decade that began: the game's rows in `decade_ends`"),)

FIGURES: Final = (
    *_sides("unrest", "int16", "unrest in all provinces"),
    *_sides("protests", "int8", "mass protests, including imported ones"),
    *_sides("living", "int16", "living standards in all provinces"),
    *_sides("economy", "int16", "value of all factories in its provinces"),
    *_sides("pieces", "int16", "points it could dismantle (5.2)"),
    Column("prestige", "int8", "marker of the prestige track, -6 to 6; above 0 is good for East"),
    Column("currency", "int8", "marker of the currency track, -6 to 6; above 0 is good for East"),
    Column("socialist_track", "int8", "marker of the socialists track, -6 to 6; above 0 is good for East"),
    Column("socialists", "int8", "socialists on the board, including the holding box"),
    Column("police", "int8", "police power cards East has"),
    Column("wall", "bool", "whether the Wall stands"),
    Column("display", "int8", "normal cards on display"),
    *_sides("hand", "int8", "cards in hand"),
    Column("pile", "int8", "cards in the draw pile"),
)

_FORECAST = [
    Column("forecast_flight_wall", "bool", "9.1: whether the Wall stands"),
    Column("forecast_flight_icons", "int8", "9.1: flight icons among the played cards; empty with the Wall"),
    Column("forecast_flight_best_west_living", "int8", "9.1: best living standard of West; empty with the Wall"),
    Column("forecast_flight_red_police", "int8", "9.1: red police power cards; empty with the Wall"),
    Column("forecast_flight_east_protest", "int8", "9.1: 1 for a mass protest in East; empty with the Wall"),
    Column(
        "forecast_flight_worst_east_living", "int8", "9.1: worst living standard of East, as -n; empty with the Wall"
    ),
    Column("forecast_flight_west_protest", "int8", "9.1: -1 for a mass protest in West; empty with the Wall"),
    Column("forecast_flight_steps", "int8", "9.1: the sum of these parts; empty with the Wall"),
    Column("forecast_flight_points", "int8", "9.1: points East must dismantle; 1 with the Wall"),
    Column("forecast_flight_has", "int16", "9.1: points East could dismantle"),
    Column("forecast_prestige_holder", "int8", "9.2: who then has the prestige advantage: 0 West, 1 East"),
    Column("forecast_prestige_marker", "int8", "9.2: marker of the prestige track, after the Wall's step of 9.1"),
    Column("forecast_currency_track", "int8", "9.3: income of the currency track"),
    Column("forecast_currency_exports", "int8", "9.3: East's exports"),
    Column(
        "forecast_currency_worst_west_export",
        "int8",
        "9.3: value of the worst West export factory, Hamburg used as is best for West",
    ),
    Column("forecast_currency_living", "int16", "9.3: living standards of East"),
    Column("forecast_currency_balance", "int16", "9.3: track and exports minus living standards"),
    Column("forecast_currency_rundown", "int8", "9.3: factories that become rundown"),
    Column("forecast_currency_dismantled", "int16", "9.3: points to dismantle in addition"),
    Column("forecast_currency_bankrupt", "bool", "9.3: whether East cannot pay for it"),
    Column("forecast_police_cost_points", "int8", "9.4: cost of the police power cards"),
    Column("forecast_police_ready", "int8", "9.8: police power cards not used yet"),
    Column("forecast_socialists_change", "int8", "9.9: socialists gained or lost"),
    Column("forecast_socialists_total", "int8", "9.9: socialists on the board, including the holding box"),
    Column("forecast_socialists_triumph", "bool", "9.9: whether the gain would win the game for East"),
    Column("forecast_socialists_failure", "bool", "9.9: whether the loss would win the game for West"),
    Column("forecast_west_living_lost", "int8", "9.5: living standards West loses"),
    Column("forecast_east_living_lost", "int8", "9.5: living standards East loses"),
    Column("forecast_west_internal_unrest", "int16", "9.6: unrest from the internal comparison in West"),
    Column("forecast_east_internal_unrest", "int16", "9.6: unrest from the internal comparison in East"),
    Column("forecast_attacks", "int8", "9.7: attacks that could have an effect"),
    *[
        Column(f"forecast_{side}_protests_{when}", "int8", f"9.10: mass protests in {side.title()} {words}")
        for side in ("west", "east")
        for when, words in (("now", "now"), ("after_internal", "after 9.6"), ("at_worst", "at worst after 9.7"))
    ],
]

_PLAYED = [
    Column("last_phase", "int8", "last phase that began, 1 to 10; less than 10 if the game ended earlier"),
    Column("flight_steps", "int8", "9.1: flight; empty with the Wall"),
    Column("flight_points", "int8", "9.1: points East had to dismantle for it; empty with the Wall"),
    Column("prestige_space", "int8", "9.2: space whose bonus was taken; empty if the game ended earlier"),
    Column("prestige_by", "int8", "9.2: who took it: 0 West, 1 East; empty if the game ended earlier"),
    Column("currency_track", "int8", "9.3: income of the currency track; empty if the game ended earlier"),
    Column("currency_exports", "int8", "9.3: East's exports; empty if the game ended earlier"),
    Column("worst_west_export", "int8", "9.3: value of the worst West export factory; empty if the game ended earlier"),
    Column("east_living", "int16", "9.3: living standards of East; empty if the game ended earlier"),
    Column(
        "currency_balance", "int16", "9.3: track and exports minus living standards; empty if the game ended earlier"
    ),
    Column("rundown", "int8", "9.3: factories that became rundown"),
    Column("dismantled", "int16", "pieces dismantled in all phases, by both sides"),
    Column("police_cost", "int8", "9.4: cost of the police power cards; empty if the game ended earlier"),
    Column("west_living_lost", "int8", "9.5: living standards West lost"),
    Column("east_living_lost", "int8", "9.5: living standards East lost"),
    Column("west_internal_unrest", "int16", "9.6: unrest from the internal comparison in West"),
    Column("east_internal_unrest", "int16", "9.6: unrest from the internal comparison in East"),
    Column("west_attacks", "int8", "9.7: attacks from West; those of West Berlin are counted per target"),
    Column("east_attacks", "int8", "9.7: attacks from East"),
    Column("west_attack_unrest", "int16", "9.7: unrest West received from attacks"),
    Column("east_attack_unrest", "int16", "9.7: unrest East received from attacks"),
    Column("police_used", "int8", "9.8: police power cards used"),
    Column("socialist_change", "int8", "9.9: socialists gained or lost; empty if the game ended earlier"),
    Column("west_protests", "int8", "9.10: mass protests in West; empty if the game ended earlier"),
    Column("east_protests", "int8", "9.10: mass protests in East; empty if the game ended earlier"),
    Column("game_over", "bool", "whether the game ended at this End of Decade"),
]

DECADE_ENDS: Final = (
    Column("decade", "int8", "1 to 4"),
    Column("ply", "int32", "decisions of the game before this End of Decade"),
    *_FORECAST,
    *_PLAYED,
)
TABLES: Final = {
    "decade_ends": TableSpec(
        "an End of Decade, with the forecast at its start and what actually happened", DECADE_ENDS
    ),
}
