import type { SearchConcept } from '../../../src/modules/search/index.ts';

/** Lists of words or keys, with a bar between them. */
type Bars = string;
type Rest = Partial<Record<Exclude<keyof SearchConcept, 'key' | 'kind' | 'terms'>, Bars>>;

const list = (bars: Bars): string[] =>
  bars
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean);

/** One concept: its words, and what is filed under it. */
export const concept =
  (kind: SearchConcept['kind']) =>
  (key: string, terms: Bars, rest: Rest = {}): SearchConcept => ({
    key,
    kind,
    terms: list(terms),
    ...Object.fromEntries(Object.entries(rest).map(([field, bars]) => [field, list(bars)])),
  });

export const thing = concept('thing');
export const wish = concept('wish');
export const filler = concept('filler');
