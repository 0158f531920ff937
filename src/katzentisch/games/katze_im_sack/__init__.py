"""The game Katze im Sack."""

from pathlib import Path

from ..game import Game, Option, RulesVersion
from ..policy import Blend, EarlierNetwork, Policies
from . import auction, events, features, knowledge, notation, rounds, rules, state, take_back, view
from .bots import beginner, casual
from .bots import rules as rules_of_thumb

LEVEL_2 = Blend("rules", "casual", {3: 0.3, 4: 0.2, 5: 0.3})
LEVEL_3 = Blend("net", "rules", {3: 0.25, 4: 0.25, 5: 0.25})

GAME: Game[state.KatzeState] = Game(
    id="katze_im_sack",
    folder=Path(__file__).parent,
    players=state.PLAYERS,
    options=(Option("mice", ("secret", "open")), Option("rabbit", ("counts", "spared"))),
    cards=notation.NAMES,
    ends=view.ENDS,
    phases=view.PHASES,
    state=state.STATE,
    actions=state.ACTIONS,
    action_groups=notation.ACTION_GROUPS,
    view_type=view.KatzeView,
    event_types=(
        events.Round,
        events.Filled,
        events.Unfilled,
        events.Dummy,
        events.Laid,
        events.Turned,
        events.Bid,
        events.Passed,
        events.Offered,
        events.Discarded,
        events.Won,
        events.Chased,
        events.Idle,
        events.Dogs,
        events.Kept,
    ),
    deal=rules.deal,
    begin=rules.begin,
    legal=rules.legal,
    apply=rules.apply,
    observe=knowledge.observe,
    determinize=knowledge.determinize,
    take_back=take_back.take_back,
    forget=rounds.forget,
    standing_now=rounds.standing_now,
    encode_features=features.encode_features,
    feature_groups=features.GROUPS,
    earlier_networks=(EarlierNetwork(features.EARLIER_FEATURES, state.ACTIONS),),
    read_setup=notation.read_setup,
    write_setup=notation.write_setup,
    read_move=notation.read_move,
    write_move=notation.write_move,
    why_not=notation.why_not,
    spoken=notation.spoken,
    event_facts=notation.event_facts,
    view=view.view,
    personal_view=view.personal_view,
    opening_events=events.opening_events,
    events=events.events,
    hides=knowledge.hides,
    auction=auction.auction,
    default_players=4,
    age=8,
    minutes=20,
    levels=("beginner", LEVEL_2, LEVEL_3, "net"),
    policies=Policies(beginner.choose, casual.choose, rules_of_thumb.choose),
    rules_version=RulesVersion("1", "7e5e7c565f5f5c6de4ff92d97a83019b7c786758dba2c111f7e552de862750c4"),
)
