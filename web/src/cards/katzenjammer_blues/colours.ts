// by value, the joker first
export const COLOURS = ["#2b3a4a", "#f0b32c", "#d9533c", "#4d9a63", "#8159ad", "#3178b8"];
