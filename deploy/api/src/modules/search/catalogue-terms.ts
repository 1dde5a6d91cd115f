import type { SearchFilters } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
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
  /** For each token, how many visible products have it; counting ends at `limit`. */
  readonly count: (tokens: readonly Token[], limit: number) => Promise<readonly number[]>;
  /** Whether a search finds anything when read so, on this Hong Kong day. */
  readonly leaves: (
    request: SearchFilters,
    understood: Understood,
    today: string,
  ) => Promise<boolean>;
}

const exists = (where: SQL): SQL =>
  sql`exists (select 1 from products p where ${visible} and ${where})`;

const test = async (tx: Tx, conditions: readonly SQL[]): Promise<boolean[]> => {
  const { rows } = await tx.execute<{ found: boolean[] }>(
    sql`select array[${sql.join([...conditions], sql.raw(', '))}] as found`,
  );
  return rows[0]?.found ?? [];
};

/** The index in PostgreSQL: grams of the products' own rows. */
export const postgresTerms = (tx: Tx): CatalogueTerms => ({
  exist: (queries, further) =>
    test(
      tx,
      queries.map(({ tokens, matching }) =>
        exists(sql`${matches(tokens, matching)} and ${bears(sql.raw('p.grams'), further)}`),
      ),
    ),
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
    const [left] = await test(tx, [exists(whereOf(searchParts(request, understood, today)))]);
    return left ?? false;
  },
});
