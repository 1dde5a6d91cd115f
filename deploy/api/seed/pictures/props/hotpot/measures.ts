export const RX = 318;

export const HOTPOT_Y = 430;

export const HOTPOT_X = 600;
