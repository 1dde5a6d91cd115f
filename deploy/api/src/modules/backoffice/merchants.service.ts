import type { Api } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { definedValues } from '../../db/defined-values.ts';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { idsOf, productsOfMerchant } from '../catalog/index.ts';
import {
  type EditedBranch,
  type EditedMerchant,
  findMerchant,
  insertMerchant,
  listBranches,
  lockMerchant,
  type Member,
  setMerchantPublished,
  updateMerchant,
} from '../merchants/index.ts';
import { indexMerchant, indexProduct, linesOf } from '../search/index.ts';
import { audit } from './audit.service.ts';
import { checkPictures } from './picture-check.ts';
import { freeRoute } from './route-name.service.ts';

export type ManagedMerchant = z.input<Api['getManagedMerchant']['data']>;
type MerchantInput = Call<Api['createMerchant']>['body'];
type MerchantChange = Call<Api['changeMerchant']>['body'];

export const toBranch = (row: EditedBranch): z.input<Api['createBranch']['data']> => ({
  branchId: String(row.id),
  name: row.name,
  address: row.address,
  districtId: String(row.districtId),
  tel: row.tel,
  latitude: row.latitude,
  longitude: row.longitude,
  hours: row.hours,
});
const toMerchant = (row: EditedMerchant, branchRows: readonly EditedBranch[]): ManagedMerchant => ({
  merchantId: String(row.id),
  merchantRoute: row.route,
  published: row.published,
  name: row.name,
  brief: row.brief,
  detailed: row.detailed,
  logo: row.logo,
  cover: row.cover,
  gallery: row.gallery,
  // The main one first; those above a chosen one are not chosen themselves.
  categoryIds: [
    String(row.mainCategoryId),
    ...row.categoryIds.filter((id) => id !== row.mainCategoryId).map(String),
  ].slice(0, 5),
  keywords: row.keywords,
  branches: branchRows.map(toBranch),
});

export const readManagedMerchant = async (tx: Tx, id: number): Promise<ManagedMerchant> => {
  const row = await findMerchant(tx, id);
  if (!row) throw new ApiError('10405');
  return toMerchant(row, await listBranches(tx, id));
};

/** Every merchant by name, whatever its state. */
export const listMerchants = async (
  tx: Tx,
  query: {
    readonly pageNum: number;
    readonly pageSize: number;
    readonly keyword?: string | undefined;
  },
) => {
  const like = query.keyword
    ? `%${query.keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    : null;
  const { rows } = await tx.execute<{
    id: number;
    name: EditedMerchant['name'];
    published: boolean;
    products: number;
    total: number;
  }>(sql`
    select m.id, m.name, m.published, (select count(*)::int from products p
      where p.merchant_id = m.id) as products, count(*) over ()::int as total
    from merchants m where ${like}::text is null or m.name->>'en_gb' ilike ${like}
      or m.name->>'zh_hk' ilike ${like} or m.route ilike ${like}
    order by lower(m.name->>'en_gb'), m.id
      limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`);
  return {
    totalCount: rows[0]?.total ?? 0,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: rows.map((row) => ({
      merchantId: String(row.id),
      merchantName: row.name,
      published: row.published,
      products: row.products,
    })),
  };
};

const categoriesOf = async (tx: Tx, wire: readonly string[]) => {
  const ids = idsOf(wire);
  const line = await linesOf(tx, 'categories', ids);
  const [main] = ids;
  if (main === undefined) throw new ApiError('10405');
  return { mainCategoryId: main, categoryIds: line };
};
const picturesIn = (input: MerchantChange): string[] => [
  ...(input.gallery ?? []),
  input.logo ?? '',
  input.cover ?? '',
];

/** Adds a merchant that nobody sees yet; within the transaction of an application, too. */
export const addMerchant = async (
  tx: Tx,
  member: Member,
  input: MerchantInput,
): Promise<number> => {
  const { categoryIds, ...texts } = input;
  await checkPictures(tx, member, picturesIn(input));
  const route = await freeRoute(tx, 'merchants', input.name.en_gb, 'merchant');
  const row = await insertMerchant(tx, {
    ...definedValues(texts),
    route,
    name: input.name,
    ...(await categoriesOf(tx, categoryIds)),
  });
  await indexMerchant(tx, row.id);
  await audit(tx, member, {
    action: 'create',
    kind: 'merchant',
    subject: row.id,
    merchantId: row.id,
    after: { name: row.name },
  });
  return row.id;
};

export const createMerchant = (db: Db, member: Member, input: MerchantInput) =>
  inTransaction(db, async (tx) => readManagedMerchant(tx, await addMerchant(tx, member, input)));

export const changeMerchant = (db: Db, member: Member, id: number, input: MerchantChange) =>
  inTransaction(db, async (tx) => {
    const before = await lockMerchant(tx, id);
    const { categoryIds, ...texts } = input;
    await checkPictures(tx, member, picturesIn(input), [
      ...before.gallery,
      before.logo,
      before.cover,
    ]);
    const fields = {
      ...definedValues(texts),
      ...(categoryIds && (await categoriesOf(tx, categoryIds))),
    };
    await updateMerchant(tx, id, fields);
    await indexMerchant(tx, id);
    // A product is found by its merchant's name too.
    for (const product of input.name ? await productsOfMerchant(tx, id) : [])
      await indexProduct(tx, product);
    await audit(tx, member, {
      action: 'change',
      kind: 'merchant',
      subject: id,
      merchantId: id,
      before: { ...before },
      after: fields,
    });
    return readManagedMerchant(tx, id);
  });

export const publishMerchant = (db: Db, member: Member, id: number, published: boolean) =>
  inTransaction(db, async (tx) => {
    const before = await lockMerchant(tx, id);
    await setMerchantPublished(tx, id, published);
    await audit(tx, member, {
      action: published ? 'publish' : 'unpublish',
      kind: 'merchant',
      subject: id,
      merchantId: id,
      before: { published: before.published },
      after: { published },
    });
    return readManagedMerchant(tx, id);
  });
