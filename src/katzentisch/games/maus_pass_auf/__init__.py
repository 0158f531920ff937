"""The game Maus, pass auf!"""

from pathlib import Path

from ..game import Game, Option, RulesVersion
from ..policy import Policies
from . import events, features, knowledge, notation, rules, state, view
from .bots.rules import choose

FEW = 3  # 1.2: up to this number of players, the small pack is the default

GAME: Game[state.MausState] = Game(
    id="maus_pass_auf",
    folder=Path(__file__).parent,
    players=range(2, state.MOST_PLAYERS + 1),
    options=(
        Option("pack", ("small", "full"), default=lambda players: "small" if players <= FEW else "full"),
        Option("under", ("unflipped", "flipped")),
        Option("dealt_mouse", ("waits", "hunted"), is_later=True),
    ),
    cards=notation.NAMES,
    ends=view.ENDS,
    phases=view.PHASES,
    state=state.STATE,
    actions=state.ACTIONS,
    action_groups=notation.ACTION_GROUPS,
    view_type=view.MausView,
    event_types=(events.Opened, events.Turned, events.Hunted, events.Caught, events.Escaped, events.Stayed, events.Left),
    deal=rules.deal,
    begin=rules.begin,
    legal=rules.legal,
    apply=rules.apply,
    observe=knowledge.observe,
    determinize=knowledge.determinize,
    standing_now=rules.standing_now,
    encode_features=features.encode_features,
    feature_groups=features.GROUPS,
    read_setup=notation.read_setup,
    write_setup=notation.write_setup,
    read_move=notation.read_move,
    write_move=notation.write_move,
    why_not=notation.why_not,
    event_facts=events.event_facts,
    view=view.view,
    personal_view=view.personal_view,
    opening_events=events.opening_events,
    events=events.events,
    has_decisions=False,
    has_hands=False,
    default_players=FEW,
    age=6,
    minutes=20,
    series_tie_break=lambda state, seat: int(state.chips[seat]),  # 3.5
    levels=("rules", "rules", "rules", "rules"),
    policies=Policies(choose, choose, choose),
    rules_version=RulesVersion("1", "1c4122299e5e99b6f98eef53d823692fc50aeb0cadf8b7191d6b4b2674ebaaa8"),
)
