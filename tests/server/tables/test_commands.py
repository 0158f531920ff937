"""Commands at a table: the entries each one makes, or the reason it is refused."""

import pytest
from msgspec.structs import replace

from katzentisch.games.game import IllegalMove, Refusal
from katzentisch.play.fair_deal import SCHEME
from katzentisch.play.rules_version import rules_version
from katzentisch.protocol import requests
from katzentisch.protocol.holders import Person, Robot
from katzentisch.server.tables.entries import (
    GONE,
    Away,
    Back,
    Began,
    ChatSwitched,
    Chatted,
    Hosted,
    Moved,
    Seated,
    ShareCommitted,
    Shared,
    SharesListed,
)

from .table_builder import (
    GERO,
    HANNA,
    MINKA,
    SINA,
    apply,
    begin,
    begin_old,
    commitment,
    deal,
    done,
    full,
    in_status,
    opened,
    outcome,
    play_out,
)

SHARE, OTHER = "ab" * 32, "cd" * 32


def test_seats_that_do_not_exist() -> None:
    table = opened(players=2)
    for ask in (
        requests.Sit(seat=2),
        requests.Leave(seat=9),
        requests.Unseat(seat=2),
        requests.SeatBot(seat=2, bot="rules"),
        requests.Return(seat=2),
    ):
        assert outcome(table, HANNA, ask) == "seat-range"


def test_a_second_seat_is_only_for_tables_where_devices_are_shared() -> None:
    assert done(opened(players=3), GERO, requests.Sit(seat=1)) == [Seated(1, GERO)]
    seats = [apply(opened(players=3, shared_devices=shared), Seated(1, GERO)) for shared in (False, True)]
    assert [outcome(table, GERO, requests.Sit(seat=2, name="Lina")) for table in seats] == ["seat-one", "seated"]
    assert [outcome(table, GERO, requests.Sit(seat=2)) for table in seats] == ["seat-one", "seated"]
    assert done(seats[1], GERO, requests.Sit(seat=2)) == [Seated(2, Person(GERO.guest, "Gero (2)"))]


def test_the_holder_of_a_seat_can_name_and_rename_it() -> None:
    lina, mio = Person(GERO.guest, "Lina"), Person(GERO.guest, "Mio")
    table = opened(players=3, shared_devices=True)
    assert done(table, GERO, requests.Sit(seat=1, name=" Li\u202ena ")) == [Seated(1, lina)]
    apply(table, Seated(1, lina))
    assert done(table, GERO, requests.Sit(seat=1, name="Lina")) == []
    assert done(table, GERO, requests.Sit(seat=1, name="Mio")) == [Seated(1, mio)]
    assert done(table, GERO, requests.Sit(seat=2, name="Mio")) == [Seated(2, mio)]
    assert outcome(table, GERO, requests.Sit(seat=2, name="Lina")) == "name-taken"
    assert outcome(table, GERO, requests.Sit(seat=1)) == "seat-taken"
    assert outcome(table, SINA, requests.Sit(seat=1, name="Sina")) == "seat-taken"
    for name, why in (("", "name-empty"), ("\u200b ?", "name-empty"), ("x" * 25, "name-long")):
        assert {outcome(table, GERO, requests.Sit(seat=seat, name=name)) for seat in (1, 2)} == {why}


def test_a_seat_is_renamed_between_series_only() -> None:
    rename = requests.Sit(seat=1, name="Lina")
    outcomes = {status: outcome(in_status(status), GERO, rename) for status in ("open", "over", "dealing", "playing", "pausing")}
    assert outcomes == {"open": "seated", "over": "seated", "dealing": "seats-fixed", "playing": "seats-fixed", "pausing": "seats-fixed"}


def test_a_leaving_host_hands_the_table_over() -> None:
    """First the table, then the seat: if another process comes in between, the rest is decided again."""
    table = full(GERO, MINKA)
    assert done(table, HANNA, requests.Leave(seat=0)) == [Hosted(GERO), Seated(0, None)]
    assert done(apply(table, Hosted(GERO)), HANNA, requests.Leave(seat=0)) == [Seated(0, None)]


def test_nobody_who_was_deleted_becomes_host() -> None:
    table = full(Person(f"{GONE}x", "Guest"), MINKA)
    assert done(table, HANNA, requests.Leave(seat=0)) == [Seated(0, None)]


def test_a_host_who_keeps_a_seat_or_is_alone_stays_host() -> None:
    assert done(full(GERO, HANNA), HANNA, requests.Leave(seat=2)) == [Seated(2, None)]
    assert done(full(MINKA), HANNA, requests.Leave(seat=0)) == [Seated(0, None)]


def test_leaving_twice_and_coming_back() -> None:
    table = apply(in_status("playing"), Away(1))
    assert done(table, GERO, requests.Leave(seat=1)) == []
    assert done(table, GERO, requests.Return(seat=1)) == [Back(1)]


def test_bots_of_a_chosen_level_with_names_of_their_own() -> None:
    table = apply(opened(players=3), *done(opened(players=3), HANNA, requests.SeatBot(seat=1, bot="random")))
    first = table.seats[1].holder
    assert isinstance(first, Robot)
    assert first.bot == "random"
    [other] = done(table, HANNA, requests.SeatBot(seat=2, bot="rules"))
    assert isinstance(other, Seated)
    assert isinstance(other.holder, Robot)
    assert other.holder.name != first.name
    assert outcome(table, HANNA, requests.SeatBot(seat=2, bot="nobody")) == "bot-unknown"
    assert done(table, HANNA, requests.Unseat(seat=1)) == [Seated(1, None)]
    assert done(table, HANNA, requests.Unseat(seat=2)) == []


