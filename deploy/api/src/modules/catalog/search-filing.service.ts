import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

interface Filed {
  readonly id: number;
  /** Pieces of the words that it is found by, as the search cuts them. */
  readonly grams: readonly string[];
}
interface FiledProduct extends Filed {
  readonly text: string;
  readonly titleWords: string;
  readonly describedGrams: readonly string[];
}

/** Files products by what the search finds them by. */
export const fileProducts = async (tx: Tx, filed: readonly FiledProduct[]): Promise<void> => {
  await tx.execute(sql`
    update products p set grams = i.grams, title_words = i.title_words,
      described_grams = i.described_grams, search_text = i.search_text
    from (select (item->>'id')::int as id, item->>'titleWords' as title_words,
      item->>'text' as search_text,
        array(select jsonb_array_elements_text(item->'grams')) as grams,
          array(select jsonb_array_elements_text(item->'describedGrams')) as described_grams
      from jsonb_array_elements(${JSON.stringify(filed)}::jsonb) as item) as i
    where i.id = p.id`);
};

/** The same for categories. */
export const fileCategories = async (tx: Tx, filed: readonly Filed[]): Promise<void> => {
  await tx.execute(sql`
    update categories c set grams = array(select jsonb_array_elements_text(item->'grams'))
    from jsonb_array_elements(${JSON.stringify(filed)}::jsonb) as item
      where c.id = (item->>'id')::int`);
};
