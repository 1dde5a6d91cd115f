import type { LocalisedText } from '@tapnook/contracts';
import { addDays, changePolicyOf, hongKongInstant } from '@tapnook/kernel';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import {
  districts,
  personTypeName,
  categoryIcon,
  firstSlotDay,
  lastSlotDay,
  reviewTemplateOf,
} from '../catalog/index.ts';
import { branches, merchantNames } from '../merchants/index.ts';
import type { PlanRow, Quote } from './order-pricing.service.ts';
import type { OrderSnapshot } from './order.types.ts';

/** Hours before the start until which a booking may still move. */
export const CUT_OFF_HOURS = 24;
const ALIAS = {
  ticket: bilingual('orders.tickets'),
  voucher: bilingual('orders.vouchers'),
  coupon: bilingual('home.cashCoupons'),
} as const;

/**
 * When vouchers of a plan that has no day of its own end: its last day, its days from payment, its
 * last slot, or half a year.
 */
const lastDayOf = async (tx: Tx, plan: PlanRow, today: string): Promise<string> => {
  if (plan.validTo) return plan.validTo;
  if (plan.validForDays !== null) return addDays(today, plan.validForDays);
  return (await lastSlotDay(tx, plan.id)) ?? addDays(today, 180);
};

interface Period {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly participationEndAt: string | null;
  readonly validForDays: number | null;
}
const periodOf = async (
  tx: Tx,
  { plan, choice }: Quote,
  now: Date,
  today: string,
): Promise<Period> => {
  if (choice.date) {
    const endsAt = hongKongInstant(addDays(choice.date, 1));
    // The ticket may be shown from the purchase on; who comes early is for the merchant's door to
    // decide.
    return {
      startsAt: now.toISOString(),
      endsAt,
      participationEndAt: choice.time ? null : endsAt,
      validForDays: null,
    };
  }
  const startsAt =
    plan.validFrom && plan.validFrom > today ? hongKongInstant(plan.validFrom) : now.toISOString();
  const endsAt = hongKongInstant(addDays(await lastDayOf(tx, plan, today), 1));
  return {
    startsAt,
    endsAt,
    participationEndAt: endsAt,
    validForDays: plan.validTo ? null : plan.validForDays,
  };
};

/**
 * What is brought is not fetched anywhere: its place is the shopper's address, which a ticket that
 * may be shown around does not name.
 */
const DELIVERED_TEXT: LocalisedText = bilingual('orders.deliveredAddressInOrder');

/**
 * Where one goes: the branches, or the product's own place under the merchant's name with the first
 * branch's telephone.
 */
const locationsOf = async (
  tx: Tx,
  quote: Quote,
  merchantName: LocalisedText,
): Promise<OrderSnapshot['branchStores']> => {
  const rows =
    quote.product.branchIds.length === 0
      ? []
      : await tx
          .select({ branch: branches, district: districts.name })
          .from(branches)
          .leftJoin(districts, eq(districts.id, branches.districtId))
          .where(inArray(branches.id, quote.product.branchIds))
          .orderBy(asc(branches.sort));
  const { location, locationNote: note, latitude, longitude, mainDistrictId } = quote.product;
  const [first] = rows;
  if (quote.plan.needsAddress && first)
    return [
      {
        branchId: String(first.branch.id),
        branchName: DELIVERED_TEXT,
        address: { en_gb: '', zh_hk: '' },
        districtName: null,
        tel: first.branch.tel,
        mapLocation: null,
      },
    ];
  if (location && first) {
    const [district] =
      mainDistrictId === null
        ? []
        : await tx
            .select({ name: districts.name })
            .from(districts)
            .where(eq(districts.id, mainDistrictId));
    const address = {
      en_gb: [location.en_gb, note?.en_gb].filter(Boolean).join('. '),
      zh_hk: [location.zh_hk, note?.zh_hk].filter(Boolean).join('。'),
    };
    return [
      {
        branchId: String(first.branch.id),
        branchName: merchantName,
        address,
        districtName: district?.name ?? null,
        tel: first.branch.tel,
        mapLocation: latitude === null || longitude === null ? null : `${latitude},${longitude}`,
      },
    ];
  }
  return rows.map(({ branch, district }) => ({
    branchId: String(branch.id),
    branchName: branch.name,
    address: branch.address,
    districtName: district,
    tel: branch.tel,
    mapLocation: `${branch.latitude},${branch.longitude}`,
  }));
};

