"""A client for `shutterbox env`: one file, the standard library alone.

    from shutterbox import Environment
    with Environment("photograph") as env:
        status = env.reset(seed=1, players=2, bots=[None, "greedy"])
        while status["outcome"] is None:
            seat = status["toMove"][0]
            view, moves = env.observe(seat), env.moves(seat)
            status = env.step(seat, moves[0])

Where time decides, nobody may be asked for a while: then `wait`. Run as a program it plays random matches:

    python3 shutterbox.py [game] [players] [seed]
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# The checkout's own Node, after `npm install`.
COMMAND = (str(ROOT / "node_modules" / ".bin" / "node"), str(ROOT / "apps" / "cli" / "src" / "main.ts"))
GAMES = ("photograph", "snapshot", "wildlife-park", "sasquatch-snap", "photoshoot")


class Refused(Exception):
    """What the environment refused: `code`, `message` and `facts`. Nothing has happened."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.facts = error["facts"]


class Environment:
    def __init__(self, game, command=COMMAND):
        self._program = subprocess.Popen(
            [*command, "env", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._program.stdin.close()
        self._program.wait()
        self._program.stdout.close()

    def reset(self, seed=1, players=None, options=None, bots=()):
        """Begins a match. `bots` by seat: a name, or None for a seat of yours. Returns the status."""
        given = {"seed": seed, "options": options or {}, "bots": list(bots)}
        return self._ask("reset", **given, **({} if players is None else {"players": players}))

    def status(self):
        return self._ask("status")

    def observe(self, seat):
        """What the seat knows: the game's own state, with unknowns."""
        return self._ask("observe", seat=seat)["view"]

    def moves(self, seat, limit=1000):
        return self._ask("moves", seat=seat, limit=limit)["moves"]

    def random_move(self, seat):
        return self._ask("random", seat=seat)["move"]

    def step(self, seat, move, at=None):
        """Makes a move. Returns the status, or raises Refused."""
        return self._ask("step", seat=seat, move=move, **({} if at is None else {"at": at}))

    def wait(self, until=None):
        return self._ask("wait", **({} if until is None else {"until": until}))

    def _ask(self, what, **more):
        self._program.stdin.write(json.dumps({"do": what, **more}) + "\n")
        self._program.stdin.flush()
        line = self._program.stdout.readline()
        if not line:
            raise EOFError("the environment has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer


def play_random(env, **setup):
    """A whole match by the game's random player at every seat; the last status."""
    status = env.reset(**setup)
    while status["outcome"] is None:
        try:
            seats = status["toMove"]
            status = env.step(seats[0], env.random_move(seats[0])) if seats else env.wait()
        except Refused:
            # In real time the table may have moved first.
            status = env.wait()
    return status


def main(arguments):
    games = arguments[:1] or GAMES
    players = int(arguments[1]) if len(arguments) > 1 else None
    seed = int(arguments[2]) if len(arguments) > 2 else 1
    for game in games:
        with Environment(game) as env:
            status = play_random(env, seed=seed, players=players)
            print(json.dumps({"game": game, **status}))


if __name__ == "__main__":
    main(sys.argv[1:])
