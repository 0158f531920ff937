"""The tree of a search: nodes by key, moves in order, and what happens if there is no room left."""

import numpy as np

from katzentisch.bots.search.iteration import compile_iterations
from katzentisch.bots.search.tree import EDGE, FULL, Tree, add_result, count_available, find_edges, key_of, node_of, select_edge
from katzentisch.bots.search.workspace import make_workspace, no_network
from katzentisch.games import GAMES
from katzentisch.play.blank_state import key_of as chance_key
from katzentisch.play.blank_state import seed_bytes
from katzentisch.testing.tables import begun


def small_tree(nodes: int = 4, edges: int = 8) -> Tree:
    counts = np.array([0, 1], np.int32)
    return Tree(np.zeros(2 * nodes, np.int32), np.zeros(nodes, np.int64), np.zeros(nodes, np.int32), np.zeros(edges, EDGE), counts)


def found(tree: Tree, node: int, *actions: int) -> list[int]:
    edges = np.full(len(actions), 99, np.int32)
    count = find_edges(tree, node, np.array(actions, np.int16), len(actions), edges)
    assert count == np.count_nonzero(edges)
    return edges.tolist()


def test_a_node_is_found_again_by_its_key_also_where_slots_collide() -> None:
    tree = small_tree()
    keys = [7, 15, 23, 3]  # three begin at the last slot
    assert [node_of(tree, key) for key in keys] == [0, 1, 2, 3] == [node_of(tree, key) for key in keys]
    assert node_of(tree, 4) == FULL
    assert node_of(tree, 23) == 2


def test_edges_stand_in_order_whenever_they_are_met() -> None:
    tree = small_tree()
    node = node_of(tree, 1)
    assert found(tree, node, 3, 5) == [1, 2]
    assert found(tree, node, 1, 4, 5, 9) == [3, 4, 2, 5]
    assert found(tree, node, 1, 3, 4, 5, 9) == [3, 1, 4, 2, 5]
    assert tree.edges["action"][[3, 1, 4, 2, 5]].tolist() == [1, 3, 4, 5, 9]


def test_moves_without_room_have_no_edge_and_the_others_keep_theirs() -> None:
    tree = small_tree(edges=3)
    node = node_of(tree, 1)
    assert found(tree, node, 2, 4, 6) == [1, 2, 0]
    assert found(tree, node, 1, 2, 3, 4) == [0, 1, 0, 2]
    assert found(tree, node_of(tree, 2), 1, 2) == [0, 0]


def test_keys_distinguish_states() -> None:
    words = np.zeros(40, np.uint32)
    keys = {key_of(words)}
    for place in range(40):
        for bit in range(32):
            words[:] = 0
            words[place] = 1 << bit
            keys.add(key_of(words))
    assert len(keys) == 1 + 40 * 32
    assert min(keys) >= 0


def test_what_is_good_is_tried_again_and_what_was_seldom_tried_too() -> None:
    tree = small_tree()
    edges = np.array(found(tree, node_of(tree, 1), 1, 2, 3), np.int32)
    for edge, worth in ((1, 0.2), (2, 0.8), (3, 0.5)):
        count_available(tree.edges, edges, 3)
        add_result(tree.edges, edge, worth)
    assert select_edge(tree.edges, edges, 3, 0.1) == 1
    for _ in range(50):
        count_available(tree.edges, edges, 3)
        add_result(tree.edges, 2, 0.8)
    assert select_edge(tree.edges, edges, 3, 2.0) == 2
    tree.edges["prior"][1] = 0.9
    assert select_edge(tree.edges, edges, 3, 2.0) == 0
    assert select_edge(tree.edges, edges[:1] * 0, 1, 1.0) == -1


def test_a_full_tree_continues_with_playouts() -> None:
    game = GAMES["mau_mau"]
    position = begun((game, 2, {}), 3)
    observation = position.observe(int(position.state.turn))
    tree = small_tree(nodes=3, edges=12)
    compile_iterations(game)(tree, make_workspace(game, observation.array), no_network(), game.search, chance_key(seed_bytes(1)), 0, 60)
    assert tree.used[0] == 3
    assert tree.edges["visits"].sum() >= 60
