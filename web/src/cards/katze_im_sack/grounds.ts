// from the gloomy to the golden
export const GROUNDS: Record<string, string> = {
  "-8": "#4a2233",
  "-5": "#7d4a4a",
  "0": "#b9c4b4",
  "3": "#8fa9b5",
  "5": "#6fb0a8",
  "8": "#7fba5e",
  "11": "#f0a93a",
  "15": "#f7cf3f",
  d: "#d98b4f",
  D: "#b84a2e",
};
