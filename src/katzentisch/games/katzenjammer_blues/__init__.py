"""Katzenjammer Blues, as one value."""

from pathlib import Path

from ..game import Game, Option, RulesVersion
from ..policy import Blend, EarlierNetwork, Policies
from . import auction, events, features, knowledge, notation, reveal, rules, score, state, take_back, view
from .bots import beginner, casual
from .bots import rules as rules_of_thumb

FEW = 4  # 1.2: up to here 20 mice are used
LEVEL_2 = Blend("rules", Blend("casual", "beginner", {2: 1, 3: 1, 4: 1, 5: 1, 6: 0.6}), {2: 0.3, 3: 0.19})
LEVEL_3 = Blend("net", Blend("rules", "casual", {2: 1, 3: 1, 4: 1, 5: 1, 6: 0.5}), {2: 0.63, 3: 0.34, 4: 0.08})

GAME: Game[state.BluesState] = Game(
    id="katzenjammer_blues",
    folder=Path(__file__).parent,
    players=range(2, state.MOST_PLAYERS + 1),
    options=(
        Option(
            "mice",
            state.MICE_USED,
            default=lambda players: 20 if players <= FEW else 24,
            allows=lambda players, mice: players <= FEW or mice == 24,
        ),
    ),
    cards=notation.NAMES,
    ends=view.ENDS,
    phases=view.PHASES,
    state=state.STATE,
    actions=state.ACTIONS,
    action_groups=notation.ACTION_GROUPS,
    view_type=view.BluesView,
    event_types=(
        events.Revealed,
        events.Drew,
        events.Bid,
        events.Passed,
        events.Won,
        events.Discarded,
        events.Paid,
        events.Took,
        events.Showed,
    ),
    deal=rules.deal,
    begin=rules.begin,
    legal=rules.legal,
    apply=rules.apply,
    observe=knowledge.observe,
    determinize=knowledge.determinize,
    take_back=take_back.take_back,
    forget=reveal.forget,
    standing_now=score.standing_now,
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
    auction=auction.auction,
    default_players=4,
    age=10,
    minutes=30,
    levels=("beginner", LEVEL_2, LEVEL_3, "net"),
    policies=Policies(beginner.choose, casual.choose, rules_of_thumb.choose),
    rules_version=RulesVersion("1", "68c21d0849d7a40be62ed5c1f1763edc2b53a293293b56d00c26baf6d9473a8c"),
)
