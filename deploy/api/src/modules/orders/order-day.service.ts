import type { PersonType } from '@tapnook/contracts/api';
import { addDays, hongKongInstant } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { record, type Order } from './order-events.service.ts';
import { orders, vouchers } from './orders.tables.ts';

export interface OrderDay {
  readonly day: string;
  readonly time: string | null;
}

/** How an event names a day. */
const dayText = ({ day, time }: OrderDay): string => [day, time].filter(Boolean).join('T');

/** The day of a snapshot, as its vouchers and pages show it. */
export const snapshotOn = (
  snapshot: Order['snapshot'],
  { day, time }: OrderDay,
): Order['snapshot'] => {
  const endsAt = hongKongInstant(addDays(day, 1));
  return {
    ...snapshot,
    endsAt,
    participationEndAt: time ? null : endsAt,
    planInfo: { ...snapshot.planInfo, endExchangeTime: endsAt },
  };
};

/**
 * Gives a locked order its new day: its dates, its vouchers' period and prices by kind of person,
 * and the event of it.
 */
export const moveToDay = async (
  tx: Tx,
  order: Order,
  to: OrderDay,
  personPrices: Readonly<Partial<Record<PersonType['kind'], number>>>,
): Promise<void> => {
  const snapshot = snapshotOn(order.snapshot, to);
  await tx
    .update(orders)
    .set({
      participationDate: to.day,
      startTime: to.time,
      snapshot,
      updatedAt: sql`app_now()`,
    })
    .where(eq(orders.id, order.id));
  await tx
    .update(vouchers)
    .set({ endsAt: new Date(snapshot.endsAt) })
    .where(and(eq(vouchers.orderId, order.id), eq(vouchers.status, 'requires_redeemed')));
  for (const [kind, unitPrice] of Object.entries(personPrices))
    await tx
      .update(vouchers)
      .set({ unitPrice })
      .where(and(eq(vouchers.orderId, order.id), sql`person_kind = ${kind}`));
  await record(tx, {
    orderId: order.id,
    kind: 'order',
    event: 'date_changed',
    fromState: dayText({ day: order.participationDate ?? to.day, time: order.startTime }),
    toState: dayText(to),
  });
};
