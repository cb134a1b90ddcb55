"""`republik levels`."""

import pytest
from tests.commands.running import Run

from republik.messages.i18n import LANGUAGES, Messages
from republik.players import registry


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels(run: Run, language: str) -> None:
    messages = Messages(language)
    told = " ".join(run("levels", "--lang", language).out.split())
    helped = " ".join(run("play", "--help", "--lang", language).out.split())
    for level in registry.levels("wsdv"):
        line = f"{level.number} {messages.text(f'level-{level.key}')} {messages.text(f'level-{level.key}-about')}"
        assert line in told
        assert line in helped


def test_levels_without_their_network_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("republik.table.learning.network.is_compiled", lambda: True)
    assert "not compiled" not in run("levels").out
    monkeypatch.setattr("republik.table.learning.network.is_compiled", lambda: False)
    told = " ".join(run("levels").out.split())
    assert "Wir sind das Volk!: the engine is not compiled here" in told
    assert "play less well: Delegate, Minister, Statesman, Chancellor." in told
    assert "Weimar: the engine is not compiled here" in told
    assert "play less well: Delegate, Minister, Statesman." in told
