export const HORIZON = 470;
