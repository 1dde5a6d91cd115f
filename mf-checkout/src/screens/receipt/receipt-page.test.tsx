import { expect, test } from '@jest/globals';
import { getOrder, getOrderTimeline } from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import { paidOrder, pendingOrder } from '../../../dev/order.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { ReceiptPage } from './receipt-page.tsx';

const show = (order: ReturnType<typeof paidOrder>): void => {
  renderWithPlatform(<ReceiptPage orderNo={order.orderNo} access={undefined} />, {
    api: apiOf(order),
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
};
const down = { code: '10500', status: 500, text: 'We are looking at it.' };
/** The story of the order does not come: only what came back needs it. */
const apiOf = (order: ReturnType<typeof paidOrder>) =>
  createFakeApi().on(getOrder, { data: order }).on(getOrderTimeline, down);

test('a receipt can be printed', async () => {
  show(paidOrder());
  await screen.findByRole('heading', { name: 'Receipt' });
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
});

// Covers: RTE-020
test('the mailed link, without sign-in, tells of each refund and carries its number', async () => {
  const order = paidOrder({ refundedAmount: 48_000 });
  const told = (id: string, name: string, more: object) => ({
    id,
    event: name,
    kind: 'refund' as const,
    at: '2026-11-25T02:00:00.000Z',
    title: { en_gb: '', zh_hk: '' },
    voucherNo: null,
    amount: null,
    coins: null,
    ...more,
  });
  const events = ['a', 'b'].flatMap((id, index) => [
    told(`${id}1`, 'voucher_refunded', { voucherNo: order.vouchers[index]?.voucherNo }),
    told(`${id}2`, 'refund_decided', { amount: 24_000 }),
  ]);
  const api = createFakeApi()
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events } });
  renderWithPlatform(<ReceiptPage orderNo={order.orderNo} access="signed" />, { api, words });
  expect(await screen.findByText('R-2611-7KQ2M9XBCD-3')).toBeTruthy();
  expect(
    screen.getByRole('cell', { name: /^Refunded 25 Nov 2026 10:00, voucher 2/i }),
  ).toBeTruthy();
  expect(
    api.requests
      .find(({ call }) => call === 'getOrderTimeline')
      ?.request.url.searchParams.get('access'),
  ).toBe('signed');
});

test('what came back and is not known leaves nothing to print', async () => {
  show(paidOrder({ refundedAmount: 48_000 }));
  await screen.findByText(down.text);
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Receipt' })).toBeNull();
});

test('an order that ended without a payment has none, and is promised none', async () => {
  show(pendingOrder({ orderStatus: 'INV' }));
  expect(await screen.findByRole('heading', { name: 'No receipt for this order' })).toBeTruthy();
});

// Covers: RTE-020
test('where there is no receipt yet, there is nothing to print', async () => {
  show(pendingOrder());
  await screen.findByRole('heading', { name: 'No receipt yet' });
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
});

// Covers: PAY-033
test.each([
  [
    'nobody signed in',
    '10104',
    401,
    'Sign in',
    '/login?redirect=%2Freceipt%2FTN-1%3Faccess%3Ddamaged',
  ],
  ['another account', '10405', 404, 'Your orders', '/profile/order'],
])(
  'a mailed link that is refused to %s says so, with the way on',
  async (_who, code, status, way, href) => {
    const api = createFakeApi().on(getOrder, { code, status });
    const { platform } = renderWithPlatform(<ReceiptPage orderNo="TN-1" access="damaged" />, {
      api,
      words,
    });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'This link is incomplete or out of date',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toContain(href);
    expect(platform.failures).toEqual([]);
  },
);

test('questions lead to the help page, also by the mailed link', async () => {
  renderWithPlatform(<ReceiptPage orderNo={paidOrder().orderNo} access="signed" />, {
    api: apiOf(paidOrder()),
    words,
  });
  expect(
    (await screen.findByRole('link', { name: 'Questions: our help page, any hour.' })).getAttribute(
      'href',
    ),
  ).toMatch(/\/help$/);
});
