import type { Api } from '@tapnook/contracts/api';
import { contentMoves } from '@tapnook/kernel';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import {
  changeRuleOf,
  type EditedPlan,
  type EditedProduct,
  listPlans,
  products,
  readEditedPersonTypes,
  readPlanOptions,
  readStock,
  type Stock,
} from '../catalog/index.ts';
import { type Member, merchants } from '../merchants/index.ts';

export type ManagedProduct = z.output<Api['getManagedProduct']['data']>;
type Missing = ManagedProduct['missing'][number];

const EMPTY = { en_gb: '', zh_hk: '' };

const toPlan = (
  row: EditedPlan,
  stock: Stock,
  parts: Pick<ManagedProduct['plans'][number], 'options' | 'personTypes'>,
): ManagedProduct['plans'][number] => ({
  ...parts,
  planId: String(row.id),
  planNo: row.planNo,
  name: row.name,
  description: row.description ?? EMPTY,
  howToUse: row.howToUse ?? EMPTY,
  terms: row.terms ?? EMPTY,
  images: row.images,
  price: row.price,
  specialPrice: row.specialPrice,
  usageLimit: row.usageLimit,
  validFrom: row.validFrom,
  validTo: row.validTo,
  validForDays: row.validForDays,
  quota: stock.quota,
  active: row.active,
  sold: stock.sold,
  held: stock.held,
});

const inBoth = (text: { en_gb: string; zh_hk: string }): boolean =>
  text.en_gb !== '' && text.zh_hk !== '';

/** What still keeps a product from shoppers. */
const missingOf = (
  row: EditedProduct,
  offered: readonly EditedPlan[],
  { merchantPublished, openDays }: { merchantPublished: boolean; openDays: boolean },
): Missing[] => {
  const isEmpty: readonly (readonly [Missing, boolean])[] = [
    ['name_en', !row.name.en_gb],
    ['name_zh', !row.name.zh_hk],
    ['selling_point_en', !row.sellingPoint.en_gb],
    ['selling_point_zh', !row.sellingPoint.zh_hk],
    ['description_en', !row.description.en_gb],
    ['description_zh', !row.description.zh_hk],
    ['pictures', !row.images.some(Boolean)],
    ['plan', offered.length === 0],
    ['plan_name', offered.some(({ name }) => !inBoth(name))],
    [
      'validity',
      row.kind !== 'dated' &&
        offered.some(({ validForDays, validTo }) => validForDays === null && validTo === null),
    ],
    ['days', (row.kind === 'dated' || row.kind === 'limited') && !openDays],
    ['merchant', !merchantPublished],
  ];
  return isEmpty.filter(([, empty]) => empty).map(([part]) => part);
};

/** A product as its editors work on it; 10405 for another merchant's. */
export const readManagedProduct = async (
  tx: Tx,
  member: Member,
  id: number,
): Promise<ManagedProduct> => {
  const [found] = await tx
    .select({ row: products, merchant: merchants })
    .from(products)
    .innerJoin(merchants, eq(merchants.id, products.merchantId))
    .where(eq(products.id, id));
  if (!found || (member.merchantId !== null && found.row.merchantId !== member.merchantId))
    throw new ApiError('10405');
  const { row, merchant } = found;
  const list = await listPlans(tx, id);
  const stock = await readStock(tx, id);
  const planIds = list.map((plan) => plan.id);
  const optionsOf = await readPlanOptions(tx, planIds);
  const personTypesOf = await readEditedPersonTypes(tx, planIds);
  const missing = missingOf(
    row,
    list.filter(({ active }) => active),
    { merchantPublished: merchant.published, openDays: stock.openDays },
  );
  return {
    productId: String(row.id),
    productNo: row.productNo,
    productRoute: row.route,
    merchantId: String(row.merchantId),
    merchantName: merchant.name,
    kind: row.kind,
    contentState: row.contentState,
    contentMoves: [
      ...contentMoves(row.contentState, member.role === 'admin' ? 'admin' : 'merchant'),
    ],
    contentNote: row.contentNote,
    status: row.status,
    version: row.version,
    missing,
    name: row.name,
    sellingPoint: row.sellingPoint,
    description: row.description,
    schedule: row.schedule,
    terms: row.terms,
    changeRule: changeRuleOf(row.noticeKeys),
    images: row.images,
    imageTexts: row.imageTexts,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    categoryIds: [
      String(row.mainCategoryId),
      ...row.categoryIds.filter((category) => category !== row.mainCategoryId).map(String),
    ].slice(0, 5),
    branchIds: row.branchIds.map(String),
    faqs: row.faqs,
    orderCheckWay: row.orderCheckWay,
    idCardNeeded: row.idCardNeeded,
    buyLimit: row.buyLimit,
    quota: stock.of('product', id).quota,
    startSellTime: row.startSellAt?.toISOString() ?? null,
    autoSoldOutTime: row.autoSoldOutAt?.toISOString() ?? null,
    plans: list.map((plan) =>
      toPlan(plan, stock.of('plan', plan.id), {
        options: optionsOf(plan.id),
        personTypes: personTypesOf(plan.id),
      }),
    ),
    updatedAt: row.updatedAt.toISOString(),
  };
};
