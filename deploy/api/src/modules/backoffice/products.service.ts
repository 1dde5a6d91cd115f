import type { Api } from '@tapnook/contracts/api';
import { definedValues } from '../../db/defined-values.ts';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import {
  countProductChange,
  type EditedProduct,
  idOf,
  idsOf,
  insertProduct,
  lockProduct,
  nextProductId,
  refreshDaysOf,
  refreshPrices,
  stateChangeRule,
  updateProduct,
} from '../catalog/index.ts';
import { merchantFor, type Member, readBranchPlaces } from '../merchants/index.ts';
import { indexProduct, linesOf } from '../search/index.ts';
import { audit } from './audit.service.ts';
import { checkPictures } from './picture-check.ts';
import { saveVersion } from './product-versions.service.ts';
import { readManagedProduct, type ManagedProduct } from './product-view.service.ts';
import { freeRoute } from './route-name.service.ts';

type CreateInput = Call<Api['createProduct']>['body'];
type ChangeInput = Call<Api['changeProduct']>['body'];
type Input = Omit<ChangeInput, 'version'>;

/** What a change means for what is derived: found by new words, at new prices, on new days. */
export const followProduct = async (tx: Tx, id: number): Promise<void> => {
  await indexProduct(tx, id);
  await refreshPrices(tx, [id]);
  await refreshDaysOf(tx, id);
};

/** The branches that offer it, and where they are. */
const placesOf = async (tx: Tx, merchantId: number, wire: readonly string[]) => {
  const rows = await readBranchPlaces(tx, merchantId, idsOf(wire));
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
  { merchantId, noticeKeys }: Pick<EditedProduct, 'merchantId' | 'noticeKeys'>,
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

/** Begins a product inside a transaction, for one call or for each line of an import. */
export const addProduct = async (
  tx: Tx,
  member: Member,
  { merchantId: asked, kind, ...input }: CreateInput,
): Promise<number> => {
  const merchantId = merchantFor(member, asked === undefined ? undefined : idOf(asked));
  const id = await nextProductId(tx, merchantId);
  await checkPictures(tx, member, input.images ?? []);
  const { mainCategoryId, categoryIds, ...columns } = await columnsOf(
    tx,
    { merchantId, noticeKeys: [] },
    input,
  );
  if (mainCategoryId === undefined || !categoryIds) throw new ApiError('10405');
  const route = await freeRoute(tx, 'products', input.name.en_gb, `experience-${id}`);
  await insertProduct(
    tx,
    { ...columns, id, merchantId, kind, route, name: input.name, mainCategoryId, categoryIds },
    input.quota ?? null,
  );
  await followProduct(tx, id);
  await saveVersion(tx, member, id);
  await audit(tx, member, {
    action: 'create',
    kind: 'product',
    subject: id,
    merchantId,
    after: { name: input.name, kind },
  });
  return id;
};

export const createProduct = (db: Db, member: Member, input: CreateInput) =>
  inTransaction(db, async (tx) =>
    readManagedProduct(tx, member, await addProduct(tx, member, input)),
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
  before: EditedProduct,
  input: Input,
  known: readonly string[],
) => {
  await checkPictures(tx, member, input.images ?? [], known);
  const columns = await columnsOf(tx, before, input);
  await updateProduct(tx, before.id, columns, input.quota);
  return columns;
};

export const changeProduct = (db: Db, member: Member, id: number, body: ChangeInput) =>
  inTransaction(db, async (tx) => {
    const { version, ...input } = body;
    const before = await lockProduct(tx, member, id);
    if (before.version !== version) throw changedMeanwhile();
    await saveVersion(tx, null, id);
    const columns = await writeProduct(tx, member, before, input, before.images);
    await countProductChange(tx, id);
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
