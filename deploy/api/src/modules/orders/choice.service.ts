import { isOverCeiling, orderTotal } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { plans, products, slots } from '../catalog/catalog.tables.ts';
import { readChoice, type Choice } from '../catalog/choice.service.ts';
import type { OrderChoice } from './order.types.ts';
import type { Want } from './stock.service.ts';

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

const refuseMissingDate = (product: ProductRow, choice: OrderChoice): void => {
  if (product.kind === 'dated' && !choice.date) throw new ApiError('10102', { fields: [{ field: 'body.date', en_US: 'Choose a date', zh_HK: '請選擇日期' }] });
};

/** Reads a choice against the catalogue as it is now; 20631 over the ceiling, 20624 when the total is not what was seen. Nothing is held. */
export const quote = async (tx: Tx, wanted: OrderChoice): Promise<Quote> => {
  const productId = Number(wanted.productId);
  const planId = Number(wanted.planId);
  const [product] = productId <= 2_147_483_647 ? await tx.select().from(products).where(eq(products.id, productId)) : [];
  if (!product) throw new ApiError('20714');
  refuseMissingDate(product, wanted);
  const [plan] = planId <= 2_147_483_647 ? await tx.select().from(plans).where(and(eq(plans.id, planId), eq(plans.productId, productId))) : [];
  if (!plan) throw new ApiError('20623');
  const choice = await readChoice(tx, {
    productId, planId, date: wanted.date, time: wanted.time, fieldIds: wanted.fieldIds?.map(Number), additions: wanted.additions?.map(({ id, quantity }) => ({ id: Number(id), quantity })),
  });
  const unitPrice = choice.unit.pay;
  const total = orderTotal(unitPrice, wanted.quantity, choice.additions);
  if (isOverCeiling(total)) throw new ApiError('20631');
  if (wanted.expectedTotal !== undefined && wanted.expectedTotal !== total) throw new ApiError('20624', { data: { total, expectedTotal: wanted.expectedTotal } });
  return { choice, product, plan, quantity: wanted.quantity, unitPrice, total };
};

/** What of the inventory a quote wants. */
export const wantsOf = ({ choice, quantity }: Quote): readonly Want[] =>
  choice.takes.map((take) => ({ inventoryId: take.inventoryId, perUnit: take.perUnit, quantity: take.perUnit ? take.quantity * quantity : take.quantity }));

/** The last day on which a plan is offered, when it has a calendar. */
export const lastSlotDay = async (tx: Tx, planId: number): Promise<string | null> => {
  const [row] = await tx.select({ day: sql<string | null>`max(${slots.day})::text` }).from(slots).where(eq(slots.planId, planId));
  return row?.day ?? null;
};