def test_a_game_needs_everybody() -> None:
    assert outcome(opened(players=3), HANNA, requests.Start()) == "seats-free"
    with pytest.raises(Refusal, match="2 seats are still free"):
        done(opened(players=3), HANNA, requests.Start())


def test_every_game_has_an_id_and_a_secret_of_its_own() -> None:
    begun = [done(full(), HANNA, requests.Start())[0] for _ in range(2)]
    assert len({each.id for each in begun if isinstance(each, Began)} | {each.secret for each in begun if isinstance(each, Began)}) == 4


def test_a_share_is_given_once_by_people_and_in_the_right_form() -> None:
    table = begin(full(MINKA))
    committing = requests.CommitShare(seat=0, game=1, attempt=1, commitment=commitment(table, 0, SHARE))
    revealing = requests.Share(seat=0, game=1, attempt=1, share=SHARE)
    assert outcome(table, HANNA, replace(committing, commitment=SHARE.upper())) == "share-form"
    assert outcome(table, HANNA, revealing) == "share-not-due"
    assert done(table, HANNA, committing) == [ShareCommitted(0, committing.commitment)]
    apply(table, *done(table, HANNA, committing))
    assert done(table, HANNA, committing) == []
    assert outcome(table, HANNA, replace(committing, commitment=SHARE)) == "share-not-due"
    assert outcome(table, HANNA, revealing) == "share-not-due"  # the list isn't fixed: others could still choose theirs
    apply(table, SharesListed())
    assert done(table, HANNA, committing) == []
    assert outcome(table, HANNA, replace(revealing, share=SHARE.upper())) == "share-form"
    assert outcome(table, HANNA, replace(revealing, share=OTHER)) == "share-other"
    assert done(table, HANNA, revealing) == [Shared(0, SHARE)]
    apply(table, Shared(0, SHARE))
    assert done(table, HANNA, revealing) == []
    assert outcome(table, HANNA, replace(revealing, share=OTHER)) == "share-not-due"
    assert outcome(table, HANNA, replace(revealing, seat=1)) == "seat-not-yours"


def test_an_unlisted_person_can_no_longer_give_a_share() -> None:
    table = apply(begin(full()), SharesListed())
    late = requests.CommitShare(seat=1, game=1, attempt=1, commitment=commitment(table, 1, SHARE))
    assert outcome(table, GERO, late) == "share-not-due"
    assert outcome(table, GERO, requests.Share(seat=1, game=1, attempt=1, share=SHARE)) == "share-not-due"


def test_a_share_for_another_game_or_attempt_is_refused() -> None:
    table = begin(full())
    right = requests.CommitShare(seat=1, game=1, attempt=1, commitment=SHARE)
    assert outcome(table, GERO, right) == "share-committed"
    for wrong in (replace(right, game=2), replace(right, attempt=2)):
        assert outcome(table, GERO, wrong) == "share-not-due"


def test_a_deal_of_the_old_scheme_takes_no_more_shares() -> None:
    table = begin_old(full())
    assert outcome(table, GERO, requests.CommitShare(seat=1, game=1, attempt=1, commitment=SHARE)) == "share-not-due"
    assert outcome(table, GERO, requests.Share(seat=1, game=1, attempt=1, share=SHARE)) == "share-not-due"


def test_a_game_begins_with_the_new_scheme_and_the_version_of_its_rules() -> None:
    [began] = done(full(), HANNA, requests.Start())
    assert isinstance(began, Began)
    assert (began.scheme, began.rules) == (SCHEME, rules_version("maus_pass_auf"))


def test_a_move_is_for_one_decision_and_ends_an_absence() -> None:
    table = deal(full())
    right = requests.Move(seat=0, ply=0, move="turn")
    assert done(table, HANNA, right) == [Moved(0, "turn")]
    assert done(apply(table, Away(0)), HANNA, right) == [Back(0), Moved(0, "turn")]
    assert outcome(table, HANNA, requests.Move(seat=0, ply=0, move="nonsense")) == "move-unreadable"
    assert outcome(apply(table, Moved(0, "turn")), HANNA, right) == "move-stale"
    with pytest.raises(IllegalMove):
        done(table, HANNA, requests.Move(seat=0, ply=1, move="turn"))


def test_the_last_move_of_a_game_sent_again_is_as_stale_as_any_other() -> None:
    table = play_out(full())
    plies = table.active_game.ply
    assert outcome(table, HANNA, requests.Move(seat=0, ply=plies - 1, move="turn")) == "move-stale"
    assert outcome(table, HANNA, requests.Move(seat=0, ply=plies, move="turn")) == "no-game"
    assert outcome(begin(table), HANNA, requests.Move(seat=0, ply=plies - 1, move="turn")) == "move-stale"


def test_chat_is_cleaned_and_may_be_off() -> None:
    table = opened()
    assert done(table, GERO, requests.Chat(text=" hello\n\u202eworld ")) == [Chatted(GERO, "hello world")]
    assert outcome(table, GERO, requests.Chat(text="\u200b \t")) == "chat-empty"
    assert outcome(opened(spectators=False), GERO, requests.Chat(text="hello")) == "seat-needed"
    off = apply(table, ChatSwitched(False))
    assert outcome(off, HANNA, requests.Chat(text="hello")) == "chat-off"
    assert (done(off, HANNA, requests.SwitchChat(on=False)), done(off, HANNA, requests.SwitchChat(on=True))) == ([], [ChatSwitched(True)])
