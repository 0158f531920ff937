"""The game Kuhn poker."""

from pathlib import Path

from katzentisch.games import Game, Policies, RulesVersion

from . import events, features, knowledge, notation, rules, state, view
from .bots import beginner, casual
from .bots import rules as equilibrium

GAME = Game(
    id="kuhn_poker",
    folder=Path(__file__).parent,
    players=range(2, 3),
    cards=notation.NAMES,
    ends=view.ENDS,
    phases=view.PHASES,
    state=state.STATE,
    actions=state.ACTIONS,
    action_groups=notation.ACTION_GROUPS,
    view_type=view.KuhnView,
    event_types=(
        events.Anted,
        events.Dealt,
        events.Checked,
        events.Bet,
        events.Called,
        events.Folded,
        events.Showed,
    ),
    deal=rules.deal,
    begin=rules.begin,
    legal=rules.legal,
    apply=rules.apply,
    observe=knowledge.observe,
    determinize=knowledge.determinize,
    encode_features=features.encode_features,
    feature_groups=features.GROUPS,
    read_setup=notation.read_setup,
    write_setup=notation.write_setup,
    read_move=notation.read_move,
    write_move=notation.write_move,
    why_not=notation.why_not,
    view=view.view,
    personal_view=view.personal_view,
    opening_events=events.opening_events,
    events=events.events,
    default_players=2,
    series_lengths=(1, 10, 20),
    levels=("random", "beginner", "casual", "rules"),
    policies=Policies(beginner.choose, casual.choose, equilibrium.choose),
    rules_version=RulesVersion(
        "1", "94235f27f4ed6d78a80e59ba15cd0eab66d6dd925044aecbdd52016e645ada61"
    ),
)
