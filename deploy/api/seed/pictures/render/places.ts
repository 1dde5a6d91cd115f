import { fileURLToPath } from 'node:url';

/** Folder of the committed masters. */
export const MASTERS = fileURLToPath(new URL('../masters', import.meta.url));

/** Folder for pictures that are looked at and thrown away. */
export const SHEETS = fileURLToPath(new URL('../.var', import.meta.url));
