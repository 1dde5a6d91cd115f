import type { Text } from './types.ts';

/** Pairs the two languages of one text: British English first, Hong Kong written Chinese second. */
export const t = (en: string, zh: string): Text => ({ en, zh });
