import { REFUND_ANSWER_HOURS } from '@tapnook/kernel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { createClock } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import {
  lockOrder,
  type Order,
  readOwnOrder,
  vouchersOf,
  type Voucher,
  isRefundable,
} from '../orders/index.ts';
import { isDisputed } from '../payments/index.ts';
import { tellRequest } from './refund-request-news.service.ts';
import {
  addMessage,
  lockRequest,
  moveRequest,
  recordOnOrder,
  type RefundRequest,
} from './refund-request-state.service.ts';
import { refundRequestEvents, refundRequests } from './refund-requests.tables.ts';
import { canAsk, entitledVouchers, termsOf } from './refund-terms.service.ts';

type Means = Pick<Deps, 'db' | 'env'>;

interface Wish {
  readonly reason: RefundRequest['reason'];
  readonly message?: string | undefined;
  readonly voucherNos?: readonly string[] | undefined;
}

const chosenOf = (all: readonly Voucher[], wanted: readonly string[] | undefined): Voucher[] => {
  const chosen = all.filter(
    (voucher) =>
      isRefundable(voucher) && (wanted === undefined || wanted.includes(voucher.voucherNo)),
  );
  if (chosen.length === 0 || (wanted && chosen.length !== new Set(wanted).size))
    throw new ApiError('20622');
  return chosen;
};

const refuseSecond = async (tx: Tx, orderId: string): Promise<void> => {
  const [open] = await tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.orderId, orderId),
        inArray(refundRequests.state, ['waiting', 'escalated']),
      ),
    );
  if (open) throw new ApiError('20628');
};

/**
 * Asks for a refund. The amount is what the vouchers bring back now, and what the rule promises of
 * it is kept beside it, so that whoever decides sees both.
 */
export const askForRefund = (
  deps: Means,
  userId: string,
  orderNo: string,
  wish: Wish,
): Promise<RefundRequest> =>
  inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, (await readOwnOrder(tx, userId, orderNo)).id);
    if (!order) throw new ApiError('10405');
    const all = await vouchersOf(tx, order.id);
    if (!canAsk(order, all) || (await isDisputed(tx, order.id))) throw new ApiError('20601');
    const chosen = chosenOf(all, wish.voucherNos);
    await refuseSecond(tx, order.id);
    const now = await createClock(tx).now();
    const terms = termsOf(order, all, chosen, await entitledVouchers(tx, order, all, now));
    const [request] = await tx
      .insert(refundRequests)
      .values({
        orderId: order.id,
        userId,
        merchantId: order.merchantId,
        reason: wish.reason,
        message: wish.message || null,
        voucherNos: chosen.map(({ voucherNo }) => voucherNo),
        ...terms,
        answerDueAt: sql`app_now() + make_interval(hours => ${REFUND_ANSWER_HOURS})`,
      })
      .returning();
    if (!request) throw new Error('the request was not kept');
    await tx.insert(refundRequestEvents).values({
      requestId: request.id,
      actor: 'shopper',
      actorId: userId,
      event: 'asked',
      toState: 'waiting',
      message: request.message,
      amount: request.amount,
    });
    await recordOnOrder(tx, request, 'waiting');
    await tellRequest(tx, deps.env, order, request, 'asked', now);
    return request;
  });

/** A request of this shopper with its order, both locked; 10405 for anybody else's. */
const lockOwnRequest = async (
  tx: Tx,
  userId: string,
  requestId: string,
): Promise<{ order: Order; request: RefundRequest }> => {
  const [found] = await tx
    .select({ orderId: refundRequests.orderId })
    .from(refundRequests)
    .where(and(sql`${refundRequests.id}::text = ${requestId}`, eq(refundRequests.userId, userId)));
  const order = found && (await lockOrder(tx, found.orderId));
  const request = order && (await lockRequest(tx, requestId));
  if (!order || !request) throw new ApiError('10405');
  return { order, request };
};

/** Writes to an open request. An answer to a merchant's refusal brings it before the house. */
export const answerRequest = (
  deps: Means,
  userId: string,
  requestId: string,
  message: string,
): Promise<RefundRequest> =>
  inTransaction(deps.db, async (tx) => {
    const { order, request } = await lockOwnRequest(tx, userId, requestId);
    const now = await createClock(tx).now();
    const step = { actor: 'shopper' as const, actorId: userId, message };
    if (request.state === 'waiting' || request.state === 'escalated') {
      await addMessage(tx, request, step);
      await tellRequest(tx, deps.env, order, request, 'answered', now, message);
      return request;
    }
    if (request.state !== 'declined' || !request.appealUntil || request.appealUntil <= now)
      throw new ApiError('20628');
    await refuseSecond(tx, order.id);
    const moved = await moveRequest(tx, request, 'escalated', step);
    await tellRequest(tx, deps.env, order, moved, 'escalated', now, message);
    return moved;
  });

export const withdrawRequest = (
  deps: Means,
  userId: string,
  requestId: string,
): Promise<RefundRequest> =>
  inTransaction(deps.db, async (tx) => {
    const { order, request } = await lockOwnRequest(tx, userId, requestId);
    if (request.state === 'withdrawn') return request;
    const moved = await moveRequest(tx, request, 'withdrawn', {
      actor: 'shopper',
      actorId: userId,
    });
    await tellRequest(tx, deps.env, order, moved, 'withdrawn', await createClock(tx).now());
    return moved;
  });
