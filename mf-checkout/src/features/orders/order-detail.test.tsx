import { expect, jest, test } from '@jest/globals';
import { cancelOrder, getOrder, getOrderTimeline, getRegions } from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { configure, fireEvent, screen } from '@testing-library/react';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { OrderDetail } from './order-detail.tsx';

// A busy machine draws late; it is the outcome that counts.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

const event = (id: string, kind: string, title: string) => ({ id, kind, event: id, at: '2026-11-20T09:50:00.000Z', title: { en_gb: title, zh_hk: title }, amount: null, coins: null, voucherNo: null });

test('an order that is given up says so at once: in its state, its story and its sum', async () => {
  const placed = event('1', 'order', 'Order placed');
  let order = pendingOrder();
  let events = [placed];
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, () => ({ data: order }))
    .on(getOrderTimeline, () => ({ data: { orderNo: order.orderNo, events } as never }))
    .on(cancelOrder, () => {
      order = pendingOrder({ orderStatus: 'INV', endReason: 'canceled', residuePayTime: 0, holdExpiresAt: null });
      events = [placed, event('2', 'order', 'Order canceled')];
      return { data: order };
    });
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, { api, words, user: { userId: '1', name: 'Ka Yan', image: null } });
  expect(await screen.findByRole('heading', { name: 'To pay' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByRole('heading', { name: 'Not paid' })).toBeTruthy();
  expect(await screen.findByText('Order canceled')).toBeTruthy();
  expect(screen.queryByText('To pay')).toBeNull();
});
