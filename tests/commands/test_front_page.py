"""`republik front-page`."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.front_page.endings import PNG, random_record

from republik import cli
from republik.front_page import picture
from republik.front_page.picture import RendererMissing
from republik.messages.i18n import LANGUAGES, Messages
from republik.table.records import write_record


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(random_record("wsdv")), encoding="utf-8")
    return path


@pytest.mark.parametrize("form", ["card", "a4"])
def test_the_command_writes_svg_and_png(record: Path, tmp_path: Path, form: str) -> None:
    for ending in ("svg", "PNG"):
        out = tmp_path / f"page.{ending}"
        assert cli.main(["front-page", str(record), "--out", str(out), "--format", form, "--lang", "hu"]) == 0
        content = out.read_bytes()
        assert content.startswith(PNG) if ending == "PNG" else ET.fromstring(content) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (["--out", "page.gif"], "error-front-page-ending"),
        (["--out", "page"], "error-front-page-ending"),
        (["--out", "page.svg", "--format", "a5"], "error-front-page-format"),
    ],
)
def test_bad_arguments_are_refused(
    record: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], key: str, language: str
) -> None:
    assert cli.main(["front-page", str(record), *arguments, "--lang", language]) == 2
    said = Messages(language).text(key, path=arguments[1], name="a5", known="")
    assert said.split(":")[0][:20] in capsys.readouterr().err


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "short.txt"
    path.write_text(write_record(random_record("weimar", "short", 60)), encoding="utf-8")
    assert cli.main(["front-page", str(path), "--out", str(tmp_path / "x.svg"), "--lang", "en"]) == 2
    assert "not over" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "republik record 1\ngame: chess\n\n", "\0"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(content)
    assert cli.main(["front-page", str(path), "--out", str(tmp_path / "x.svg")]) == 2
    assert cli.main(["front-page", str(tmp_path / "missing"), "--out", str(tmp_path / "x.svg")]) == 2
    assert not (tmp_path / "x.svg").exists()


def test_without_the_renderer_png_is_refused_and_svg_works(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(RendererMissing):
        picture.png("<svg/>")
    assert cli.main(["front-page", str(record), "--out", str(tmp_path / "x.png"), "--lang", "en"]) == 2
    assert "resvg_py" in capsys.readouterr().err
    assert cli.main(["front-page", str(record), "--out", str(tmp_path / "x.svg")]) == 0
