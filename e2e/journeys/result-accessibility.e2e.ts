import type { Page } from '@playwright/test';
import { brokenInvariants } from '../fixtures/database.ts';
import { setGatewayFaults } from '../fixtures/gateway.ts';
import { A_DATED_ORDER, anOrder, findOrder, type OrderQuery } from '../fixtures/orders.ts';
import { headed, violationsInStates, type State } from '../fixtures/page-states.ts';
import {
  approveWithGatewayDown,
  cancelAtGateway,
  declineAtBank,
  expireHoldAtBank,
  rejectAtMerchant,
} from '../fixtures/payment-outcomes.ts';
import { checkoutPath } from '../fixtures/products.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const COUPON = 'milkcrate-cash-coupon';
const result = (locale: string, order: OrderQuery) => async (): Promise<string> =>
  `/${locale}/checkoutSuccess/${await findOrder(order)}/succeeded`;
/** The result, in the address a success, of an order that came to another end. */
const endOf =
  (locale: string, end: (page: Page, path: string) => Promise<string>, quantity: number) =>
  async (page: Page): Promise<string> =>
    `/${locale}/checkoutSuccess/${await end(page, await checkoutPath(COUPON, quantity))}/succeeded`;

const RESULTS: readonly State[] = [
  { name: 'result: not paid', path: result('zh-HK', anOrder({ states: ['unpaid'] })) },
  {
    name: 'result: asking',
    path: endOf('en-US', approveWithGatewayDown, 7),
    into: headed('Asking the gateway'),
    fails: ['503 /api/user/payment/transactions/retrieve'],
    after: () => setGatewayFaults(),
  },
  {
    name: 'result: failed',
    path: endOf('zh-HK', declineAtBank, 8),
    into: headed('付款未獲銀行驗證。'),
  },
  {
    name: 'result: given up',
    path: endOf('en-US', cancelAtGateway, 9),
    into: headed('Payment cancelled'),
  },
  {
    name: 'result: succeeded',
    path: result('zh-HK', A_DATED_ORDER),
    into: (page) => page.locator('[data-code]').first().waitFor(),
  },
  {
    name: 'result: canceled',
    path: result('en-US', anOrder({ states: ['ended'], endReason: 'canceled' })),
  },
  {
    name: 'result: expired',
    path: endOf('zh-HK', expireHoldAtBank, 10),
    into: headed('保留時間已過'),
  },
  {
    name: 'result: awaiting the merchant',
    path: result('zh-HK', anOrder({ states: ['confirming'] })),
  },
  {
    name: 'result: rejected',
    path: async (page) => `/en-US/checkoutSuccess/${await rejectAtMerchant(page)}/succeeded`,
    into: headed('The merchant could not confirm'),
  },
];

test.setTimeout(240_000);

test.afterEach(async () => {
  await setGatewayFaults();
  expect(await brokenInvariants()).toEqual([]);
});

// Covers: PAY-054
test('axe finds nothing in any result, in any look', async ({ page, consoleErrors }) => {
  await signIn(page);
  expect(await violationsInStates(page, RESULTS, consoleErrors.lines)).toEqual([]);
});
