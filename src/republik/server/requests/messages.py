"""What a player sends while following a table: decisions, offers, chat."""

from functools import partial

from republik.server import protocol
from republik.server.rate_limit import Limiter
from republik.server.tables import chat, decisions, offers
from republik.server.tables.offers import Proposal
from republik.server.tables.service import Act


def action(request: protocol.Request, guest: int | None, chat_pace: Limiter) -> Act:
    """The action that a message requests, as a function of the table."""
    match request:
        case protocol.Decide(number, move):
            return partial(decisions.decide, guest=guest, number=number, move=move)
        case protocol.Undo(number, steps):
            return partial(decisions.undo, guest=guest, number=number, steps=steps)
        case protocol.Resign(seat):
            return partial(decisions.resign, guest=guest, wanted=seat)
        case protocol.Say(text):
            return partial(chat.say, guest=guest, text=text, pace=chat_pace)
        case protocol.Propose(what, level, count, seat):
            return partial(offers.propose, guest=guest, asked=Proposal(what, level, count, seat))
        case protocol.Answer(accept, number):
            return partial(offers.answer, guest=guest, accept=accept, number=number)
        case _:
            return partial(offers.withdraw, guest=guest)
