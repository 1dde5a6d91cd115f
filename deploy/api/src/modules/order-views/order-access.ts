import type { Api } from '@tapnook/contracts/api';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import {
  isOrderAccessValid,
  type Order,
  readOwnOrder,
  readOrderByNo,
  type OrderView,
} from '../orders/index.ts';
import { orderViews, placeOf, receiptView } from './order-view.service.ts';
import { timelineOf } from './timeline.service.ts';

export const viewOne = async (deps: Deps, order: Order): Promise<OrderView> => {
  const [view] = await orderViews(deps.db, [order]);
  if (!view) throw new ApiError('10405');
  return view;
};

/** An order for its owner, or for whoever holds the link that we mailed; a stranger gets 404. */
const readAccessibleOrder = async (
  deps: Deps,
  { viewer, params, query }: Call<Api['getOrder']> | Call<Api['getOrderTimeline']>,
): Promise<{ order: Order; isOwn: boolean }> => {
  const own =
    viewer && (await readOwnOrder(deps.db, viewer.userId, params.orderNo).catch(() => undefined));
  if (own) return { order: own, isOwn: true };
  const valid = isOrderAccessValid(deps.env, params.orderNo, query.access, await deps.clock.now());
  const order = valid ? await readOrderByNo(deps.db, params.orderNo) : undefined;
  if (order) return { order, isOwn: false };
  throw new ApiError(viewer ? '10405' : '10104');
};

export const readOrder = async (deps: Deps, call: Call<Api['getOrder']>): Promise<OrderView> => {
  const { order, isOwn } = await readAccessibleOrder(deps, call);
  const view = await viewOne(deps, order);
  return isOwn ? view : receiptView(view);
};

/** Events that the mailed link shows, besides the receipt itself. */
const REFUND_EVENTS: ReadonlySet<string> = new Set([
  'voucher_refunded',
  'refund_decided',
  'refund_succeeded',
  'refund_failed',
  'refund_sent_again',
]);

export const readTimeline = async (deps: Deps, call: Call<Api['getOrderTimeline']>) => {
  const { order, isOwn } = await readAccessibleOrder(deps, call);
  const events = await timelineOf(deps.db, order);
  if (isOwn) return { orderNo: order.orderNo, events };
  const { vouchers } = await viewOne(deps, order);
  return {
    orderNo: order.orderNo,
    events: events
      .filter(({ event }) => REFUND_EVENTS.has(event))
      .map((event) => ({
        ...event,
        voucherNo: event.voucherNo && placeOf(vouchers, event.voucherNo),
      })),
  };
};
