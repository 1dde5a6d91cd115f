import type { Api } from '@tapnook/contracts/api';
import { asc, eq } from 'drizzle-orm';
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
  requireProducts,
  updateCategory,
} from '../catalog/index.ts';
import { insertCoupon } from '../coupons/index.ts';
import { insertCampaign, keptTarget, readCampaignNow } from '../home/index.ts';
import {
  insertProductList,
  listEditedLists,
  productListItems,
  replaceListItems,
  updateProductList,
} from '../lists/index.ts';
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
  const rows = await listEditedLists(tx, id);
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
  await requireProducts(tx, ids);
  await replaceListItems(tx, listId, ids);
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
    const row =
      id === null
        ? await insertProductList(tx, { ...definedValues(texts), route, name })
        : await updateProductList(tx, id, definedValues(texts));
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
    const id = await insertCampaign(tx, {
      place: input.place,
      name: input.name,
      line: input.line ?? null,
      image: input.image,
      target: keptTarget(target),
      startsAt: startTime ? new Date(startTime) : null,
      endsAt: endTime ? new Date(endTime) : null,
    });
    await audit(tx, member, {
      action: 'create',
      kind: 'campaign',
      subject: id,
      after: { ...input },
    });
    const { campaignId, status } = await readCampaignNow(tx, id);
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
      const row = await insertCoupon(tx, {
        ...fields,
        code,
        minimum: minimumAmount,
        startsAt: new Date(startTime),
        endsAt: new Date(endTime),
      });
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
