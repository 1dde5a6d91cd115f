import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { completeVisitAfterUse, type NotifyPlaceReleased } from '../booking/index.ts';
import {
  lockOrder,
  openReview,
  record,
  type Order,
  refreshOrderState,
  useVoucher,
  type Voucher,
  orders,
  vouchers,
} from '../orders/index.ts';
import { givenAway, isGiven, resolveVoucherNo } from './voucher-number.service.ts';
import { voucherTokens } from './vouchers.tables.ts';

const TOKEN_SECONDS = 60;

const PAYLOAD_PREFIX = 'TAPNOOK:';

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What is kept of a scanned code. */
export const digestOfToken = (token: string): string =>
  digestOf(token.startsWith(PAYLOAD_PREFIX) ? token.slice(PAYLOAD_PREFIX.length) : token);

/** Keeps a fresh one-use token of 60 seconds for a voucher. */
export const insertToken = async (
  tx: Tx,
  voucherNo: string,
): Promise<{ token: string; payload: string; expiresAt: Date }> => {
  const token = randomBytes(18).toString('base64url');
  const [kept] = await tx
    .insert(voucherTokens)
    .values({
      digest: digestOf(token),
      voucherNo,
      expiresAt: sql`app_now() + make_interval(secs => ${TOKEN_SECONDS})`,
    })
    .returning({ expiresAt: voucherTokens.expiresAt });
  if (!kept) throw new Error('the token was not kept');
  return { token, payload: PAYLOAD_PREFIX + token, expiresAt: kept.expiresAt };
};

/** The codes of a voucher that are on a screen now end. */
export const endTokens = (tx: Tx, voucherNo: string) =>
  tx.delete(voucherTokens).where(eq(voucherTokens.voucherNo, voucherNo));

/**
 * A fresh one-use token of 60 seconds for a voucher of this shopper. Those before it live on: the
 * same voucher may be open on two phones.
 */
export const createToken = async (
  db: Db,
  userId: string,
  orderNo: string,
  voucherNo: string,
): Promise<{ token: string; payload: string; expiresAt: Date }> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({
        status: vouchers.status,
        hold: orders.redemptionHold,
        usable: sql<boolean>`${vouchers.startsAt} <= app_now() and ${vouchers.endsAt} > app_now()`,
      })
      .from(vouchers)
      .innerJoin(orders, eq(orders.id, vouchers.orderId))
      .where(
        and(
          eq(vouchers.voucherNo, voucherNo),
          eq(orders.orderNo, orderNo),
          eq(orders.userId, userId),
        ),
      )
      .for('update', { of: vouchers });
    if (!row) throw new ApiError('10405');
    if (row.status !== 'requires_redeemed' || !row.usable || row.hold) throw new ApiError('20622');
    if (await isGiven(tx, voucherNo)) throw givenAway();
    return insertToken(tx, voucherNo);
  });

/** Whether the newest token of a voucher was scanned. */
export const tokenStatus = async (tx: Tx, userId: string, voucherNo: string) => {
  const [voucher] = await tx
    .select({ voucher: vouchers })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(and(eq(vouchers.voucherNo, voucherNo), eq(orders.userId, userId)));
  if (!voucher) throw new ApiError('10405');
  const [token] = await tx
    .select({
      usedAt: voucherTokens.usedAt,
      live: sql<boolean>`${voucherTokens.expiresAt} > app_now()`,
    })
    .from(voucherTokens)
    .where(eq(voucherTokens.voucherNo, voucherNo))
    .orderBy(desc(voucherTokens.createdAt), desc(voucherTokens.expiresAt))
    .limit(1);
  const qrStatus = !token
    ? ('none' as const)
    : token.usedAt
      ? ('used' as const)
      : token.live
        ? ('waiting' as const)
        : ('expired' as const);
  return { voucher: voucher.voucher, qrStatus };
};

/** Spends a token: one conditional update, so that of fifty scans one succeeds. */
const spendToken = async (tx: Tx, token: string): Promise<string> => {
  const [row] = await tx
    .update(voucherTokens)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        eq(voucherTokens.digest, digestOfToken(token)),
        isNull(voucherTokens.usedAt),
        sql`${voucherTokens.expiresAt} > app_now()`,
      ),
    )
    .returning({ voucherNo: voucherTokens.voucherNo });
  if (!row) throw new ApiError('20622');
  return row.voucherNo;
};

/**
 * A first redemption opens the order for review; each may end the visit that was booked with its
 * voucher.
 */
const followRedemption = async (
  tx: Tx,
  order: Order,
  voucher: Voucher,
  notify: NotifyPlaceReleased,
): Promise<void> => {
  if (!order.firstRedeemedAt) await openReview(tx, order.id);
  if (order.isBooking) await completeVisitAfterUse(tx, order, voucher, notify);
};

/**
 * Redeems one use by a scanned token or a number. `merchantId` null means any merchant (an
 * administrator).
 */
export const redeem = async (
  db: Db,
  by: { readonly token?: string; readonly voucherNo?: string },
  merchantId: number | null,
  actor: string,
  notify: NotifyPlaceReleased,
): Promise<{ order: Order; voucher: Voucher }> =>
  inTransaction(db, async (tx) => {
    const found =
      by.token === undefined
        ? by.voucherNo && (await resolveVoucherNo(tx, by.voucherNo))
        : (
            await tx
              .select({ voucherNo: voucherTokens.voucherNo })
              .from(voucherTokens)
              .where(eq(voucherTokens.digest, digestOfToken(by.token)))
          )[0]?.voucherNo;
    const [known] = found
      ? await tx
          .select({ orderId: vouchers.orderId, merchantId: vouchers.merchantId })
          .from(vouchers)
          .where(eq(vouchers.voucherNo, found))
      : [];
    if (!found || !known || (merchantId !== null && known.merchantId !== merchantId))
      throw new ApiError('10405');
    const order = await lockOrder(tx, known.orderId);
    if (
      !order ||
      order.redemptionHold ||
      order.capturedAmount !== order.paymentAmount ||
      !['TBR', 'PTR'].includes(order.code)
    )
      throw new ApiError('20622');
    if (by.token !== undefined) await spendToken(tx, by.token);
    const voucher = await useVoucher(tx, found);
    await record(tx, {
      orderId: order.id,
      kind: 'voucher',
      event: 'voucher_redeemed',
      voucherNo: found,
      fromState: 'requires_redeemed',
      toState: voucher.status,
      actor,
    });
    await followRedemption(tx, order, voucher, notify);
    await refreshOrderState(tx, order);
    return { order, voucher };
  });
