import type { LocalisedText } from '@tapnook/contracts';
import type { Plan } from '@tapnook/contracts/api';
import { hongKongInstant } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import {
  personTypeView,
  readPersonTypes,
  type PersonTypeRow,
  type SlotFace,
} from './person-types.service.ts';
import { money, moneyOrNull, unitPrice } from './pricing.ts';
import { findProductRow, type ProductRow } from './product-row.ts';
import { dateOrNull, isoOrNull, leastOf, remaining } from './serializers.ts';

interface PlanRow extends Record<string, unknown> {
  id: number;
  plan_no: string;
  name: LocalisedText;
  description: LocalisedText | null;
  how_to_use: LocalisedText | null;
  terms: LocalisedText | null;
  images: string[];
  price: number;
  special_price: number | null;
  limited_price: number | null;
  limited_start_at: string | null;
  limited_end_at: string | null;
  usage_limit: number;
  valid_from: string | null;
  valid_to: string | null;
  valid_for_days: number | null;
  needs_address: boolean;
  note: { label: LocalisedText; required: boolean } | null;
  extra_field: { title: LocalisedText; content: LocalisedText } | null;
  now: string;
  quota: number | null;
  held: number;
  sold: number;
  product_quota: number | null;
  product_held: number;
  product_sold: number;
  slot_price: number | null;
  slot_special: number | null;
  faces: readonly SlotFace[] | null;
  options: {
    optionId: number;
    optionName: LocalisedText;
    fieldId: number;
    fieldName: LocalisedText;
    display: string;
    sort: number;
  }[];
  has_additions: boolean;
}

/** Whose plans are asked for. */
export interface ProductQuery {
  readonly productId: number;
  /** A preview shows them off the shelf, too. */
  readonly isPreview?: boolean;
}

/** A product that shoppers may see, or that is previewed; 20714 or 20715 otherwise. */
export const openProduct = async (
  tx: Tx,
  { productId, isPreview = false }: ProductQuery,
): Promise<ProductRow> => {
  const product = await findProductRow(tx, { id: productId });
  if (!product) throw new ApiError('20714');
  if (product.status === 'OFF_SHELF' && !isPreview) throw new ApiError('20715');
  return product;
};

const ADDRESS: LocalisedText = bilingual('catalog.deliveryAddress');
const NOTE: LocalisedText = bilingual('catalog.note');

const pricesOf = (row: PlanRow) => ({
  price: row.price,
  specialPrice: row.special_price,
  limitedPrice: row.limited_price,
  limitedStartAt: dateOrNull(row.limited_start_at),
  limitedEndAt: dateOrNull(row.limited_end_at),
});

/** Its kinds of persons, where it has any. */
const peopleOf = (row: PlanRow, types: readonly PersonTypeRow[]): Pick<Plan, 'personTypes'> => {
  return types.length === 0
    ? {}
    : {
        personTypes: types.map((type) =>
          personTypeView(type, pricesOf(row), row.faces ?? [], new Date(row.now)),
        ),
      };
};

