import type { Api } from '@tapnook/contracts/api';
import { personName, type ChangePolicy } from '@tapnook/kernel';
import { asc, count, desc, eq, and, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { policyOf, type Order, orders, vouchers } from '../orders/index.ts';
import type { RefundRequest, RefundRequestEvent } from './refund-request-state.service.ts';
import { refundRequestEvents, refundRequests } from './refund-requests.tables.ts';

export type RefundRequestView = z.input<Api['createRefundRequest']['data']>;
export type MerchantRefundRequestView = z.input<Api['decideRefundRequest']['data']>;

export const policyView = (
  policy: ChangePolicy,
): { kind: ChangePolicy['kind']; freeHours?: number } => ({ ...policy });

const eventsOf = async (
  tx: Tx,
  list: readonly RefundRequest[],
): Promise<readonly RefundRequestEvent[]> =>
  list.length === 0
    ? []
    : tx
        .select()
        .from(refundRequestEvents)
        .where(
          inArray(
            refundRequestEvents.requestId,
            list.map(({ id }) => id),
          ),
        )
        .orderBy(asc(refundRequestEvents.id));

const sharedView = (
  request: RefundRequest,
  order: Pick<Order, 'orderNo' | 'currency'>,
  events: readonly RefundRequestEvent[],
) => ({
  requestId: request.id,
  orderNo: order.orderNo,
  reason: request.reason,
  message: request.message,
  state: request.state,
  amount: request.amount,
  coins: request.coins,
  policyAmount: request.policyAmount,
  grantedAmount: request.grantedAmount,
  currency: order.currency,
  createdAt: request.createdAt.toISOString(),
  answerDueAt: request.state === 'waiting' ? request.answerDueAt.toISOString() : null,
  appealUntil: request.state === 'declined' ? (request.appealUntil?.toISOString() ?? null) : null,
  closedAt: request.closedAt?.toISOString() ?? null,
  events: events
    .filter(({ requestId }) => requestId === request.id)
    .map(({ id, at, actor, event, message, amount }) => ({
      id: String(id),
      at: at.toISOString(),
      actor,
      event,
      message,
      amount,
    })),
});

/** Requests of one order as its shopper sees them, the newest first. */
export const shopperViews = async (tx: Tx, order: Order): Promise<RefundRequestView[]> => {
  const list = await tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, order.id))
    .orderBy(desc(refundRequests.createdAt));
  const events = await eventsOf(tx, list);
  return list.map((request) => ({
    ...sharedView(request, order, events),
    voucherNos: request.voucherNos,
  }));
};

/** Requests as merchants and administrators see them: without voucher numbers and addresses. */
export const merchantViews = async (
  tx: Tx,
  list: readonly RefundRequest[],
): Promise<MerchantRefundRequestView[]> => {
  if (list.length === 0) return [];
  const events = await eventsOf(tx, list);
  const ids = [...new Set(list.map(({ orderId }) => orderId))];
  const found = await tx.select().from(orders).where(inArray(orders.id, ids));
  const numbers = await tx
    .select({ voucherNo: vouchers.voucherNo, position: vouchers.position })
    .from(vouchers)
    .where(inArray(vouchers.orderId, ids));
  return list.flatMap((request) => {
    const order = found.find(({ id }) => id === request.orderId);
    if (!order) return [];
    return [
      {
        ...sharedView(request, order, events),
        merchantId: String(request.merchantId),
        merchantName: order.snapshot.merchantName,
        productName: order.snapshot.productName,
        planName: order.snapshot.planName,
        customerName: personName(order) || null,
        voucherPositions: numbers
          .filter(({ voucherNo }) => request.voucherNos.includes(voucherNo))
          .map(({ position }) => position)
          .toSorted((a, b) => a - b),
        quantity: order.quantity,
        participationDate: order.participationDate,
        startTime: order.startTime,
        policy: policyView(policyOf(order)),
      },
    ];
  });
};

interface ListQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly state?: RefundRequest['state'] | undefined;
}
/** Requests to a merchant, or to all of them, the newest first. */
export const listRequests = async (tx: Tx, merchantId: number | null, query: ListQuery) => {
  const where = and(
    merchantId === null ? undefined : eq(refundRequests.merchantId, merchantId),
    query.state && eq(refundRequests.state, query.state),
  );
  const [total] = await tx.select({ total: count() }).from(refundRequests).where(where);
  const list = await tx
    .select()
    .from(refundRequests)
    .where(where)
    .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  return {
    totalCount: total?.total ?? 0,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: await merchantViews(tx, list),
  };
};
