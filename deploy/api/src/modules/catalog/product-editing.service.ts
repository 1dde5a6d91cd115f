import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { products } from './catalog.tables.ts';
import { setQuota } from './quota-editing.service.ts';

export type EditedProduct = typeof products.$inferSelect;

/** What editors set; the rest of a product is derived, counted or moved along its states. */
export type ProductFields = Partial<
  Pick<
    EditedProduct,
    | 'name'
    | 'sellingPoint'
    | 'description'
    | 'schedule'
    | 'terms'
    | 'noticeKeys'
    | 'images'
    | 'imageTexts'
    | 'seoTitle'
    | 'seoDescription'
    | 'mainCategoryId'
    | 'categoryIds'
    | 'branchIds'
    | 'mainDistrictId'
    | 'districtIds'
    | 'latitude'
    | 'longitude'
    | 'faqs'
    | 'orderCheckWay'
    | 'idCardNeeded'
    | 'buyLimit'
    | 'startSellAt'
    | 'autoSoldOutAt'
  >
>;
type NewProduct = ProductFields &
  Pick<
    EditedProduct,
    'id' | 'merchantId' | 'kind' | 'route' | 'name' | 'mainCategoryId' | 'categoryIds'
  >;

const EMPTY = { en_gb: '', zh_hk: '' };

/** A product of this merchant, or of any, locked; 10405 for another's. */
export const lockProduct = async (
  tx: Tx,
  { merchantId }: { readonly merchantId: number | null },
  id: number,
): Promise<EditedProduct> => {
  const [row] = await tx
    .select()
    .from(products)
    .where(
      sql`${products.id} = ${id} and (${merchantId}::int is null
        or ${products.merchantId} = ${merchantId})`,
    )
    .for('update');
  if (!row) throw new ApiError('10405');
  return row;
};

/** Whether a merchant has a product of this name in both languages. */
export const hasProductNamed = async (
  tx: Tx,
  merchantId: number,
  name: EditedProduct['name'],
): Promise<boolean> => {
  const { rows } = await tx.execute(
    sql`select 1 from products where merchant_id = ${merchantId}
      and lower(name->>'en_gb') = lower(${name.en_gb}) and name->>'zh_hk' = ${name.zh_hk} limit 1`,
  );
  return rows.length > 0;
};

/** The number of a merchant's next product; 10405 when there is no such merchant. */
export const nextProductId = async (tx: Tx, merchantId: number): Promise<number> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id from merchants
      where id = ${merchantId}`,
  );
  const [next] = rows;
  if (!next) throw new ApiError('10405');
  return next.id;
};

/** Begins a product, off the shelf, with what its editors have written of it so far. */
export const insertProduct = async (
  tx: Tx,
  product: NewProduct,
  quota: number | null,
): Promise<void> => {
  await tx.insert(products).values({
    status: 'OFF_SHELF',
    contentState: 'pending_to_create',
    productNo: `TNP${String(product.id).padStart(6, '0')}`,
    sellingPoint: EMPTY,
    description: EMPTY,
    terms: EMPTY,
    images: [],
    faqs: [],
    labels: [],
    tags: [],
    branchIds: [],
    districtIds: [],
    createdAt: sql`app_now()`,
    ...product,
  });
  await setQuota(tx, 'product', product.id, quota);
};

/** Writes what editors set; a quota that is undefined stays as it is. */
export const updateProduct = async (
  tx: Tx,
  id: number,
  fields: ProductFields,
  quota: number | null | undefined,
): Promise<void> => {
  if (Object.keys(fields).length > 0)
    await tx.update(products).set(fields).where(eq(products.id, id));
  if (quota !== undefined) await setQuota(tx, 'product', id, quota);
};

/** Counts a change, so that of two editors at once the second is told. */
export const countProductChange = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedAt: sql`app_now()` })
    .where(eq(products.id, id));
};

/** Counts a change, and notes whether any plan has options now. */
export const countOptionsChange = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .update(products)
    .set({
      version: sql`${products.version} + 1`,
      useMultiOptions: sql`exists (select 1 from plans l join option_groups g on g.plan_id = l.id
        join option_fields f on f.group_id = g.id where l.product_id = ${id}
        and not f.retired)`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(products.id, id));
};

/** Moves a locked product's content, and counts that as a change. */
export const writeContentState = async (
  tx: Tx,
  { id, version }: Pick<EditedProduct, 'id' | 'version'>,
  { contentState, contentNote }: Pick<EditedProduct, 'contentState' | 'contentNote'>,
): Promise<void> => {
  await tx
    .update(products)
    .set({ contentState, contentNote, version: version + 1, updatedAt: sql`app_now()` })
    .where(eq(products.id, id));
};

/** Whether a product may be sold by now; one without a beginning may at once. */
export const isSaleBegun = async (tx: Tx, id: number): Promise<boolean> => {
  const { rows } = await tx.execute<{ begun: boolean }>(
    sql`select coalesce(start_sell_at <= app_now(), true) as begun from products
      where id = ${id}`,
  );
  return rows[0]?.begun ?? false;
};
