import type { LocalisedText } from '@tapnook/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { fileCategories, fileProducts } from '../catalog/index.ts';
import { fileMerchants } from '../merchants/index.ts';
import { foldTerm } from './concept-phrases.ts';
import { conceptIndexOf, indexOf, type ConceptIndex } from './search-index.ts';
import type { Filing, ProductDocument, SearchConcept } from './search-index.types.ts';
import { latinWords } from './search-ngrams.ts';

const SHORTEST_WORD = 3;
const NOTHING: Filing = {
  categories: [],
  districts: [],
  notices: [],
  merchants: [],
  lists: [],
  products: [],
};

const readConcepts = async (tx: Tx): Promise<SearchConcept[]> => {
  const { rows } = await tx.execute<SearchConcept & Record<string, unknown>>(
    sql`select key, kind, terms, typed, categories, districts, notices, merchants, lists, products
      from search_concepts order by key`,
  );
  return rows;
};

const textOf = (texts: readonly (LocalisedText | null)[]): string =>
  texts.flatMap((text) => (text ? [text.en_gb, text.zh_hk] : [])).join(' \n ');

/** Texts of products by weight, and their filing; a district is titled where it is the lowest. */
const PRODUCTS = sql.raw(`
  select p.id,
    jsonb_build_array(p.name) || coalesce((select jsonb_agg(d.name) from districts d
      where d.id = any(p.district_ids)
      and not exists (select 1 from districts below where below.parent_id = d.id
      and below.id = any(p.district_ids))), '[]') as title,
    jsonb_build_array(p.selling_point, m.name) || p.labels || p.tags
      || coalesce((select jsonb_agg(c.name) from categories c where c.id = any(p.category_ids)),
        '[]')
      || coalesce((select jsonb_agg(d.name) from districts d where d.id = any(p.district_ids)),
        '[]')
      || case when p.location is null
        then coalesce((select jsonb_agg(b.name) from branches b where b.id = any(p.branch_ids)),
        '[]') else jsonb_build_array(p.location) end as searched,
    jsonb_build_array(p.description, p.schedule)
      || coalesce((select jsonb_agg(l.name) from plans l where l.product_id = p.id), '[]')
      || coalesce((select jsonb_agg(o.name) from plans l join additions a on a.plan_id = l.id
        join addition_options o on o.addition_id = a.id and not o.retired
        where l.product_id = p.id), '[]') as described,
    array(select c.key from categories c where c.id = any(p.category_ids)) as categories,
    array(select d.key from districts d where d.id = any(p.district_ids)) as districts,
    p.notice_keys as notices,
    case when p.kind = 'cash-coupon' then '{}' else array[m.key] end as merchants,
      array[p.route] as products,
    array(select i.route from product_lists i join product_list_items on list_id = i.id
      where product_id = p.id) as lists
  from products p join merchants m on m.id = p.merchant_id`);

/** Indexes all products, or one; gives the texts that they are found by. */
const indexProducts = async (
  tx: Tx,
  concepts: ConceptIndex,
  productId?: number,
): Promise<string[]> => {
  const { rows } = await tx.execute<ProductDocument>(
    productId === undefined ? PRODUCTS : sql`${PRODUCTS} where p.id = ${productId}`,
  );
  const indexed = rows.map((row) => {
    const title = textOf(row.title);
    const searched = `${title} ${textOf(row.searched)}`;
    return {
      id: row.id,
      text: searched.toLowerCase(),
      ...indexOf({ title, searched, described: textOf(row.described) }, row, concepts),
    };
  });
  await fileProducts(tx, indexed);
  return indexed.map(({ text }) => text);
};

interface MerchantDocument extends Filing, Record<string, unknown> {
  id: number;
  texts: LocalisedText[];
  words: string[];
}
const MERCHANTS = sql.raw(`
  select m.id, jsonb_build_array(m.name, m.brief)
      || coalesce((select jsonb_agg(c.name) from categories c where c.id = any(m.category_ids)),
        '[]')
      || coalesce((select jsonb_agg(d.name) from districts d where d.id = any(m.district_ids)),
        '[]')
      || coalesce((select jsonb_agg(b.name) from branches b where b.merchant_id = m.id),
        '[]') as texts,
    m.keywords as words,
    array(select c.key from categories c where c.id = any(m.category_ids)) as categories,
    array(select d.key from districts d where d.id = any(m.district_ids)) as districts,
    array[m.key] as merchants, '{}'::text[] as notices, '{}'::text[] as lists,
      '{}'::text[] as products
  from merchants m`);

