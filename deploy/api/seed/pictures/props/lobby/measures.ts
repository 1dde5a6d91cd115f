export const WINS = [
  [196, 178],
  [420, 360],
  [826, 178],
] as const;

export const HORIZON = 560;
