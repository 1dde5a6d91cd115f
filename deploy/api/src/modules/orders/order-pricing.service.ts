import { formatMoney, isOverCeiling, orderTotal, SMALLEST_CHARGE_CENTS } from '@tapnook/kernel';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { bilingual, type TextKey } from '../../translations.ts';
import { plans, products, readChoice, type Choice } from '../catalog/index.ts';
import type { OrderChoice } from './order.types.ts';
import type { StockRequest } from './stock.service.ts';

export type ProductRow = typeof products.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;

/** A choice that can be bought, with what it costs now and what it takes of the inventory. */
export interface Quote {
  readonly choice: Choice;
  readonly product: ProductRow;
  readonly plan: PlanRow;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly total: number;
}

/** Of the columns of ids. */
const MAX_ID = 2_147_483_647;

const fault = (field: string, key: TextKey): ApiError =>
  new ApiError('10102', { fields: [fieldError(field, key)] });
/** Only dated products take a day. A superfluous day is refused, not ignored. */
const checkDay = (product: ProductRow, { date, time }: OrderChoice): void => {
  if (product.kind === 'dated' && !date) throw fault('body.date', 'fault.chooseDate');
  if (product.kind !== 'dated' && (date ?? time))
    throw fault(date ? 'body.date' : 'body.time', 'fault.noDay');
};

const totalOf = (people: Choice['people']): number =>
  people.reduce((sum, { unit, quantity }) => sum + unit.pay * quantity, 0);

/**
 * Prices a choice by the current catalogue. Throws 20631 above the ceiling, 20623 below what
 * can be paid, and 20624 when the total differs from the expected one. Holds no stock.
 */
export const priceOrder = async (tx: Tx, wanted: OrderChoice): Promise<Quote> => {
  const productId = Number(wanted.productId);
  const planId = Number(wanted.planId);
  const [found] =
    productId <= MAX_ID
      ? await tx
          .select({ product: products, plan: plans })
          .from(products)
          .leftJoin(
            plans,
            and(eq(plans.id, Math.min(planId, MAX_ID)), eq(plans.productId, products.id)),
          )
          .where(eq(products.id, productId))
      : [];
  if (!found) throw new ApiError('20714');
  const { product, plan } = found;
  checkDay(product, wanted);
  if (!plan) throw new ApiError('20623');
  const choice = await readChoice(tx, {
    productId,
    planId,
    date: wanted.date,
    time: wanted.time,
    fieldIds: wanted.fieldIds?.map(Number),
    quantity: wanted.quantity,
    people: wanted.people,
    additions: wanted.additions?.map(({ id, quantity }) => ({ id: Number(id), quantity })),
  });
  const unitPrice = choice.unit.pay;
  const total = choice.people.length
    ? orderTotal(totalOf(choice.people), 1, choice.additions)
    : orderTotal(unitPrice, wanted.quantity, choice.additions);
  if (isOverCeiling(total)) throw new ApiError('20631');
  if (total < SMALLEST_CHARGE_CENTS)
    throw new ApiError('20623', {
      text: bilingual('orders.costsTooLittle', { least: formatMoney(SMALLEST_CHARGE_CENTS) }),
    });
  if (wanted.expectedTotal !== undefined && wanted.expectedTotal !== total)
    throw new ApiError('20624', { data: { total, expectedTotal: wanted.expectedTotal } });
  return { choice, product, plan, quantity: wanted.quantity, unitPrice, total };
};

/** The stock that a quote needs. */
export const stockRequestsOf = ({ choice, quantity }: Quote): readonly StockRequest[] =>
  choice.takes.map((take) => ({
    inventoryId: take.inventoryId,
    perUnit: take.perUnit,
    quantity: take.perUnit ? take.quantity * quantity : take.quantity,
  }));
