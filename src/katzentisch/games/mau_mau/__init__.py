"""The game Mau Mau."""

from pathlib import Path

from ..game import Game, Option, RulesVersion
from ..policy import Blend, EarlierNetwork, Policies, SearchParameters
from . import consequences, events, features, knowledge, notation, rules, setup, state, view
from .bots import beginner, casual
from .bots import rules as rules_of_thumb

WITH_WILD = tuple(state.PLAY_WILD + colour for colour in range(state.COLOURS))  # a colour is named as with a Wild

LEVEL_2 = Blend("rules", "casual", {2: 0.2, 3: 0.15, 4: 0.15})

GAME: Game[state.MauState] = Game(
    id="mau_mau",
    folder=Path(__file__).parent,
    players=range(2, state.MOST_PLAYERS + 1),
    options=(
        Option("mau", ("called", "automatic")),
        Option("drawing", ("forced", "free")),
        Option("first_card", ("quiet", "digit", "acts")),
        Option("last_card", ("quiet", "draws")),
        Option("reverse_for_two", ("plain", "stop")),
        Option("wish", ("any", "new"), is_later=True),
    ),
    cards=notation.NAMES,
    ends=view.ENDS,
    phases=view.PHASES,
    state=state.STATE,
    actions=state.ACTIONS,
    action_groups=notation.ACTION_GROUPS,
    view_type=view.MauView,
    event_types=(
        events.TurnedUp,
        events.Played,
        events.Named,
        events.DirectionChanged,
        events.Forgot,
        events.Facing,
        events.Drew,
        events.LeftOut,
        events.Shuffled,
        events.Out,
    ),
    deal=rules.deal,
    begin=rules.begin,
    legal=rules.legal,
    apply=rules.apply,
    observe=knowledge.observe,
    determinize=knowledge.determinize,
    standing_now=consequences.standing_now,
    chance=consequences.chance,
    encode_features=features.encode_features,
    feature_groups=features.GROUPS,
    earlier_networks=(EarlierNetwork(features.EARLIER_FEATURES, state.NAME, like=WITH_WILD),),
    read_setup=setup.read_setup,
    write_setup=setup.write_setup,
    read_move=notation.read_move,
    write_move=notation.write_move,
    why_not=notation.why_not,
    read_chance=setup.read_chance,
    write_chance=setup.write_chance,
    spoken=notation.spoken,
    event_facts=notation.event_facts,
    view=view.view,
    personal_view=view.personal_view,
    opening_events=events.opening_events,
    events=events.events,
    fewest_win=True,
    default_players=4,
    age=6,
    minutes=10,
    levels=("beginner", LEVEL_2, "rules", "net"),
    policies=Policies(beginner.choose, casual.choose, rules_of_thumb.choose),
    search=SearchParameters(search_opponents=1, exploration=0.4),
    rules_version=RulesVersion("1", "67f8650d6de1d74efc0628250e96e782aad8da06f1cf14ef3f38203300cd518b"),
)
