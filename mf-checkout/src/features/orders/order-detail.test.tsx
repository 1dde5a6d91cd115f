import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showOrder } from '../../../dev/order-page.fixture.tsx';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };

test('an order that waits for the merchant says who confirms; a refusal is paid back', async () => {
  const order = paidOrder({ orderStatus: 'TBC', vouchers: [] });
  showOrder(order);
  expect(await screen.findByText(words.result.waiting)).toBeTruthy();
  expect(
    screen.getByText(
      `${order.merchantName.en_gb} confirms within 24 hours, and we email you. If they ` +
        'cannot, everything is paid back.',
    ),
  ).toBeTruthy();
});

// Covers: PAY-044
test('counts further branches; offers to buy a closed order again without its day', async () => {
  const [branch] = paidOrder().branchStores;
  const order = paidOrder({
    orderStatus: 'COM',
    branchStores: ['7', '8', '9'].map((branchId) => ({ ...branch!, branchId })),
  });
  showOrder(order);
  expect(await screen.findByText('Kiln Street Studio and 2 more')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe(
    '/en-US/detail/hands-on-pottery?plan=2048&field=11&qty=2',
  );
});

test('shows the first visit from today on, with the text for several branches', async () => {
  const [branch] = paidOrder().branchStores;
  const pass = { isBooking: true, participationDate: null, startTime: null };
  const missed = voucher(1, { bookingDate: '2026-11-10', bookingTime: '10:00' });
  const page = showOrder(
    paidOrder({
      ...pass,
      branchStores: ['7', '8', '9'].map((branchId) => ({ ...branch!, branchId })),
      vouchers: [missed, voucher(2, { bookingDate: '2026-12-13', bookingTime: '14:30' })],
    }),
  );
  const next = (await screen.findByRole('heading', { name: 'Next up' })).closest(
    'section',
  )?.textContent;
  expect(next).toContain('Sunday, 14:30');
  expect(next).toContain('Kiln Street Studio and 2 more');
  page.unmount();
  showOrder(paidOrder({ ...pass, vouchers: [missed] }));
  await screen.findByText('Hands-on pottery');
  expect(screen.queryByRole('heading', { name: 'Next up' })).toBeNull();
});

test('tells how a refund is returned, naming cards only where one paid', async () => {
  showOrder(
    paidOrder({
      payMethod: 'alipay_hk',
      paidCard: null,
      refundedAmount: 48_000,
      refundedTapCoin: 80,
    }),
  );
  expect(
    await screen.findByText('The money goes back to AlipayHK. 80 Tapcoin returned.'),
  ).toBeTruthy();
  expect(screen.queryByText(/cards/)).toBeNull();
});
