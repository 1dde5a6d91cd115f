export const HORIZON = 560;
