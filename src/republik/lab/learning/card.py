"""The card of a training run: what it was trained on, how long, by what, and what its gates said."""

import hashlib
import json
from dataclasses import asdict
from typing import Any

from republik.front_page.figures import markdown, span

from .folder import RunFolder, read_json, read_lines, write_json, write_whole
from .plan import Plan


def card_of(folder: RunFolder, plan: Plan) -> dict[str, Any]:
    """Returns the card as plain data."""
    progress, trainer = read_json(folder.progress) or {}, read_json(folder.trainer) or {}
    matches = list(read_lines(folder.matches))
    passed = [match for match in matches if match.get("passed")]
    best = folder.best.read_bytes()
    return {
        "game": plan.settings.game,
        "seed": plan.settings.seed,
        "complete": progress.get("done", 0.0) >= 1.0,
        "games": progress.get("games", 0),
        "held_out_games": progress.get("held_games", 0),
        "rows": progress.get("rows", 0),
        "hours": round(progress.get("seconds", 0.0) / 3600, 3),
        "worker_hours": round(progress.get("task_seconds", 0.0) / 3600, 3),
        "sessions": progress.get("session", 0),
        "shape": plan.shape._asdict(),
        "weights": plan.shape.weight_count(),
        "best": {
            "network": passed[-1]["candidate"] if passed else "0000",
            "sha256": hashlib.sha256(best).hexdigest(),
            "bytes": len(best),
        },
        "trainer": {name: trainer.get(name) for name in ("trainer", "device", "batch", "step")},
        "held_out": {name: trainer.get(name) for name in ("held", "held_result", "calibration", "calibration_played")},
        "gates": progress.get("gates", 0),
        "gates_passed": len(passed),
        "last_matches": matches[-6:],
        "best_matches": [match for match in matches if passed and match.get("gate") == passed[-1].get("gate")],
        "settings": asdict(plan.settings),
        "versions": dict(plan.versions),
    }


def write_card(folder: RunFolder, plan: Plan) -> None:
    """Writes the card as JSON and as a page."""
    card = card_of(folder, plan)
    write_json(folder.card, card)
    write_whole(folder.card_page, page(card).encode())


def page(card: dict[str, Any]) -> str:
    """Returns the card as Markdown."""
    trainer, best = card["trainer"], card["best"]
    facts = [
        ("game", card["game"]),
        ("seed", card["seed"]),
        ("complete", "yes" if card["complete"] else "no"),
        ("games of self-play", f"{card['games']:,} ({card['held_out_games']:,} held out)"),
        ("rows", f"{card['rows']:,}"),
        ("hours", f"{card['hours']} in {card['sessions']} sessions; {card['worker_hours']} of all workers together"),
        ("machine", card["versions"].get("machine", "")),
        ("trainer", f"{trainer['trainer']} on {trainer['device']}, {trainer['step']} steps of {trainer['batch']} rows"),
        ("network", f"{card['weights']:,} weights {json.dumps(card['shape'])}"),
        ("best network", f"{best['network']}, {best['bytes']:,} bytes, SHA-256 {best['sha256']}"),
        ("versions", f"republik {card['versions'].get('republik')}, Python {card['versions'].get('python')}"),
        ("gates", f"{card['gates']}, {card['gates_passed']} passed"),
    ]
    lines = [f"# A network for {card['game']}", "", "| | |", "| --- | --- |"]
    lines += [f"| {name} | {value} |" for name, value in facts]
    lines += ["", "## Matches of the best network", "", _matches(card["best_matches"])]
    lines += ["", "## Last matches", "", _matches(card["last_matches"])]
    lines += ["", "## Held-out games", "", _calibration(card["held_out"])]
    return "\n".join(lines) + "\n"


def _matches(matches: list[dict[str, Any]]) -> str:
    if not matches:
        return "None."
    heads = ["network", "against", "level", "pairs", "score", "95%", "by seat", "result"]
    rows = []
    for match in matches:
        seats = ", ".join(f"{name} {_percent(share)}" for name, share in match["by_seat"].items())
        interval = span(_percent(match["low"]), _percent(match["high"]))
        cells = [match["candidate"], match["kind"], match["level"], str(match["pairs"]), _percent(match["score"])]
        rows.append([*cells, interval, seats, match["verdict"]])
    return markdown(heads, rows, names=len(heads))


def _calibration(held: dict[str, Any]) -> str:
    if not held.get("calibration"):
        return "None."
    rows = [[f"{count:.0f}", _percent(mean), _percent(true)] for count, mean, true in held["calibration"] if count]
    table = markdown(["cases", "told", "came true"], rows, names=0)
    return f"Log-loss against targets {held['held']}, against results {held['held_result']}.\n\n{table}"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}%"
