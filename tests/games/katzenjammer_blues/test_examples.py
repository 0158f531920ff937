"""The worked examples of the printed rules, German and English."""

import pytest

from .blues import all_pass, blues, discard, hand, leave_mice, row


def test_i_bid_three_2s() -> None:
    """“Ich biete 3 Zweier.” “I bid three 2’s.”"""
    table = blues("111111", "222345", deck="55").play("1 bid 3x2")
    assert table.view()["high"] == "3x2"


@pytest.mark.parametrize(("higher", "lower"), [("2x2", "1x5"), ("3x2", "3x1")])
def test_two_2s_are_higher_than_one_5_and_three_2s_than_three_1s(higher: str, lower: str) -> None:
    """“2 Zweier sind höher als 1 Fünfer. Dementsprechend sind 3 Zweier höher als 3 Einser.”"""
    table = blues("111555", "222345", deck="44", first=1).play(f"0 bid {lower}", f"1 bid {higher}")
    assert "not higher" in table.refuses(f"0 bid {lower}")


def test_i_bid_three_different_values() -> None:
    """“The player announces just the number of cards.”"""
    table = blues("111111", "222345", deck="55").play("1 bid 3d", "0 pass")
    assert table.legal() == ["pay 234", "pay 235", "pay 245", "pay 345"]


def test_after_three_different_four_different_at_least_then_four_1s() -> None:
    """“Er muß jetzt mindestens 4 verschiedene Karten bieten. 4 Einser sind anschließend höher als 4 verschiedene Karten.”"""
    table = blues("123455", "123455", "1111JJ", deck="22", first=2).play("0 bid 3d")
    assert "not higher" in table.refuses("1 bid 2d")
    assert "not higher" in table.refuses("1 bid 3d")
    table.play("1 bid 4d", "2 bid 4x1")
    assert table.view()["high"] == "4x1"
    assert "not higher" in table.refuses("0 bid 4d")


def test_the_highest_bid_in_this_category_is_five_different_values() -> None:
    table = blues("111111", "12345J", deck="22")
    assert table.legal()[-1] == "bid 5d"
    assert "two to five" in table.refuses("1 bid 6d")


def test_if_nobody_bids_the_bandleader_stays() -> None:
    """“Der Bandleader wechselt nicht. Er deckt neue Karten auf.”"""
    table = all_pass(blues("111111", "222345", deck="5544"))
    assert (discard(table), row(table), table.view()["bandleader"]) == ("55", "44", 0)


def test_cards_won_serve_at_once_or_later() -> None:
    """“Der Spieler kann die ersteigerten Karten sofort oder auch in einer späteren Runde …”"""
    table = blues("222222", "113344", deck="3355").play("1 bid 1x1", "0 pass", "1 pay 1", "1 done")
    table.play("0 pass", "1 bid 1x1", "1 pay 1", "1 show 3333")
    assert table.view()["seats"][1]["mice"] == 3


def test_four_3s_and_four_4s_earn_seven_mice() -> None:
    """“Er bekommt dafür 3 + 4 = 7 Mäuse.”"""
    table = blues("222222", "133444", deck="343").play("1 bid 1x1", "0 pass", "1 pay 1", "1 show 3333", "1 show 4444")
    assert table.view()["seats"][1]["mice"] == 7
    assert discard(table) == "133334444"


def test_four_jokers_declared_as_four_5s() -> None:
    """“He declares them as ‘four 5’s’, receives five mice, and displays the four jokers in front of him.”"""
    table = blues("222222", "1JJJJ2", deck="33").play("1 bid 1x1", "0 pass", "1 pay 1", "1 show JJJJ 5")
    assert (table.view()["seats"][1]["mice"], table.view()["seats"][1]["jokers"]) == (5, 4)


def test_another_player_discards_four_jokers() -> None:
    """“Er legt die Karten auf den offenen Ablagestapel und bekommt keine Mäuse.”"""
    table = blues("222222", "1JJJJ2", deck="33").play("1 bid 1x1", "0 pass", "1 pay 1", "1 show JJJJ")
    assert (table.view()["seats"][1]["mice"], table.view()["seats"][1]["jokers"]) == (0, 0)
    assert discard(table) == "1JJJJ"


def test_jokers_on_show_may_not_be_used_again() -> None:
    """“Jokerkatzen, die ein Spieler vor sich liegen hat, darf er natürlich nicht noch einmal einsetzen.”"""
    table = blues("222222", "333J11", deck="44").play("1 bid 1x5", "0 pass", "1 pay J")
    assert hand(table, 1) == "1133344"
    assert "The hand doesn’t hold all of 333J" in table.refuses("1 show 333J")


def test_if_there_are_not_enough_mice_the_finisher_gets_what_is_left() -> None:
    """“Hätte in einem solchen Fall der Spieler auf mehr Mäuse Anspruch, als noch im Vorrat sind …”"""
    table = leave_mice(blues("222222", "155552", deck="33"), 2).play("1 bid 1x1", "0 pass", "1 pay 1", "1 show 5555")
    assert table.result == {"scores": [18, 2], "ranks": [1, 2], "end": "mice"}


def test_it_is_possible_to_have_a_negative_score() -> None:
    """“Es ist so auch möglich, Minuspunkte zu erhalten.”"""
    table = leave_mice(blues("222222", "155552", "JJ3344", deck="33"), 5).play("1 bid 1x1", "2 pass", "0 pass", "1 pay 1", "1 show 5555")
    assert table.result == {"scores": [15, 5, -5], "ranks": [1, 2, 3], "end": "mice"}
