"""The server's settings."""

from pathlib import Path

from republik.server.settings import data_folder


def test_the_data_folder_is_the_one_of_the_system() -> None:
    assert data_folder({"REPUBLIK_DATA": "/x"}) == Path("/x")
    assert data_folder({"XDG_DATA_HOME": "/d"}, "linux") == Path("/d/republik")
    assert data_folder({}, "linux") == Path.home() / ".local/share/republik"
    assert data_folder({}, "darwin").parts[-2:] == ("Application Support", "republik")
    assert data_folder({"APPDATA": "/a"}, "win32") == Path("/a/republik")
