export const CABIN_R = 960;

export const CY = 1240;
