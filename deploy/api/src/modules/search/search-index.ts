import { conceptGram, conceptsIn, filedGram, foldTerm } from './concept-phrases.ts';
import {
  FILINGS,
  type Filing,
  type IndexedTexts,
  type SearchConcept,
} from './search-index.types.ts';
import { ngramsOf, wholeWordNgramsOf } from './search-ngrams.ts';

/** The concepts prepared for indexing. */
export interface ConceptIndex {
  /** Concepts by their terms as compared. */
  readonly byTerm: ReadonlyMap<string, readonly string[]>;
  readonly filed: readonly SearchConcept[];
}

export const conceptIndexOf = (concepts: readonly SearchConcept[]): ConceptIndex => {
  const byTerm = new Map<string, string[]>();
  for (const { key, kind, terms } of concepts)
    if (kind !== 'filler' && kind !== 'place')
      for (const term of terms.map(foldTerm)) byTerm.set(term, [...(byTerm.get(term) ?? []), key]);
  return {
    byTerm,
    filed: concepts.filter((concept) => FILINGS.some((filing) => concept[filing]?.length)),
  };
};

const isFiled = (concept: SearchConcept, filing: Filing): boolean =>
  FILINGS.some((name) => concept[name]?.some((key) => filing[name].includes(key)));

interface IndexColumns {
  readonly grams: readonly string[];
  readonly titleWords: string;
  readonly describedGrams: readonly string[];
}

/**
 * The columns that searches look at: grams of words and of concepts, by the text that has them. A
 * filing under a concept counts as its title's word and has a gram of its own besides.
 */
export const indexOf = (
  texts: IndexedTexts,
  filing: Filing,
  { byTerm, filed }: ConceptIndex,
): IndexColumns => {
  const of = (text: string): string[] => [...conceptsIn(text, byTerm)].map(conceptGram);
  const under = filed.filter((concept) => isFiled(concept, filing)).map(({ key }) => key);
  const own = under.flatMap((key) => [conceptGram(key), filedGram(key)]);
  const title = of(texts.title);
  const searched = [...new Set([...ngramsOf(texts.searched), ...of(texts.searched), ...own])];
  return {
    grams: searched,
    titleWords: ` ${[
      ...new Set([
        ...ngramsOf(texts.title).filter((gram) => !gram.endsWith('*')),
        ...title,
        ...under.map(filedGram),
      ]),
    ].join(' ')} `,
    describedGrams: [
      ...new Set([...searched, ...wholeWordNgramsOf(texts.described), ...of(texts.described)]),
    ],
  };
};
