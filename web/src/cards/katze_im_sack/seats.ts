// a player's colour never comes without a shape
export const SEATS = [
  { colour: "#c14f3f", shape: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z" },
  { colour: "#2f6fa8", shape: "M-7-7H7V7H-7z" },
  { colour: "#3f8a55", shape: "M0-9L9 7H-9z" },
  { colour: "#7350a0", shape: "M0-10L8 0L0 10L-8 0z" },
  { colour: "#d08a1e", shape: "M0-10L3-3L10-3L4.5 1.5L6.5 9L0 5L-6.5 9L-4.5 1.5L-10-3L-3-3z" },
  { colour: "#4a5b66", shape: "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3z" },
];
