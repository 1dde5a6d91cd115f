import { REFUND_APPEAL_DAYS } from '@tapnook/kernel';
import { and, eq, lte, sql } from 'drizzle-orm';
import { createClock } from '../../db/clock.ts';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { notifyRefund } from '../order-emails/index.ts';
import { lockOrder, type Order, vouchersOf, isRefundable, refundOf } from '../orders/index.ts';
import { tellRequest } from './refund-request-news.service.ts';
import { lockRequest, moveRequest, type RefundRequest } from './refund-request-state.service.ts';
import { refundRequests } from './refund-requests.tables.ts';
import { refundInTransaction } from './refunds.service.ts';

type Means = Pick<Deps, 'db' | 'env'>;

export interface Decision {
  readonly by: 'merchant' | 'house';
  readonly actorId: string;
  readonly agrees: boolean;
  readonly amount?: number | undefined;
  readonly message?: string | undefined;
}

/** Those of the asked vouchers that can still be refunded: one may have been used meanwhile. */
const leftOf = async (tx: Tx, order: Order, request: RefundRequest) => {
  const all = await vouchersOf(tx, order.id);
  return {
    all,
    left: all.filter(
      (voucher) => isRefundable(voucher) && request.voucherNos.includes(voucher.voucherNo),
    ),
  };
};

const approve = async (
  tx: Tx,
  deps: Means,
  order: Order,
  request: RefundRequest,
  { by, actorId, amount, message }: Decision,
): Promise<void> => {
  const { all, left } = await leftOf(tx, order, request);
  if (left.length === 0) throw new ApiError('20622');
  const most = refundOf(order, all, left).amount;
  if (amount !== undefined && amount > most)
    throw new ApiError('10102', {
      fields: [fieldError('body.amount', 'fault.moreThanVouchersWorth')],
    });
  const granted = await refundInTransaction(
    tx,
    order,
    {
      voucherNos: left.map(({ voucherNo }) => voucherNo),
      amount,
      reason: 'requested',
      note: message ?? null,
    },
    notifyRefund(deps.env, await createClock(tx).now()),
  );
  const moved = await moveRequest(
    tx,
    request,
    'approved',
    { actor: by, actorId, message, amount: granted },
    { grantedAmount: granted },
  );
  await tellRequest(tx, deps.env, order, moved, 'approved', await createClock(tx).now(), message);
};

const refuse = async (
  tx: Tx,
  deps: Means,
  order: Order,
  request: RefundRequest,
  { by, actorId, message }: Decision,
): Promise<void> => {
  const now = await createClock(tx).now();
  const step = { actor: by, actorId, message };
  const moved =
    by === 'house'
      ? await moveRequest(tx, request, 'refused', step)
      : await moveRequest(tx, request, 'declined', step, {
          appealUntil: new Date(now.getTime() + REFUND_APPEAL_DAYS * 86_400_000),
        });
  await tellRequest(
    tx,
    deps.env,
    order,
    moved,
    by === 'house' ? 'refused' : 'declined',
    now,
    message,
  );
};

/**
 * Decides a request: its merchant while it waits for one, the house once it is escalated. State,
 * vouchers and money move in one transaction; of two decisions at once the second is refused.
 */
export const decideRequest = (
  deps: Means,
  requestId: string,
  merchantId: number | null,
  decision: Decision,
): Promise<RefundRequest> =>
  inTransaction(deps.db, async (tx) => {
    const [found] = await tx
      .select({ orderId: refundRequests.orderId })
      .from(refundRequests)
      .where(
        and(
          sql`${refundRequests.id}::text = ${requestId}`,
          merchantId === null ? undefined : eq(refundRequests.merchantId, merchantId),
        ),
      );
    const order = found && (await lockOrder(tx, found.orderId));
    const request = order && (await lockRequest(tx, requestId));
    if (!order || !request) throw new ApiError('10405');
    if (request.state !== (decision.by === 'house' ? 'escalated' : 'waiting'))
      throw new ApiError('20628');
    await (decision.agrees ? approve : refuse)(tx, deps, order, request, decision);
    const after = await lockRequest(tx, requestId);
    if (!after) throw new ApiError('10405');
    return after;
  });

const dueRequests = (db: Db): Promise<{ id: string; orderId: string }[]> =>
  db
    .select({ id: refundRequests.id, orderId: refundRequests.orderId })
    .from(refundRequests)
    .where(
      and(eq(refundRequests.state, 'waiting'), lte(refundRequests.answerDueAt, sql`app_now()`)),
    )
    .limit(100);

/** Requests whose vouchers were all used or refunded otherwise: nothing is left to decide. */
const settledRequests = async (db: Db): Promise<readonly { id: string; orderId: string }[]> =>
  (
    await db.execute<{ id: string; orderId: string }>(sql`
      select r.id, r.order_id as "orderId" from refund_requests r
      where r.state in ('waiting', 'escalated') and not exists (
        select 1 from vouchers v where v.order_id = r.order_id and r.voucher_nos ? v.voucher_no
          and v.status in ('requires_redeemed', 'expired_and_unredeemed'))
      limit 100`)
  ).rows;

/** Brings what merchants did not answer in time before the house, and closes what is settled. */
export const moveRefundClocks = async (deps: Means): Promise<number> => {
  const due = [
    ...(await settledRequests(deps.db)).map((row) => ({ ...row, to: 'withdrawn' as const })),
    ...(await dueRequests(deps.db)).map((row) => ({ ...row, to: 'escalated' as const })),
  ];
  for (const { id, orderId, to } of due)
    await inTransaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const request = await lockRequest(tx, id);
      // Another process, the merchant or the shopper may have been sooner.
      if (!order || !request) return;
      if (to === 'escalated' && request.state !== 'waiting') return;
      if (to === 'withdrawn') {
        if (request.state !== 'waiting' && request.state !== 'escalated') return;
        if ((await leftOf(tx, order, request)).left.length > 0) return;
      }
      const moved = await moveRequest(tx, request, to, { actor: 'clock' });
      if (to === 'escalated')
        await tellRequest(tx, deps.env, order, moved, 'escalated', await createClock(tx).now());
    });
  return due.length;
};
