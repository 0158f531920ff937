"""The report on waiting for bots: a normal table takes less than before, and an auction left to bots takes seconds."""

import json

import pytest
from benchmarks.pace import main, measure


@pytest.mark.parametrize("game", ["katze_im_sack", "katzenjammer_blues", "mau_mau"])
def test_waiting_gets_shorter_with_the_tempo(game: str) -> None:
    found = measure(game, 3)
    waits = [found[tempo]["game"] for tempo in ("before", "normal", "fast", "none")]
    assert waits == sorted(waits, reverse=True)
    assert found["normal"]["game"] < 0.6 * found["before"]["game"]
    assert found["normal"]["left_to_bots"] < 4
    assert found["none"]["game"] == 0


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    main(["maus_pass_auf", "--games", "1", "--json"])
    assert json.loads(capsys.readouterr().out)["maus_pass_auf"]["before"]["moves"] > 0
    main(["maus_pass_auf", "--games", "1"])
    assert "normal" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["chess"])
