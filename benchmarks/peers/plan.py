"""What is compared with what. The first row of a comparison is ours, and the reference of the others."""

from collections.abc import Sequence
from dataclasses import dataclass

GAMES = {
    "mau_mau": "Mau Mau",
    "katzenjammer_blues": "Katzenjammer Blues",
    "katze_im_sack": "Katze im Sack",
    "maus_pass_auf": "Maus, pass auf!",
}
SAME_GAME = "kuhn_poker"  # a game that we and Pgx have: the plug-in of examples/
PROGRAMS = {  # by environment
    "ours": "own_games.py",
    "rlcard": "rlcard_uno.py",
    "open_spiel": "openspiel_crazy_eights.py",
    "pettingzoo": "pettingzoo_cards.py",
    "pgx": "pgx_cards.py",
}


@dataclass(frozen=True)
class Row:
    """One rate. Its name is the one that its program knows; `what` says what was measured."""

    name: str
    environment: str
    what: str


@dataclass(frozen=True)
class Comparison:
    """Rows that do the same on the same number of cores and take turns."""

    name: str
    title: str
    unit: str
    cores: int
    rows: tuple[Row, ...]


def ours(name: str, game: str, what: str) -> Row:
    return Row(f"{name}:{game}", "ours", f"Katzentisch, {GAMES[game]}, 4 players, {what}")


def comparisons(game: str) -> list[Comparison]:
    """All comparisons, with this game of ours as the reference."""
    others = [each for each in GAMES if each != game]
    return [
        Comparison(
            "python",
            "Move by move from Python",
            "moves/s",
            1,
            (
                ours("ours_python", game, "`Position`"),
                Row("openspiel_python", "open_spiel", "OpenSpiel, Crazy Eights, 4 players, actions of chance counted, too"),
                Row("openspiel_decisions", "open_spiel", "OpenSpiel, Crazy Eights, 4 players"),
                Row("rlcard_uno", "rlcard", "RLCard, UNO, 4 players"),
            ),
        ),
        Comparison(
            "compiled",
            "Whole games in compiled code",
            "moves/s",
            1,
            (
                ours("ours_compiled", game, "`simulate`"),
                Row("openspiel_cpp", "open_spiel", "OpenSpiel, Crazy Eights, 4 players, rollouts in C++"),
            ),
        ),
        Comparison("pettingzoo", "PettingZoo, with its usual wrappers", "steps/s", 1, pettingzoo_rows(game, "", "`env`")),
        Comparison("pettingzoo-raw", "PettingZoo, without wrappers", "steps/s", 1, pettingzoo_rows(game, "_raw", "`raw_env`")),
        Comparison(
            "batch",
            "Many games at once, ours in batches of 8192",
            "steps/s",
            2,
            (
                ours("ours_batch", game, "`Batch`, random actions"),
                *(ours("ours_batch", each, "`Batch`, random actions") for each in others),
                *(ours("ours_batch_numpy", each, "`Batch`, actions picked with NumPy") for each in (game, *others)),
                ours("ours_gymnasium", game, "Gymnasium `VectorEnv`, random bots in the other seats"),
                ours("ours_jax", game, "JAX `Environment`, jitted"),
                Row("pgx_leduc_holdem", "pgx", "Pgx, Leduc hold’em, 2 players, batch of 2048"),
                Row("pgx_sparrow_mahjong", "pgx", "Pgx, sparrow mahjong, 3 players, batch of 256"),
            ),
        ),
        Comparison(
            "same-game",
            "Many games of Kuhn poker at once",
            "steps/s",
            2,
            (
                Row(f"ours_batch:{SAME_GAME}", "ours", "Katzentisch, `Batch`, random actions"),
                Row(f"ours_batch_numpy:{SAME_GAME}", "ours", "Katzentisch, `Batch`, actions picked with NumPy"),
                Row("pgx_kuhn_poker", "pgx", "Pgx, batch of 8192"),
            ),
        ),
    ]


def pettingzoo_rows(game: str, kind: str, maker: str) -> tuple[Row, ...]:
    return (
        ours(f"ours_pettingzoo{kind}", game, maker),
        Row(f"pettingzoo{kind}_leduc_holdem_v4", "pettingzoo", f"PettingZoo, Leduc hold’em, 2 players, {maker}"),
        Row(f"pettingzoo{kind}_texas_holdem_v4", "pettingzoo", f"PettingZoo, Texas hold’em, 2 players, {maker}"),
        Row(f"pettingzoo{kind}_texas_holdem_no_limit_v6", "pettingzoo", f"PettingZoo, Texas hold’em without limit, 2 players, {maker}"),
    )


def chosen(all_comparisons: Sequence[Comparison], names: Sequence[str]) -> list[Comparison]:
    """The comparisons with these names, all of them if there are none."""
    return [each for each in all_comparisons if not names or each.name in names]
