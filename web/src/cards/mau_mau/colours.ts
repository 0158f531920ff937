export interface Colour {
  ground: string;
  light: string;
  sign: string;
}

// signs are centred on the origin, about 20 wide
export const COLOURS: Record<string, Colour> = {
  g: {
    ground: "#3d8f57",
    light: "#63b57c",
    sign: "M0-1C-3-4-7-10-3-11Q-1-12 0-9Q1-12 3-11C7-10 3-4 1-1C4-4 10-7 11-3Q12-1 9 0Q12 1 11 3C10 7 4 3 1 1C4 4 6 7 5 11L2 11C2 7 1 4 0 1C-3 3-10 7-11 3Q-12 1-9 0Q-12-1-11-3C-10-7-4-4-1-1z",
  },
  b: { ground: "#2b62a6", light: "#5790d2", sign: "M0-11C5-4 8 0 8 4C8 8 4 11 0 11C-4 11-8 8-8 4C-8 0-5-4 0-11z" },
  r: {
    ground: "#cc3f34",
    light: "#e86f5f",
    sign: "M0 10C-6 5-11 1-11-4C-11-10-3-11 0-5C3-11 11-10 11-4C11 1 6 5 0 10z",
  },
  y: {
    ground: "#f3b928",
    light: "#fbdc7a",
    sign: "M0-11L3-6L8-8L6-3L11 0L6 3L8 8L3 6L0 11L-3 6L-8 8L-6 3L-11 0L-6-3L-8-8L-3-6z",
  },
};
