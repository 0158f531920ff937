export interface Eye {
  shape: string;
  // centre and half-axes of the pupil
  pupil?: [number, number, number, number];
  lines?: string;
}
export interface Mouth {
  shape: string;
  fill?: string;
  over?: string;
  overFill?: string;
}

// x grows outwards, away from the nose
export const EYES = {
  round: { shape: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", pupil: [0, 0, 2.8, 6] },
  wide: { shape: "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z", pupil: [0, 0, 6, 7] },
  stare: { shape: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", pupil: [0, 0, 2, 2.2] },
  half: { shape: "M-9-2H9A9 8.5 0 0 1-9-2z", pupil: [0, 1.6, 3, 3.4] },
  angry: { shape: "M-9 2L9-6A9.5 9.5 0 0 1-9 2z", pupil: [-0.5, 1.5, 2.4, 3.4] },
  sad: { shape: "M-9-5L9 2A9.5 9.5 0 0 1-9-5z", pupil: [-1, 1.8, 3, 3.4] },
  happy: { shape: "M-8 3Q0-9 8 3" },
  closed: { shape: "M-8-1Q0 8 8-1" },
  lashes: { shape: "M-8-1Q0 8 8-1", lines: "M8-1l5-1M5 3l5 3M0 4v5" },
  glam: { shape: "M-9-2H9A9 8.5 0 0 1-9-2z", pupil: [0, 1.6, 3, 3.4], lines: "M9-2l5-4M5-3l4-6" },
  swollen: { shape: "M-6-5L6 5M6-5L-6 5" },
} satisfies Record<string, Eye>;

export const MOUTHS = {
  calm: { shape: "M0 9v3M-8 12Q-4 17 0 12Q4 17 8 12" },
  smile: { shape: "M-12 10Q-7 19 0 12Q7 19 12 10" },
  smirk: { shape: "M-5 15Q6 18 13 9" },
  frown: { shape: "M-9 19Q0 10 9 19" },
  wobble: { shape: "M-10 16q3.3-5 6.6 0t6.6 0t6.6 0" },
  grin: { shape: "M-17 8Q0 15 17 8Q15 23 0 23Q-15 23-17 8z", fill: "#fff", over: "M-9 12v9M0 13v10M9 12v9" },
  sing: {
    shape: "M-7 13Q0 10 7 13Q9 25 0 25Q-9 25-7 13z",
    fill: "#7d1f2b",
    over: "M-4.5 22Q0 17 4.5 22Q0 26-4.5 22z",
    overFill: "#e8808a",
  },
  hiss: {
    shape: "M-13 23Q-13 10 0 11Q13 10 13 23Q6 20 0 20Q-6 20-13 23z",
    fill: "#7d1f2b",
    over: "M-9 12l2 6 3-6zM9 12l-2 6-3-6z",
    overFill: "#fff",
  },
} satisfies Record<string, Mouth>;

export const HEADS = {
  up: "M-28-36C-26-38-12-26-9-23C-3-25 3-25 9-23C12-26 26-38 28-36C32-26 33-10 31 1C30 17 15 25 0 25C-15 25-30 17-31 1C-33-10-32-26-28-36z",
  flat: "M-43-17C-38-24-20-24-9-22C-3-24 3-24 9-22C20-24 38-24 43-17C42-12 34-8 31 1C30 17 15 25 0 25C-15 25-30 17-31 1C-34-8-42-12-43-17z",
  torn: "M-44-20L-30-25L-20-21L-17-27L-12-22L-5-27L0-22L6-26L10-22L19-32L20-25L25-30L27-20L34-14L30-8L36-2L30 4L34 11L26 15L24 22L16 20L9 27L0 23L-9 27L-15 21L-24 22L-25 14L-34 11L-30 4L-36-2L-31-8z",
  tufted:
    "M-28-38C-26-39-12-26-9-23C-3-25 3-25 9-23C12-26 26-39 28-38C32-26 33-12 32-2L40 6L33 8L37 16L28 16C21 24 10 26 0 26C-10 26-21 24-28 16L-37 16L-33 8L-40 6L-32-2C-33-12-32-26-28-38z",
} as const;

export const INNER_EARS = {
  up: "M-25-29L-24-16L-14-22zM25-29L24-16L14-22z",
  flat: "M-37-17L-29-12L-19-18zM37-17L29-12L19-18z",
  torn: "M-37-19L-30-13L-22-19z",
  tufted: "M-25-30L-24-16L-14-22zM25-30L24-16L14-22z",
} as const;

export type EyeName = keyof typeof EYES;
export type MouthName = keyof typeof MOUTHS;
export type HeadName = keyof typeof HEADS;
