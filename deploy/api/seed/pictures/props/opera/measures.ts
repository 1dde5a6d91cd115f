export const GOLD = '#f0bf5c';
