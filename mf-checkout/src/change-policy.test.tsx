import { expect, test } from '@jest/globals';
import { getOrder, getOrderTimeline } from '@tapnook/contracts/calls';
import { renderWithPlatform } from '@tapnook/testing';
import { cleanup, screen } from '@testing-library/react';
import { checkoutApi } from '../dev/checkout-api.fixture.ts';
import { readyCheckout } from '../dev/checkout-page.fixture.ts';
import { paidOrder, pendingOrder, voucher } from '../dev/order.fixture.ts';
import { OrderDetail } from './features/orders/order-detail.tsx';
import words from './locales/en-US.json' with { type: 'json' };
import { VoucherPage } from './screens/voucher/voucher-page.tsx';

const RULE = {
  changePolicy: { kind: 'dated', freeHours: 48 },
  freeChangeUntil: '2099-01-01T04:00:00.000Z',
} as const;
const user = { userId: '1', name: 'Ka Yan', image: null };
const SENTENCE = 'Free to change or refund until 1 Jan 2099 12:00.';

test('states the rule at checkout, on the order and on the voucher', async () => {
  await readyCheckout(
    checkoutApi().on(getOrder, { data: pendingOrder({ ...RULE, needsConfirmation: true }) }),
  );
  expect(screen.getByText(SENTENCE)).toBeTruthy();
  expect(screen.getByText(/confirms within 24 hours\. If they do not/)).toBeTruthy();
  cleanup();
  const order = paidOrder({ ...RULE, vouchers: [voucher(1)] });
  const api = checkoutApi()
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events: [] } });
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, { api, words, user });
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
  cleanup();
  renderWithPlatform(<VoucherPage order={order} freshness="checked" />, { api, words, user });
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
});
