import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { phrasesOf } from './concept-phrases.ts';
import { tokensOf, type FoundConcept, type StandIn, type Tokens } from './query-tokens.ts';
import { unitsOf } from './text-folding.ts';

/** Words and Chinese characters of a query that are read; the rest of a longer one is not. */
const MAX_UNITS = 40;

interface ConceptRow extends Record<string, unknown> {
  key: string;
  kind: FoundConcept['kind'];
  folded: string[];
  related: StandIn[];
}

/** Reads words as tokens: one look into the concepts, whatever the number of words. */
export const readTokens = async (tx: Tx, text: string): Promise<Tokens> => {
  const units = unitsOf(text).slice(0, MAX_UNITS);
  const phrases = phrasesOf(units);
  const asked = [...new Set(phrases.map((phrase) => phrase.text))];
  if (asked.length === 0) return { required: [], wished: [], meaningful: false };
  const { rows } = await tx.execute<ConceptRow>(sql`
    select c.key, c.kind, c.folded,
      (select coalesce(jsonb_agg(jsonb_build_object('key', r.key, 'terms', r.terms)
        order by near.at), '[]')
        from unnest(c.related) with ordinality as near(key, at)
          join search_concepts r on r.key = near.key) as related
    from search_concepts c where c.folded && ${sql.param(asked)}::text[] order by c.key`);
  const concepts = new Map<string, FoundConcept[]>();
  for (const row of rows)
    for (const term of row.folded)
      if (asked.includes(term)) concepts.set(term, [...(concepts.get(term) ?? []), row]);
  return tokensOf(units, phrases, concepts);
};
