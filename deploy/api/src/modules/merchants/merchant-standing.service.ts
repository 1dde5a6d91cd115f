import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

/** Files merchants by what the search finds them by. */
export const fileMerchants = async (
  tx: Tx,
  filed: readonly {
    readonly id: number;
    readonly text: string;
    readonly grams: readonly string[];
  }[],
): Promise<void> => {
  await tx.execute(sql`
    update merchants m set search_text = i.search_text, grams = i.grams
    from (select (item->>'id')::int as id, item->>'text' as search_text,
      array(select jsonb_array_elements_text(item->'grams')) as grams
      from jsonb_array_elements(${JSON.stringify(filed)}::jsonb) as item) as i
    where i.id = m.id`);
};

/** What a merchant's reviews add up to: `rating` is a query of `score`, `count`, `histogram`. */
export const rateMerchant = async (tx: Tx, merchantId: number, rating: SQL): Promise<void> => {
  await tx.execute(
    sql`update merchants m set score = s.score, review_count = s.count, score_counts = s.histogram
      from (${rating}) s where m.id = ${merchantId}`,
  );
};
