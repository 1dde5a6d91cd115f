export const WHEEL_R = 300;

export const CY = 400;

export const CX = 600;
