export const SKIN = '#e6ad84';
