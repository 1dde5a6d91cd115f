import type { Api } from '@tapnook/contracts/api';
import { asc, eq, sql } from 'drizzle-orm';
import { definedValues } from '../../db/defined-values.ts';
import { type Db, inTransaction, sqlState, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import {
  type EditedCategory,
  idOf,
  idsOf,
  insertCategory,
  lockCategory,
  products,
  productsInCategory,
  updateCategory,
} from '../catalog/index.ts';
import { coupons } from '../coupons/index.ts';
import { banners, readCampaignNow } from '../home/index.ts';
import { productListItems, productLists } from '../lists/index.ts';
import type { Member } from '../merchants/index.ts';
import { indexProduct, ngramsOf, linesOf } from '../search/index.ts';
import { audit } from './audit.service.ts';
import { checkPictures } from './picture-check.ts';
import { freeRoute } from './route-name.service.ts';

const EMPTY = { en_gb: '', zh_hk: '' };
const UNIQUE_VIOLATION = '23505';

const toCategory = (row: EditedCategory) => ({
  categoryId: String(row.id),
  parentId: row.parentId === null ? null : String(row.parentId),
  name: row.name,
  icon: row.icon,
  image: row.image,
  sort: row.sort,
});
const gramsOf = (name: { en_gb: string; zh_hk: string }) => ngramsOf(`${name.en_gb} ${name.zh_hk}`);

export const createCategory = (
  db: Db,
  member: Member,
  input: Call<Api['createCategory']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const parentId = input.parentId ? idOf(input.parentId) : null;
    if (parentId !== null) await linesOf(tx, 'categories', [parentId]);
    await checkPictures(tx, member, [input.image ?? '']);
    const row = await insertCategory(tx, {
      key: await freeRoute(tx, 'categories', input.name.en_gb, 'category'),
      name: input.name,
      parentId,
      icon: input.icon ?? 'ticket',
      image: input.image ?? '',
      sort: input.sort,
      grams: gramsOf(input.name),
    });
    await audit(tx, member, {
      action: 'create',
      kind: 'category',
      subject: row.id,
      after: { ...input },
    });
    return toCategory(row);
  });

export const changeCategory = (
  db: Db,
  member: Member,
  id: number,
  input: Call<Api['changeCategory']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const before = await lockCategory(tx, id);
    await checkPictures(tx, member, [input.image ?? ''], [before.image]);
    const fields = { ...input, ...(input.name && { grams: gramsOf(input.name) }) };
    const row = await updateCategory(tx, before, fields);
    for (const product of input.name ? await productsInCategory(tx, id) : [])
      await indexProduct(tx, product);
    await audit(tx, member, {
      action: 'change',
      kind: 'category',
      subject: id,
      before: { ...before },
      after: { ...input },
    });
    return toCategory(row);
  });

type ListInput = Call<Api['changeProductList']>['body'];

const readLists = async (tx: Tx, id?: number) => {
  const rows = await tx
    .select()
    .from(productLists)
    .where(id === undefined ? undefined : eq(productLists.id, id))
    .orderBy(asc(productLists.sort), asc(productLists.id));
  const items = await tx
    .select({
      listId: productListItems.listId,
      productId: productListItems.productId,
      name: products.name,
    })
    .from(productListItems)
    .innerJoin(products, eq(products.id, productListItems.productId))
    .orderBy(asc(productListItems.sort));
  return rows.map((row) => {
    const own = items.filter(({ listId }) => listId === row.id);
    return {
      productListId: String(row.id),
      productListRoute: row.route,
      name: row.name,
      description: row.description,
      image: row.image,
      shownAs: row.shownAs,
      sort: row.sort,
      productIds: own.map(({ productId }) => String(productId)),
      productNames: own.map(({ name }) => name),
    };
  });
};
export const listProductLists = (db: Db) => readLists(db);

