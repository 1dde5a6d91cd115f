import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { endTokens } from './voucher-redemption.service.ts';
import { voucherGifts } from './vouchers.tables.ts';

export type Gift = typeof voucherGifts.$inferSelect;

// With each of these the codes of the voucher end in the same moment.

/** A voucher is given; undefined when it is given already. */
export const giveVoucher = async (
  tx: Tx,
  given: typeof voucherGifts.$inferInsert,
): Promise<Gift | undefined> => {
  const [gift] = await tx.insert(voucherGifts).values(given).onConflictDoNothing().returning();
  if (gift) await endTokens(tx, gift.voucherNo);
  return gift;
};

/** Its giver takes a gift back; undefined when somebody has claimed it, or it is over. */
export const markGiftTakenBack = async (
  tx: Tx,
  { id, userId }: Pick<Gift, 'id' | 'userId'>,
): Promise<Gift | undefined> => {
  const [gift] = await tx
    .update(voucherGifts)
    .set({ state: 'taken_back', settledAt: sql`app_now()` })
    .where(
      and(eq(voucherGifts.id, id), eq(voucherGifts.userId, userId), eq(voucherGifts.state, 'open')),
    )
    .returning();
  if (gift) await endTokens(tx, gift.voucherNo);
  return gift;
};

/** Somebody keeps a gift in an account; undefined when it is open no longer. */
export const markGiftClaimed = async (
  tx: Tx,
  giftId: string,
  claimedBy: string,
): Promise<Gift | undefined> => {
  const [gift] = await tx
    .update(voucherGifts)
    .set({ state: 'claimed', claimedBy, settledAt: sql`app_now()` })
    .where(and(eq(voucherGifts.id, giftId), eq(voucherGifts.state, 'open')))
    .returning();
  if (gift) await endTokens(tx, gift.voucherNo);
  return gift;
};

/** The letter of a gift was written. */
export const markGiftMailed = async (tx: Tx, giftId: string): Promise<void> => {
  await tx
    .update(voucherGifts)
    .set({ mailedAt: sql`app_now()` })
    .where(eq(voucherGifts.id, giftId));
};
