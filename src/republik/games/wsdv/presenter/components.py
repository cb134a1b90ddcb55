"""The printed components of Wir sind das Volk!, for the page and for programs."""

from typing import Final

from republik.games.wsdv.rules import naming
from republik.games.wsdv.rules.components import Row
from republik.games.wsdv.rules.notation import connection_name
from republik.games.wsdv.rules.rules import Rules
from republik.games.wsdv.rules.steps import COLLAPSE_AT, DISPLAY, PROTEST, SOCIALISTS
from republik.table.views import copied

from .view import (
    CardFace,
    Components,
    Limits,
    PrintedCity,
    PrintedConnection,
    PrintedProvince,
    PrintedRow,
    PrintedTracks,
    ProgramCard,
    ProgramCity,
    ProgramComponents,
    ProgramConnection,
    ProgramProvince,
    ProgramRow,
)

SIDES: Final = {"W": "west", "E": "east", "": ""}

# -- for the page -------------------------------------------------------------------------------------


def printed_components(rules: Rules) -> Components:
    """Returns everything the page draws and names."""
    board, tracks = rules.components.board, rules.components.tracks
    return Components(
        provinces=[copied(PrintedProvince, province) for province in board.provinces],
        cities=[copied(PrintedCity, city, provinces=list(city.provinces)) for city in board.cities],
        connections=[
            copied(PrintedConnection, connection, name=connection_name(rules, k))
            for k, connection in enumerate(board.connections)
        ],
        borders=list(board.borders),
        suppliers=[rules.codes[province] for province in rules.suppliers],
        cards=[_face(rules, i) for i in range(len(rules.cards))],
        tracks=PrintedTracks(
            prestige={str(space): [_row(rules, row) for row in rows] for space, rows in tracks.prestige.items()},
            socialists={str(space): change for space, change in tracks.socialists.items()},
            flight=list(tracks.flight),
        ),
        limits=Limits(PROTEST, COLLAPSE_AT, SOCIALISTS, DISPLAY),
    )


def _face(rules: Rules, index: int) -> CardFace:
    card = rules.components.cards[index]
    return copied(
        CardFace, card, rows=[_row(rules, row) for row in card.rows], symbols=list(naming.symbols(rules, index))
    )


def _row(rules: Rules, row: Row) -> PrintedRow:
    return copied(PrintedRow, row, phrase=naming.symbol(rules, row))


# -- for programs -------------------------------------------------------------------------------------


def program_components(rules: Rules) -> ProgramComponents:
    """Returns board and cards, with names for sides."""
    board = rules.components.board
    return ProgramComponents(
        provinces=[ProgramProvince(p.code, p.name, SIDES[p.side], bool(p.supplier)) for p in board.provinces],
        cities=[ProgramCity(c.name, SIDES[c.side], list(c.provinces), c.kind) for c in board.cities],
        connections=[
            ProgramConnection(connection_name(rules, k), SIDES[c.side], c.lines)
            for k, c in enumerate(board.connections)
        ],
        borders=[list(pair) for pair in board.borders],
        cards=[_program_card(rules, i) for i in range(len(rules.cards))],
    )


def _program_card(rules: Rules, index: int) -> ProgramCard:
    card = rules.components.cards[index]
    return copied(ProgramCard, card, title=card.titles["en"], rows=[_program_row(row) for row in card.rows])


def _program_row(row: Row) -> ProgramRow:
    return copied(ProgramRow, row, symbol=row.kind, side=SIDES[row.side], chosen_by=SIDES[row.arms])