const indexMerchants = async (
  tx: Tx,
  concepts: ConceptIndex,
  merchantId?: number,
): Promise<string[]> => {
  const { rows } = await tx.execute<MerchantDocument>(
    merchantId === undefined ? MERCHANTS : sql`${MERCHANTS} where m.id = ${merchantId}`,
  );
  const indexed = rows.map((row) => {
    const searched = `${textOf(row.texts)} ${row.words.join(' ')}`;
    const { grams } = indexOf({ title: '', searched, described: '' }, row, concepts);
    return { id: row.id, text: searched.toLowerCase(), grams };
  });
  await fileMerchants(tx, indexed);
  return indexed.map(({ text }) => text);
};

const indexCategories = async (tx: Tx, concepts: ConceptIndex): Promise<void> => {
  const { rows } = await tx.execute<{ id: number; key: string; name: LocalisedText }>(
    sql`select id, key, name from categories`,
  );
  const indexed = rows.map(({ id, key, name }) => ({
    id,
    grams: indexOf(
      { title: '', searched: textOf([name]), described: '' },
      { ...NOTHING, categories: [key] },
      concepts,
    ).grams,
  }));
  await fileCategories(tx, indexed);
};

/** The words of the catalogue, and those of the concepts, of which several are also one. */
const replaceSearchWords = async (tx: Tx, concepts: readonly SearchConcept[]): Promise<void> => {
  const { rows } = await tx.execute<{ text: string }>(
    sql`select search_text as text from products union all
      select concat(name->>'en_gb', ' ', name->>'zh_hk') from merchants`,
  );
  const terms = concepts.flatMap(({ terms: all, typed = [] }) => [...all, ...typed]);
  const words = new Map<string, string | null>();
  for (const term of terms) {
    const apart = latinWords(term);
    if (apart.length > 1 && /^[\x20-\x7e]+$/.test(term)) words.set(apart.join(''), apart.join(' '));
  }
  for (const text of [...rows.map((row) => row.text), ...terms])
    for (const word of latinWords(text))
      if (word.length >= SHORTEST_WORD && !words.has(word)) words.set(word, null);
  const list = [...words].map(([word, written]) => ({ word, written }));
  await tx.execute(sql`delete from search_words`);
  await tx.execute(
    sql`insert into search_words (word, written) select word, written
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as item(word text, written text)`,
  );
};

/** What mistyped words are corrected to; those that an edit takes away go with the next refresh. */
const learnWords = async (tx: Tx, texts: readonly string[]): Promise<void> => {
  const words = texts.flatMap(latinWords).filter((word) => word.length >= SHORTEST_WORD);
  await tx.execute(
    sql`insert into search_words (word)
      select distinct unnest(${sql.param(words)}::text[]) on conflict do nothing`,
  );
};

/** Makes a product found by what it says now; in the transaction that changes it. */
export const indexProduct = async (tx: Tx, productId: number): Promise<void> =>
  learnWords(tx, await indexProducts(tx, conceptIndexOf(await readConcepts(tx)), productId));

/** The same for a merchant. */
export const indexMerchant = async (tx: Tx, merchantId: number): Promise<void> =>
  learnWords(tx, await indexMerchants(tx, conceptIndexOf(await readConcepts(tx)), merchantId));

/** Indexes the whole catalogue anew: after its texts or the concepts have changed. */
export const refreshSearchIndex = async (tx: Tx): Promise<void> => {
  const concepts = await readConcepts(tx);
  const index = conceptIndexOf(concepts);
  await indexProducts(tx, index);
  await indexMerchants(tx, index);
  await indexCategories(tx, index);
  await replaceSearchWords(tx, concepts);
};

/** Writes concepts, new or changed. Searches read their words at once, the index by its refresh. */
export const saveSearchConcepts = async (
  tx: Tx,
  concepts: readonly SearchConcept[],
): Promise<void> => {
  const rows = concepts.map(({ typed = [], ...concept }) => ({
    ...NOTHING,
    related: [],
    ...concept,
    typed,
    folded: [...new Set([...concept.terms, ...typed].map(foldTerm))],
  }));
  await tx.execute(sql`
    insert into search_concepts (key, kind, terms, typed, folded, categories, districts, notices,
      merchants, lists, products, related)
    select item.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as item(key text,
      kind text, terms text[], typed text[], folded text[], categories text[], districts text[],
      notices text[], merchants text[], lists text[], products text[], related text[])
    on conflict (key) do update set kind = excluded.kind, terms = excluded.terms,
      typed = excluded.typed, folded = excluded.folded, categories = excluded.categories,
      districts = excluded.districts, notices = excluded.notices, merchants = excluded.merchants,
      lists = excluded.lists, products = excluded.products, related = excluded.related,
      updated_at = app_now()`);
};

export const deleteSearchConcept = async (tx: Tx, key: string): Promise<void> => {
  await tx.execute(sql`delete from search_concepts where key = ${key}`);
};
