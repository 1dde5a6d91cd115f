import { expect, test } from '@jest/globals';
import { getOrder } from '@tapnook/contracts/calls';
import { accessibilityProblems } from '@tapnook/testing';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import { openResult } from '../../../dev/result-page.fixture.ts';

installFakeTimers();

// Covers: RTE-013
test('believes the server when the address says failed', async () => {
  const page = await openResult(checkoutApi().on(getOrder, { data: paidOrder() }), 'failed');
  expect(await screen.findByText('See you on Sat 28 Nov, Ka Yan.')).toBeTruthy();
  expect(screen.getByText(/Paid HK\$960 with Visa •••• 4242/)).toBeTruthy();
  await waitFor(() => expect(page.container.querySelector('[data-code]')).not.toBeNull());
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show vouchers' }).getAttribute('href')).toBe(
    '/en-US/voucher/TN2611-7KQ2M9XBCD',
  );
  expect(await accessibilityProblems(page.container)).toEqual([]);
});

test('after the visit nobody is seen again, and no coins are on the way', async () => {
  const before = await openResult(
    checkoutApi().on(getOrder, { data: paidOrder({ rewardTapCoin: 96 }) }),
    'succeeded',
  );
  expect(await screen.findByText('96 Tapcoin on the way')).toBeTruthy();
  before.unmount();
  await openResult(
    checkoutApi().on(getOrder, {
      data: paidOrder({ rewardTapCoin: 96, orderStatus: 'COM', participationDate: '2026-01-03' }),
    }),
    'succeeded',
  );
  expect(await screen.findByText('It’s yours, Ka Yan.')).toBeTruthy();
  expect(screen.queryByText(/on the way/)).toBeNull();
});

test('what came back of an order is said beside what was paid; one voucher is one', async () => {
  await openResult(
    checkoutApi().on(getOrder, {
      data: paidOrder({
        isBooking: true,
        participationDate: null,
        startTime: null,
        refundedAmount: 31_600,
        vouchers: [voucher(1)],
      }),
    }),
    'succeeded',
  );
  expect(
    await screen.findByText('Paid HK$960 with Visa •••• 4242. HK$316 of it has been refunded.'),
  ).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: 'Bought, Ka Yan. Next: choose the day.' }),
  ).toBeTruthy();
  const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(ways.indexOf('Book a day')).toBeLessThan(ways.indexOf('Show voucher'));
  expect(ways).toContain('Book a day');
});

test('what was typed for a paid order is forgotten, code too; another’s stays', async () => {
  for (const name of [
    'code.TN2611-7KQ2M9XBCD',
    'code-typed.1024',
    'code.TN2611-OTHER',
    'code-typed.77',
  ])
    sessionStorage.setItem(`tapnook.checkout.1.${name}`, '"FIRST10"');
  await openResult(checkoutApi().on(getOrder, { data: paidOrder() }), 'succeeded');
  await waitFor(() =>
    expect(
      Object.keys(sessionStorage)
        .filter((name) => name.startsWith('tapnook.checkout.1.code'))
        .toSorted(),
    ).toEqual(['tapnook.checkout.1.code-typed.77', 'tapnook.checkout.1.code.TN2611-OTHER']),
  );
});

test.each([
  ['2026-11-20', 'See you today, Ka Yan.'],
  ['2026-11-21', 'See you tomorrow, Ka Yan.'],
  ['2026-11-26', 'See you on Thursday, Ka Yan.'],
  ['2026-11-27', 'See you on Fri 27 Nov, Ka Yan.'],
  ['2026-11-19', 'It’s yours, Ka Yan.'],
])('bought on Friday the 20th for %s it says “%s”', async (participationDate, said) => {
  await openResult(
    checkoutApi().on(getOrder, { data: paidOrder({ participationDate }) }),
    'succeeded',
  );
  expect(await screen.findByRole('heading', { level: 1, name: said })).toBeTruthy();
});

test('says what was bought and that the merchant still confirms, with the way to it', async () => {
  const page = await openResult(
    checkoutApi().on(getOrder, { data: paidOrder({ orderStatus: 'TBC', vouchers: [] }) }),
    'succeeded',
  );
  expect(await screen.findByText('Paid. Now the merchant confirms.')).toBeTruthy();
  expect(await screen.findByText('200 → 296')).toBeTruthy();
  const ticket = screen.getByRole('article', { name: 'Hands-on pottery' });
  for (const said of [
    'Processing',
    '28 Nov 2026 14:10',
    'One piece, wheel-thrown · Ferry green',
    'TN2611-7KQ2M9XBCD',
  ])
    expect(ticket.textContent).toContain(said);
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
    '/en-US/profile/order/TN2611-7KQ2M9XBCD',
  );
  expect(await accessibilityProblems(page.container)).toEqual([]);
});
