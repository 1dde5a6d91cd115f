import { and, eq, ne, or } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import { voucherGifts } from './vouchers.tables.ts';

/** The ticket was given: a friend shows it, by another number. */
export const givenAway = () =>
  new ApiError('20622', {
    text: bilingual('vouchers.ticketWasGivenSomebody'),
  });

/**
 * The voucher that a number stands for at the counter. A given ticket has a number of its own, and
 * the one that its giver knows is refused (20622).
 */
export const resolveVoucherNo = async (tx: Tx, number: string): Promise<string> => {
  const [gift] = await tx
    .select({ voucherNo: voucherGifts.voucherNo, giftNo: voucherGifts.giftNo })
    .from(voucherGifts)
    .where(
      and(
        ne(voucherGifts.state, 'taken_back'),
        or(eq(voucherGifts.giftNo, number), eq(voucherGifts.voucherNo, number)),
      ),
    );
  if (gift && gift.giftNo !== number) throw givenAway();
  return gift?.voucherNo ?? number;
};

/** Whether a voucher is somebody else's to show at present. */
export const isGiven = async (tx: Tx, voucherNo: string): Promise<boolean> => {
  const [gift] = await tx
    .select({ id: voucherGifts.id })
    .from(voucherGifts)
    .where(and(ne(voucherGifts.state, 'taken_back'), eq(voucherGifts.voucherNo, voucherNo)));
  return gift !== undefined;
};

/** The vouchers of an order that are somebody else's to show at present. */
export const givenVoucherNos = async (tx: Tx, orderId: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ voucherNo: voucherGifts.voucherNo })
    .from(voucherGifts)
    .where(and(ne(voucherGifts.state, 'taken_back'), eq(voucherGifts.orderId, orderId)));
  return new Set(rows.map(({ voucherNo }) => voucherNo));
};
