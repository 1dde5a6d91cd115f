import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { merchants } from './merchants.tables.ts';

export type EditedMerchant = typeof merchants.$inferSelect;

/** What editors set of a merchant. */
type MerchantField =
  | 'name'
  | 'brief'
  | 'detailed'
  | 'logo'
  | 'cover'
  | 'gallery'
  | 'keywords'
  | 'mainCategoryId'
  | 'categoryIds';
type MerchantFields = Partial<Pick<EditedMerchant, MerchantField>>;
type NewMerchant = MerchantFields &
  Pick<EditedMerchant, 'route' | 'name' | 'mainCategoryId' | 'categoryIds'>;

const EMPTY = { en_gb: '', zh_hk: '' };

export const findMerchant = async (tx: Tx, id: number): Promise<EditedMerchant | undefined> => {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id));
  return row;
};

export const lockMerchant = async (tx: Tx, id: number): Promise<EditedMerchant> => {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('update');
  if (!row) throw new ApiError('10405');
  return row;
};

/** Adds a merchant that nobody sees yet. */
export const insertMerchant = async (tx: Tx, merchant: NewMerchant): Promise<EditedMerchant> => {
  const [row] = await tx
    .insert(merchants)
    .values({
      key: merchant.route,
      brief: EMPTY,
      detailed: EMPTY,
      logo: '',
      cover: '',
      gallery: [],
      keywords: [],
      districtIds: [],
      published: false,
      contact: null,
      ...merchant,
    })
    .returning();
  if (!row) throw new Error('no merchant was made');
  return row;
};

export const updateMerchant = async (tx: Tx, id: number, fields: MerchantFields): Promise<void> => {
  await tx
    .update(merchants)
    .set({ ...fields, updatedAt: sql`app_now()` })
    .where(eq(merchants.id, id));
};

/** Shows a merchant to shoppers, or to nobody. */
export const setMerchantPublished = async (
  tx: Tx,
  id: number,
  published: boolean,
): Promise<void> => {
  await tx
    .update(merchants)
    .set({ published, updatedAt: sql`app_now()` })
    .where(eq(merchants.id, id));
};

/** Notes the districts of a merchant's branches, with all above them. */
export const setMerchantDistricts = async (
  tx: Tx,
  id: number,
  districtIds: number[],
): Promise<void> => {
  await tx
    .update(merchants)
    .set({ districtIds, updatedAt: sql`app_now()` })
    .where(eq(merchants.id, id));
};
