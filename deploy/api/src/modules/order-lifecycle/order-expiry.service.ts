import type { Alarm } from '../../alarms.ts';
import { type Db, inTransaction } from '../../db/pool.ts';
import { endAllMissedVisits } from '../booking/index.ts';
import { expireCoupons } from '../coupons/index.ts';
import { claimEndedHolds, closeReviews, markDoubtful } from '../orders/index.ts';
import {
  type Gateway,
  GatewayFault,
  closeOpenAttempt,
  endWithoutPayment,
} from '../payments/index.ts';
import { expireCoins } from '../points/index.ts';
import { expireVouchersOf, ordersWithEndedVouchers } from '../vouchers/index.ts';

export const silent: Alarm = () => undefined;

const BATCH = 20;

const claimEnded = (db: Db): Promise<readonly string[]> =>
  inTransaction(db, (tx) => claimEndedHolds(tx, BATCH));

/**
 * Keeps the hold while the gateway does not say whether money moved. Records the doubt and raises
 * one alarm.
 */
const recordDoubt = async (db: Db, orderId: string, alarm: Alarm): Promise<void> => {
  const orderNo = await inTransaction(db, (tx) => markDoubtful(tx, orderId));
  if (orderNo) alarm('The gateway does not say whether this order was paid', { orderNo });
};

/**
 * Ends one hold. Cancels the attempt at the gateway first, so that a payment that succeeded wins.
 * Returns `doubt` while the gateway or a new attempt may still take money.
 */
export const endHold = async (
  db: Db,
  gateway: Gateway,
  orderId: string,
  reason: 'canceled' | 'expired',
  alarm: Alarm = silent,
): Promise<'ended' | 'paid' | 'doubt'> => {
  try {
    const attempt = await closeOpenAttempt(db, gateway, orderId, reason);
    if (attempt?.status === 'succeeded' || attempt?.status === 'captured') return 'paid';
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    await recordDoubt(db, orderId, alarm);
    return 'doubt';
  }
  const end = await endWithoutPayment(db, orderId, reason);
  return end === 'open' ? 'doubt' : end;
};

/** Ends every expired hold. Returns the number of orders it processed. */
export const expireHolds = async (
  db: Db,
  gateway: Gateway,
  alarm: Alarm = silent,
): Promise<number> => {
  let done = 0;
  for (let ids = await claimEnded(db); ids.length > 0; ids = await claimEnded(db)) {
    for (const id of ids) await endHold(db, gateway, id, 'expired', alarm);
    done += ids.length;
  }
  return done;
};

/** Expires vouchers, missed visits, open reviews, coupons and coins. */
export const expirePeriods = async (db: Db): Promise<void> => {
  for (const orderId of await ordersWithEndedVouchers(db, 200)) await expireVouchersOf(db, orderId);
  await endAllMissedVisits(db);
  await inTransaction(db, (tx) => closeReviews(tx));
  await inTransaction(db, (tx) => expireCoupons(tx));
  await inTransaction(db, (tx) => expireCoins(tx));
};
