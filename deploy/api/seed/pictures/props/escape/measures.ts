export const BRASS = '#d9a24e';
