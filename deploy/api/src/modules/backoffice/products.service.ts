import type { Api } from '@tapnook/contracts/api';
import { eq, sql } from 'drizzle-orm';
import { definedValues } from '../../db/defined-values.ts';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, type FieldError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import {
  products,
  idOf,
  idsOf,
  refreshDaysOf,
  refreshPrices,
  stateChangeRule,
} from '../catalog/index.ts';
import { merchantFor, type Member } from '../merchants/index.ts';
import { indexProduct, linesOf } from '../search/index.ts';
import { audit } from './audit.service.ts';
import { checkPictures } from './picture-check.ts';
import { saveVersion } from './product-versions.service.ts';
import { readManagedProduct, type ManagedProduct } from './product-view.service.ts';
import { freeRoute } from './route-name.service.ts';

export type ProductRow = typeof products.$inferSelect;
type CreateInput = Call<Api['createProduct']>['body'];
type ChangeInput = Call<Api['changeProduct']>['body'];
type Input = Omit<ChangeInput, 'version'>;

const EMPTY = { en_gb: '', zh_hk: '' };

/** A product of the member's merchant, locked; 10405 for another's. */
export const lockProduct = async (tx: Tx, member: Member, id: number): Promise<ProductRow> => {
  const [row] = await tx
    .select()
    .from(products)
    .where(
      sql`${products.id} = ${id} and (${member.merchantId}::int is null
        or ${products.merchantId} = ${member.merchantId})`,
    )
    .for('update');
  if (!row) throw new ApiError('10405');
  return row;
};

/** What a change means for what is derived: found by new words, at new prices, on new days. */
export const followProduct = async (tx: Tx, id: number): Promise<void> => {
  await indexProduct(tx, id);
  await refreshPrices(tx, [id]);
  await refreshDaysOf(tx, id);
};

/** The branches that offer it, and where they are; another merchant's branch does not exist. */
const placesOf = async (tx: Tx, merchantId: number, wire: readonly string[]) => {
  const branchIds = idsOf(wire);
  const { rows } = await tx.execute<{ id: number; district_id: number; lat: number; lon: number }>(
    sql`select id, district_id, latitude as lat, longitude as lon from branches
      where merchant_id = ${merchantId} and id = any(${sql.param(branchIds)}::int[])
      order by array_position(${sql.param(branchIds)}::int[], id)`,
  );
  if (rows.length !== new Set(branchIds).size) throw new ApiError('10405');
  const [first] = rows;
  return {
    branchIds: rows.map(({ id }) => id),
    mainDistrictId: first?.district_id ?? null,
    districtIds: await linesOf(
      tx,
      'districts',
      rows.map((row) => row.district_id),
    ),
    latitude: first?.lat ?? null,
    longitude: first?.lon ?? null,
  };
};

const instantOf = (wire: string | null): Date | null => (wire === null ? null : new Date(wire));

/** The columns that an input sets in a product that may have notices already. */
const columnsOf = async (
  tx: Tx,
  { merchantId, noticeKeys }: Pick<ProductRow, 'merchantId' | 'noticeKeys'>,
  input: Input,
) => {
  const {
    categoryIds,
    branchIds,
    changeRule,
    quota: _quota,
    startSellTime,
    autoSoldOutTime,
    ...plain
  } = input;
  const categories = categoryIds && idsOf(categoryIds);
  const [mainCategoryId] = categories ?? [];
  if (categories && mainCategoryId === undefined) throw new ApiError('10405');
  return {
    ...definedValues(plain),
    ...(categories && {
      mainCategoryId,
      categoryIds: await linesOf(tx, 'categories', categories),
    }),
    ...(branchIds && (await placesOf(tx, merchantId, branchIds))),
    ...(changeRule !== undefined && {
      noticeKeys: await stateChangeRule(tx, noticeKeys, changeRule),
    }),
    ...(startSellTime !== undefined && { startSellAt: instantOf(startSellTime) }),
    ...(autoSoldOutTime !== undefined && { autoSoldOutAt: instantOf(autoSoldOutTime) }),
  };
};

