/** The signs of the seats, by seat: a shape goes with each colour, for players who can't tell the colours apart. */
export const SEAT_SIGNS = [
  { colour: "#c14f3f", shape: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z" }, // circle
  { colour: "#2f6fa8", shape: "M-7-7H7V7H-7z" }, // square
  { colour: "#3f8a55", shape: "M0-9L9 7H-9z" }, // triangle
  { colour: "#7350a0", shape: "M0-10L8 0L0 10L-8 0z" }, // diamond
  { colour: "#d08a1e", shape: "M0-10L3-3L10-3L4.5 1.5L6.5 9L0 5L-6.5 9L-4.5 1.5L-10-3L-3-3z" }, // star
  { colour: "#4a5b66", shape: "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3z" }, // cross
  { colour: "#a8346f", shape: "M0 9C-6 4-10 1-10-4C-10-10-3-10 0-5C3-10 10-10 10-4C10 1 6 4 0 9z" }, // heart
  { colour: "#157a7e", shape: "M4-9A9 9 0 1 0 4 9A7 7 0 1 1 4-9z" }, // moon
  { colour: "#7c5a2b", shape: "M-9 4H9V9H-9zM-9-9H9V-4H-9z" }, // two bars
  { colour: "#5d7a1f", shape: "M0-10C5-3 8 0 8 4C8 8 4 10 0 10C-4 10-8 8-8 4C-8 0-5-3 0-10z" }, // drop
];
