import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { slots } from './inventory.tables.ts';

/** The first day from today on which a plan is offered, `YYYY-MM-DD`; null without a calendar. */
export const firstSlotDay = async (tx: Tx, planId: number): Promise<string | null> => {
  const [row] = await tx
    .select({
      day: sql<string | null>`min(${slots.day}) filter (where ${slots.day} >= hk_today())::text`,
    })
    .from(slots)
    .where(eq(slots.planId, planId));
  return row?.day ?? null;
};

/** The last day on which a plan is offered, `YYYY-MM-DD`; null without a calendar. */
export const lastSlotDay = async (tx: Tx, planId: number): Promise<string | null> => {
  const [row] = await tx
    .select({ day: sql<string | null>`max(${slots.day})::text` })
    .from(slots)
    .where(eq(slots.planId, planId));
  return row?.day ?? null;
};

/** Sells nothing more for a product's day, or for one of its times; gives how many it closed. */
export const closeSlots = async (
  tx: Tx,
  productId: number,
  day: string,
  time: string | undefined,
): Promise<number> => {
  const closed = await tx
    .update(slots)
    .set({ open: false })
    .where(
      and(
        eq(slots.productId, productId),
        eq(slots.day, day),
        time === undefined ? undefined : eq(slots.time, time),
      ),
    )
    .returning({ planId: slots.planId });
  return closed.length;
};