const toPlan = (
  row: PlanRow,
  product: ProductRow,
  types: readonly PersonTypeRow[],
  index: number,
): Plan => {
  const prices = pricesOf(row);
  const unit = unitPrice(
    prices,
    { price: row.slot_price, specialPrice: row.slot_special },
    0,
    new Date(row.now),
  );
  const byPay = (row.faces ?? [{ price: null, specialPrice: null, personPrices: null }])
    .map((face) => unitPrice(prices, face, 0, new Date(row.now)))
    .toSorted((a, b) => a.pay - b.pay);
  const [least = unit, most = unit] = [byPay[0], byPay.at(-1)];
  const left = leastOf([
    remaining(row),
    remaining({ quota: row.product_quota, held: row.product_held, sold: row.product_sold }),
  ]);
  return {
    planId: String(row.id),
    productId: String(product.id),
    planNo: row.plan_no,
    planName: row.name,
    termsConditions: row.terms,
    howToUse: row.how_to_use,
    planDescription: row.description,
    planImages: row.images,
    price: money(unit.price),
    specialPrice: moneyOrNull(unit.specialPrice),
    isSelected: index === 0,
    status: 'active',
    remainAmount: left,
    appointDateOrPeriod: product.kind === 'dated' ? 'DATE' : 'PERIOD',
    startExchangeTime: row.valid_from && hongKongInstant(row.valid_from, '00:00'),
    endExchangeTime: row.valid_to && hongKongInstant(row.valid_to, '23:59'),
    lowestPrice: money(least.price),
    lowestSpecialPrice: least.pay < least.price ? money(least.pay) : null,
    highestPrice: money(most.pay),
    multiOptions: row.options.map((option) => ({
      optionId: String(option.optionId),
      optionName: option.optionName,
      fieldId: String(option.fieldId),
      fieldName: option.fieldName,
      type: option.display,
      sort: option.sort,
    })),
    skuId: row.plan_no,
    startSellTime: isoOrNull(product.start_sell_at),
    endSellTime: isoOrNull(product.end_sell_at),
    customerAddressOption: {
      required: row.needs_address,
      display: row.needs_address,
      prefix: ADDRESS,
    },
    customerSummaryOption: {
      required: row.note?.required ?? false,
      display: row.note !== null,
      prefix: row.note?.label ?? NOTE,
    },
    otherFences: row.extra_field
      ? [
          {
            orderDisplay: true,
            credentialsDisplay: true,
            title: row.extra_field.title,
            content: row.extra_field.content,
          },
        ]
      : [],
    limitedTimePrice: moneyOrNull(unit.limitedPrice),
    limitedTimePriceEndTime: unit.limitedPrice === null ? null : isoOrNull(row.limited_end_at),
    usageLimit: row.usage_limit,
    validForDays: row.valid_for_days,
    hasAdditions: row.has_additions,
    ...peopleOf(row, types),
  };
};

/**
 * The plans of a product; a dated plan shows the prices of its cheapest slot on `day`, or else its
 * own.
 */
export const readPlans = async (tx: Tx, query: ProductQuery, day: string): Promise<Plan[]> => {
  const product = await openProduct(tx, query);
  const { rows } = await tx.execute<PlanRow>(sql`
    select pl.*, app_now() as now, i.quota, coalesce(i.held, 0) as held,
      coalesce(i.sold, 0) as sold,
      pi.quota as product_quota, coalesce(pi.held, 0) as product_held,
        coalesce(pi.sold, 0) as product_sold, s.price as slot_price,
        s.special_price as slot_special,
      (select coalesce(jsonb_agg(jsonb_build_object('optionId', g.id, 'optionName', g.name,
        'fieldId', f.id, 'fieldName', f.name, 'display', g.display, 'sort', f.sort)
        order by g.sort, f.sort), '[]')
         from option_groups g join option_fields f on f.group_id = g.id and not f.retired
           where g.plan_id = pl.id) as options,
      (select jsonb_agg(distinct jsonb_build_object('price', f.price, 'specialPrice',
        f.special_price, 'personPrices', f.person_prices)) from slots f where f.plan_id = pl.id
        and f.open and f.day >= hk_today()) as faces,
      exists (select 1 from additions a join addition_options o on o.addition_id = a.id
        and not o.retired where a.plan_id = pl.id) as has_additions
    from plans pl
    left join inventory i on i.kind = 'plan' and i.ref = pl.id and i.day is null
    left join inventory pi on pi.kind = 'product' and pi.ref = pl.product_id and pi.day is null
    left join lateral (select price, special_price from slots where plan_id = pl.id
      and day = ${day}::date and open
      order by coalesce(special_price, price, pl.special_price, pl.price) limit 1) s on true
    where pl.product_id = ${query.productId} and pl.active order by pl.sort, pl.id`);
  const types = await readPersonTypes(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row, index) =>
    toPlan(
      row,
      product,
      types.filter(({ planId }) => planId === row.id),
      index,
    ),
  );
};
