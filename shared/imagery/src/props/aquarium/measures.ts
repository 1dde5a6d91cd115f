export const INK = '#0d2a38';
