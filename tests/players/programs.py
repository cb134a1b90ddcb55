"""Bots that are programs, as source text."""

from pathlib import Path

BEGIN = """
import json, os, subprocess, sys, time
def hear(): return json.loads(sys.stdin.readline())
def say(message): print(json.dumps(message), flush=True)
def decide():
    while (message := hear())["type"] != "decide": pass
    return message
def move(asked): say({"type": "move", "decision": asked["decision"], "move": asked["moves"][0]["id"]})
"""


def recorder(path: Path, wants: list[str]) -> str:
    """A bot that records every byte it receives."""
    return f"""
log = open({str(path)!r}, "wb")
for line in sys.stdin.buffer:
    log.write(line); log.flush()
    message = json.loads(line)
    if message["type"] == "hello": say({{"type": "hello", "protocol": 1, "wants": {wants!r}}})
    if message["type"] == "decide": move(message)
"""
