import { getOrder, getOrderTimeline, getRegions } from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi, type Rendered } from '@tapnook/testing';
import type { TimelineEvent } from '../src/features/orders/group-events.ts';
import { OrderDetail } from '../src/features/orders/order-detail.tsx';
import words from '../src/locales/en-US.json' with { type: 'json' };
import type { Order } from '../src/shared/model/order.ts';

/** An entry of an order's timeline, of the minute in which the orders here are made. */
export const timelineEvent = (
  id: string,
  kind: TimelineEvent['kind'],
  title: string,
  more: Partial<TimelineEvent> = {},
): TimelineEvent => ({
  id,
  kind,
  event: id,
  at: '2026-11-20T09:50:00.000Z',
  title: { en_gb: title, zh_hk: title },
  amount: null,
  coins: null,
  voucherNo: null,
  ...more,
});

/** A shop that has this order with its timeline; later rules win over these. */
export const orderApi = (order: Order, events: readonly TimelineEvent[] = []): FakeApi =>
  createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events: [...events] } });

/** Opens the page of an order for its buyer. */
export const openOrderPage = (
  orderNo: string,
  api: FakeApi,
  more: { readonly deletionAt?: string } = {},
): Rendered =>
  renderWithPlatform(<OrderDetail orderNo={orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null, ...more },
  });

/** The page of an order that stays as it is. */
export const showOrder = (order: Order, events: readonly TimelineEvent[] = []): Rendered =>
  openOrderPage(order.orderNo, orderApi(order, events));