const setItems = async (tx: Tx, listId: number, wire: readonly string[]): Promise<void> => {
  const ids = [...new Set(idsOf(wire))];
  const { rowCount } = await tx.execute(
    sql`select 1 from products where id = any(${sql.param(ids)}::int[])`,
  );
  if (rowCount !== ids.length) throw new ApiError('10405');
  await tx.delete(productListItems).where(eq(productListItems.listId, listId));
  if (ids.length > 0)
    await tx
      .insert(productListItems)
      .values(ids.map((productId, index) => ({ listId, productId, sort: index + 1 })));
};

/** Adds a list, or changes one, with its products in their order. */
export const saveProductList = (db: Db, member: Member, id: number | null, input: ListInput) =>
  inTransaction(db, async (tx) => {
    const { productIds, ...texts } = input;
    const [before] = id === null ? [] : await readLists(tx, id);
    if (id !== null && !before) throw new ApiError('10405');
    await checkPictures(tx, member, [input.image ?? ''], before ? [before.image] : []);
    const name = input.name ?? before?.name ?? EMPTY;
    const route = before ? '' : await freeRoute(tx, 'product_lists', name.en_gb, 'list');
    const [row] =
      id === null
        ? await tx
            .insert(productLists)
            .values({
              key: route,
              route,
              description: EMPTY,
              image: '',
              sort: 0,
              ...definedValues(texts),
              name,
            })
            .returning()
        : await tx
            .update(productLists)
            .set({ ...definedValues(texts), updatedAt: sql`app_now()` })
            .where(eq(productLists.id, id))
            .returning();
    if (!row) throw new ApiError('10405');
    if (productIds) await setItems(tx, row.id, productIds);
    await audit(tx, member, {
      action: id === null ? 'create' : 'change',
      kind: 'product-list',
      subject: row.id,
      before,
      after: { ...input },
    });
    const [after] = await readLists(tx, row.id);
    if (!after) throw new ApiError('10405');
    return after;
  });

const endsFirst = () =>
  new ApiError('10102', {
    fields: [fieldError('body.endTime', 'fault.mustAfterBeginning')],
  });

export const createCampaign = (
  db: Db,
  member: Member,
  input: Call<Api['createCampaign']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const { target, startTime, endTime } = input;
    if (startTime && endTime && Date.parse(endTime) <= Date.parse(startTime)) throw endsFirst();
    await checkPictures(tx, member, [input.image]);
    const [row] = await tx
      .insert(banners)
      .values({
        place: input.place,
        name: input.name,
        line: input.line ?? null,
        image: input.image,
        target: {
          kind: target.kind,
          ...(target.id && { id: idOf(target.id) }),
          ...(target.keyword && { keyword: target.keyword }),
        },
        status: 'prepared',
        startsAt: startTime ? new Date(startTime) : null,
        endsAt: endTime ? new Date(endTime) : null,
        sort: sql`(select coalesce(max(sort), 0) + 1 from banners where place = ${input.place})`,
      })
      .returning();
    if (!row) throw new Error('no campaign was made');
    await audit(tx, member, {
      action: 'create',
      kind: 'campaign',
      subject: row.id,
      after: { ...input },
    });
    const { campaignId, status } = await readCampaignNow(tx, row.id);
    return { campaignId, status };
  });

export const createCoupon = async (
  db: Db,
  member: Member,
  input: Call<Api['createCoupon']>['body'],
) => {
  const { startTime, endTime, minimumAmount, ...fields } = input;
  const code = input.code.toUpperCase();
  if (Date.parse(endTime) <= Date.parse(startTime)) throw endsFirst();
  if (input.type === 'DISCOUNT' && input.value > 100)
    throw new ApiError('10102', {
      fields: [fieldError('body.value', 'fault.atMost100Per')],
    });
  try {
    return await inTransaction(db, async (tx) => {
      const [row] = await tx
        .insert(coupons)
        .values({
          ...fields,
          code,
          minimum: minimumAmount,
          startsAt: new Date(startTime),
          endsAt: new Date(endTime),
        })
        .returning();
      if (!row) throw new Error('no coupon was made');
      await audit(tx, member, {
        action: 'create',
        kind: 'coupon',
        subject: row.id,
        after: { ...input },
      });
      return { couponId: row.id, code: row.code };
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new ApiError('10409', {
      text: bilingual('backoffice.codeExistsAlready'),
    });
  }
};
