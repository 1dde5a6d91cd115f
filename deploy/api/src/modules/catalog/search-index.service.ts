import type { LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { latinWords, ngramsOf, wholeWordNgramsOf } from './search-ngrams.ts';

const SHORTEST_WORD = 3;
const joined = (texts: readonly (LocalisedText | null)[]): string =>
  texts.flatMap((text) => (text ? [text.en_gb, text.zh_hk] : [])).join(' ');

/** What mistyped words are corrected to. */
const learnWords = async (tx: Tx, text: string): Promise<void> => {
  const words = latinWords(text).filter((word) => word.length >= SHORTEST_WORD);
  await tx.execute(
    sql`insert into search_words (word) select unnest(${sql.param(words)}::text[]) on conflict do nothing`,
  );
};

interface ProductTexts extends Record<string, unknown> {
  name: LocalisedText;
  sought: LocalisedText[];
  districts: LocalisedText[];
  told: LocalisedText[];
}

/** Makes a product found by what it says now; in the transaction that changes it. */
export const indexProduct = async (tx: Tx, productId: number): Promise<void> => {
  const { rows } = await tx.execute<ProductTexts>(sql`
    select p.name,
      jsonb_build_array(p.selling_point, m.name) || p.labels || p.tags
        || coalesce((select jsonb_agg(c.name) from categories c where c.id = any(p.category_ids)), '[]')
        || coalesce((select jsonb_agg(b.name) from branches b where b.id = any(p.branch_ids)), '[]')
        || coalesce((select jsonb_agg(l.name) from product_list_items i join product_lists l on l.id = i.list_id where i.product_id = p.id), '[]') as sought,
      coalesce((select jsonb_agg(d.name) from districts d where d.id = any(p.district_ids)), '[]') as districts,
      jsonb_build_array(p.description, coalesce(p.schedule, 'null'))
        || coalesce((select jsonb_agg(pl.name) from plans pl where pl.product_id = p.id and pl.active), '[]') as told
    from products p join merchants m on m.id = p.merchant_id where p.id = ${productId}`);
  const [row] = rows;
  if (!row) return;
  const words = joined([row.name, ...row.sought, ...row.districts]);
  const described = [
    ...new Set([...ngramsOf(words), ...wholeWordNgramsOf(`${words} ${joined(row.told)}`)]),
  ];
  const title = ` ${ngramsOf(joined([row.name, ...row.districts])).join(' ')} `;
  await tx.execute(sql`
    update products set grams = ${sql.param(ngramsOf(words))}::text[], title_words = ${title},
      search_text = ${words.toLowerCase()}, described_grams = ${sql.param(described)}::text[]
    where id = ${productId}`);
  await learnWords(tx, words);
};

/** The same for a merchant. */
export const indexMerchant = async (tx: Tx, merchantId: number): Promise<void> => {
  const { rows } = await tx.execute<{ texts: LocalisedText[]; keywords: string[] }>(sql`
    select jsonb_build_array(m.name, m.brief)
        || coalesce((select jsonb_agg(c.name) from categories c where c.id = any(m.category_ids)), '[]')
        || coalesce((select jsonb_agg(d.name) from districts d where d.id = any(m.district_ids)), '[]')
        || coalesce((select jsonb_agg(b.name) from branches b where b.merchant_id = m.id), '[]') as texts,
      m.keywords from merchants m where m.id = ${merchantId}`);
  const [row] = rows;
  if (!row) return;
  const words = `${joined(row.texts)} ${row.keywords.join(' ')}`;
  await tx.execute(
    sql`update merchants set grams = ${sql.param(ngramsOf(words))}::text[], search_text = ${words.toLowerCase()} where id = ${merchantId}`,
  );
  await learnWords(tx, words);
};
