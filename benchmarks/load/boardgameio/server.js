// boardgame.io's server with a shedding game for four, about as big as Mau Mau and with simpler rules.
// Its own settings, except two to its favour: no undo, whose copies of the state would grow with the game, and matches without credentials.

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = ["r", "g", "b", "y"];
const VALUES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "s", "t", "u", "v"];
const DECK = COLOURS.flatMap((colour) => VALUES.flatMap((value) => [colour + value, colour + value]));
const CARDS_EACH = 10;

const fits = (card, top) => card[0] === top[0] || card[1] === top[1];

function setup({ ctx, random }) {
  const deck = random.Shuffle(DECK);
  const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, CARDS_EACH));
  return { hands, pile: [deck.pop()], deck };
}

function play({ G, playerID }, card) {
  const hand = G.hands[playerID];
  const at = hand.indexOf(card);
  if (at < 0 || !fits(card, G.pile.at(-1))) return INVALID_MOVE;
  G.pile.push(...hand.splice(at, 1));
}

function draw({ G, random, playerID }) {
  if (G.deck.length === 0) G.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
  if (G.deck.length > 0) G.hands[playerID].push(G.deck.pop());
}

const playerView = ({ G, playerID }) => ({
  seats: G.hands.map((hand) => ({ cards: hand.length })),
  hand: G.hands[playerID],
  top: G.pile.at(-1),
  deck: G.deck.length,
  pile: G.pile.length,
});

const shedding = {
  name: "shedding",
  disableUndo: true,
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play, draw },
  endIf: ({ G }) => G.hands.some((hand) => hand.length === 0) || undefined,
  playerView,
};

Server({ games: [shedding], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
