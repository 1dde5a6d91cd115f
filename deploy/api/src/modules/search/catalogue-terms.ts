import type { SearchFilters } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { visible } from '../catalog/index.ts';
import type { Matching, Understood } from './query-interpretation.types.ts';
import type { Token } from './query-tokens.ts';
import { bears, matches, searchParts, whereOf } from './search-filter.ts';

/** Tokens that one product must have, and the texts in which they may stand. */
export interface TokenQuery {
  readonly tokens: readonly Token[];
  readonly matching: Matching;
}

/** What reading a search asks the index of products; each call is one request. */
export interface CatalogueTerms {
  /** For each query, whether some visible product matches it and has every token of `further`. */
  readonly exist: (
    queries: readonly TokenQuery[],
    further: readonly Token[],
  ) => Promise<readonly boolean[]>;
  /** Whether fewer than `limit` visible products match and have every token of `further`. */
  readonly isFew: (query: TokenQuery, further: readonly Token[], limit: number) => Promise<boolean>;
  /** For each token, how many visible products have it; counting ends at `limit`. */
  readonly count: (tokens: readonly Token[], limit: number) => Promise<readonly number[]>;
  /** Whether a search finds anything when read so, on this Hong Kong day. */
  readonly leaves: (
    request: SearchFilters,
    understood: Understood,
    today: string,
  ) => Promise<boolean>;
}

/** Tokens as `some_product_bears` takes them (`migrations-sql/after/20-search.sql`). */
const tokensAs = ({ tokens }: TokenQuery, further: readonly Token[]): string =>
  JSON.stringify([
    ...tokens.map(({ anyOf }) => ({ anyOf })),
    ...further.map(({ anyOf }) => ({ anyOf, further: true })),
  ]);

/** The index in PostgreSQL: grams of the products' own rows. */
export const postgresTerms = (tx: Tx): CatalogueTerms => ({
  exist: async (queries, further) => {
    const conditions = queries.map(
      (query) => sql`some_product_bears(${query.matching === 'described'},
        ${tokensAs(query, further)}::jsonb)`,
    );
    const { rows } = await tx.execute<{ found: boolean[] }>(
      sql`select array[${sql.join(conditions, sql.raw(', '))}] as found`,
    );
    return rows[0]?.found ?? [];
  },
  isFew: async ({ tokens, matching }, further, limit) => {
    const { rows } = await tx.execute<{ found: number }>(
      sql`select count(*)::int as found from (select 1 from products p where ${visible}
        and ${matches(tokens, matching)} and ${matches(further, 'all')} limit ${limit}) as few`,
    );
    return (rows[0]?.found ?? 0) < limit;
  },
  count: async (tokens, limit) => {
    if (tokens.length === 0) return [];
    const { rows } = await tx.execute<{ at: number; found: number }>(
      sql`${sql.join(
        tokens.map(
          (token, at) =>
            sql`select ${at}::int as at, (select count(*)::int from (select 1 from products p
              where ${visible} and ${bears(sql.raw('p.grams'), [token])} limit ${limit}) as few)
              as found`,
        ),
        sql.raw(' union all '),
      )} order by at`,
    );
    return rows.map(({ found }) => found);
  },
  leaves: async (request, understood, today) => {
    const { rows } = await tx.execute<{ found: boolean }>(
      sql`select exists (select 1 from products p
        where ${whereOf(searchParts(request, understood, today))}) as found`,
    );
    return rows[0]?.found ?? false;
  },
});