const planInfoOf = ({ product, plan }: Quote, period: Period): OrderSnapshot['planInfo'] => ({
  planId: String(plan.id),
  planNo: plan.planNo,
  planName: plan.name,
  planDescription: plan.description,
  planImages: plan.images,
  howToUse: plan.howToUse,
  termsConditions: plan.terms,
  appointDateOrPeriod: product.kind === 'dated' ? 'DATE' : 'PERIOD',
  startExchangeTime: period.startsAt,
  endExchangeTime: period.endsAt,
  idCardNeeded: product.idCardNeeded,
  customerAddressOption: {
    required: plan.needsAddress,
    display: plan.needsAddress,
    prefix: plan.needsAddress ? (plan.extraField?.content ?? null) : null,
  },
  customerSummaryOption: {
    required: plan.note?.required ?? false,
    display: plan.note !== null,
    prefix: plan.note?.label ?? null,
  },
});

const optionsOf = ({ choice }: Quote): OrderSnapshot['options'] =>
  choice.fields.map((field) => ({
    optionId: String(field.groupId),
    optionName: field.groupName,
    fieldId: String(field.fieldId),
    fieldName: field.fieldName,
    type: field.display,
    sort: field.sort,
  }));
const additionsOf = ({ choice }: Quote): OrderSnapshot['additions'] =>
  [...new Set(choice.additions.map((one) => one.additionId))].map((id) => {
    const mine = choice.additions.filter((one) => one.additionId === id);
    return {
      id: String(id),
      name: mine[0]?.additionName ?? { en_gb: '', zh_hk: '' },
      options: mine.map((one) => ({
        id: String(one.optionId),
        name: one.optionName,
        quantity: one.quantity,
        price: one.price,
      })),
    };
  });

const peopleOf = ({ choice: { people } }: Quote): Pick<OrderSnapshot, 'people'> =>
  people.length === 0
    ? {}
    : {
        people: people.map(({ type, quantity, unit }) => ({
          ...personTypeName(type),
          quantity,
          price: unit.pay,
        })),
      };

/** Everything about a purchase that later changes of the catalogue must not touch. */
export const takeSnapshot = async (
  tx: Tx,
  quote: Quote,
  now: Date,
  today: string,
): Promise<OrderSnapshot> => {
  const { product, plan } = quote;
  const names = await merchantNames(tx, [product.merchantId]);
  const firstDay = product.kind === 'limited' ? await firstSlotDay(tx, plan.id) : null;
  const period = await periodOf(tx, quote, now, today);
  const merchantName = names.get(product.merchantId) ?? { en_gb: '', zh_hk: '' };
  return {
    productName: product.name,
    productImages: product.images,
    productRoute: product.route,
    merchantName,
    planName: plan.name,
    planInfo: planInfoOf(quote, period),
    options: optionsOf(quote),
    additions: additionsOf(quote),
    ...peopleOf(quote),
    branchStores: await locationsOf(tx, quote, merchantName),
    couponType:
      product.kind === 'limited'
        ? 'limited_voucher'
        : product.kind === 'cash-coupon'
          ? 'cash_coupon'
          : 'voucher',
    alias:
      product.kind === 'dated'
        ? ALIAS.ticket
        : product.kind === 'cash-coupon'
          ? ALIAS.coupon
          : ALIAS.voucher,
    idCardNeeded: product.idCardNeeded,
    ...period,
    openBookingDate: product.kind === 'limited' ? (firstDay ?? plan.validFrom ?? today) : null,
    cutOffHours: CUT_OFF_HOURS,
    changePolicy: changePolicyOf(product.kind, product.noticeKeys),
    rewardRatio: product.coinRatio,
    reviewMaxPoint: Math.min(80, product.maxPoint),
    reviewTemplateId: await reviewTemplateOf(tx, product.id),
    categoryIds: product.categoryIds.map(String),
    categoryIconImage: await categoryIcon(tx, product.mainCategoryId),
  };
};
