import { beforeEach, expect, test } from '@jest/globals';
import { accessibilityProblems, renderRemote, type Rendered } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { paidOrder } from '../../../dev/order.fixture.ts';
import { remote } from '../../remote.ts';
import { storeVouchers } from '../../shared/storage/offline-voucher-store.ts';

const order = paidOrder();
const open = (userId = '1'): Promise<Rendered> =>
  renderRemote(remote, {
    api: checkoutApi(),
    path: '/voucher/offline',
    user: { userId, name: 'Ka Yan', image: null },
  });
beforeEach(() => localStorage.clear());

test('lists this device’s vouchers, with when they were last checked, asking nobody', async () => {
  storeVouchers('1', order, Date.parse('2026-11-20T09:00:00Z'));
  const page = await open();
  expect(await screen.findByText('Last checked 20 Nov 2026 17:00')).toBeTruthy();
  expect(screen.getByRole('heading', { name: order.productName.en_gb })).toBeTruthy();
  const link = screen.getByRole('link', { name: /voucher/i });
  expect(link.getAttribute('href')).toBe(`/en-US/voucher/${order.orderNo}`);
  expect(page.api.requests).toEqual([]);
  expect(await accessibilityProblems(page.container)).toEqual([]);
});

test('says how a voucher comes here where there is none, and shows nobody else’s', async () => {
  storeVouchers('1', order, Date.parse('2026-11-20T09:00:00Z'));
  await open('2');
  expect(await screen.findByText('No vouchers on this device')).toBeTruthy();
  expect(screen.queryByText(order.productName.en_gb)).toBeNull();
});