const tooFew: FieldError = fieldError('body.quota', 'fault.moreThanSoldOr');
/** Sets how many there are in all; never fewer than people have. */
export const setQuota = async (
  tx: Tx,
  kind: 'product' | 'plan',
  ref: number,
  quota: number | null,
): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    insert into inventory (kind, ref, quota) values (${kind}, ${ref}, ${quota})
    on conflict (kind, ref, day, time) do update set quota = excluded.quota
    where excluded.quota is null or excluded.quota >= inventory.sold + inventory.held`);
  if (!rowCount) throw new ApiError('10102', { fields: [tooFew] });
};

/** Begins a product inside a transaction, for one call or for each line of an import. */
export const insertProduct = async (
  tx: Tx,
  member: Member,
  { merchantId: asked, kind, ...input }: CreateInput,
): Promise<number> => {
  const merchantId = merchantFor(member, asked === undefined ? undefined : idOf(asked));
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id from merchants
      where id = ${merchantId}`,
  );
  const [next] = rows;
  if (!next) throw new ApiError('10405');
  await checkPictures(tx, member, input.images ?? []);
  const { mainCategoryId, categoryIds, ...columns } = await columnsOf(
    tx,
    { merchantId, noticeKeys: [] },
    input,
  );
  if (mainCategoryId === undefined || !categoryIds) throw new ApiError('10405');
  await tx.insert(products).values({
    id: next.id,
    status: 'OFF_SHELF',
    contentState: 'pending_to_create',
    merchantId,
    kind,
    route: await freeRoute(tx, 'products', input.name.en_gb, `experience-${next.id}`),
    productNo: `TNP${String(next.id).padStart(6, '0')}`,
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
    ...columns,
    name: input.name,
    mainCategoryId,
    categoryIds,
  });
  await setQuota(tx, 'product', next.id, input.quota ?? null);
  await followProduct(tx, next.id);
  await saveVersion(tx, member, next.id);
  await audit(tx, member, {
    action: 'create',
    kind: 'product',
    subject: next.id,
    merchantId,
    after: { name: input.name, kind },
  });
  return next.id;
};

export const createProduct = (db: Db, member: Member, input: CreateInput) =>
  inTransaction(db, async (tx) =>
    readManagedProduct(tx, member, await insertProduct(tx, member, input)),
  );

export const changedMeanwhile = () =>
  new ApiError('10409', {
    text: bilingual('backoffice.somebodyElseChangedProduct'),
  });

/** What shoppers see must stay whole: a published product keeps every part that it needed. */
export const requireWhole = ({ missing, contentState }: ManagedProduct): void => {
  if (
    contentState === 'published' &&
    missing.some((part) => part !== 'days' && part !== 'merchant')
  )
    throw new ApiError('20628', {
      text: bilingual('backoffice.publishedProductNeedsIts'),
      data: { missing },
    });
};

/** Writes what an input sets; gives the columns that it set. */
export const writeProduct = async (
  tx: Tx,
  member: Member,
  before: ProductRow,
  input: Input,
  known: readonly string[],
) => {
  await checkPictures(tx, member, input.images ?? [], known);
  const columns = await columnsOf(tx, before, input);
  if (Object.keys(columns).length > 0)
    await tx.update(products).set(columns).where(eq(products.id, before.id));
  if (input.quota !== undefined) await setQuota(tx, 'product', before.id, input.quota);
  return columns;
};

export const changeProduct = (db: Db, member: Member, id: number, body: ChangeInput) =>
  inTransaction(db, async (tx) => {
    const { version, ...input } = body;
    const before = await lockProduct(tx, member, id);
    if (before.version !== version) throw changedMeanwhile();
    await saveVersion(tx, null, id);
    const columns = await writeProduct(tx, member, before, input, before.images);
    await tx
      .update(products)
      .set({ version: version + 1, updatedAt: sql`app_now()` })
      .where(eq(products.id, id));
    await followProduct(tx, id);
    await audit(tx, member, {
      action: 'change',
      kind: 'product',
      subject: id,
      merchantId: before.merchantId,
      before: { ...before },
      after: columns,
    });
    await saveVersion(tx, member, id);
    const after = await readManagedProduct(tx, member, id);
    requireWhole(after);
    return after;
  });
