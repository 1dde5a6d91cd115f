import { beforeEach, expect, jest, test } from '@jest/globals';
import {
  createVoucherQrCode,
  getOrder,
  getVoucherQrCodeStatus,
  listWalletPasses,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote, type FakeApi, type Rendered } from '@tapnook/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import { remote } from '../../remote.ts';

const order = paidOrder();
const PATH = `/voucher/${order.orderNo}`;
const open = (api: FakeApi): Promise<Rendered> =>
  renderRemote(remote, { api, path: PATH, user: { userId: '1', name: 'Ka Yan', image: null } });
const drawn = (page: Rendered): Promise<void> =>
  waitFor(() => expect(page.container.querySelector('[data-code="TAPNOOK:token"]')).not.toBeNull());
beforeEach(() => localStorage.clear());

// Covers: PRD-011, RTE-016
test('shows a fresh one-use code, the number in groups, and how to use it', async () => {
  const page = await open(checkoutApi().on(getOrder, { data: order }));
  await drawn(page);
  expect(screen.getByText('TN26 113F JW8Z PYR1')).toBeTruthy();
  expect(screen.getAllByText('Kiln Street Studio').length).toBeGreaterThan(0);
  expect(screen.getByText('Open the voucher on the stairs.')).toBeTruthy();
  expect(await accessibilityProblems(page.container)).toEqual([]);
});

// Covers: STA-046
test('notices by itself that the merchant redeemed it; tells the rest of the page', async () => {
  let redeemed = false;
  const at = '2026-11-20T09:50:30.000Z';
  const api = checkoutApi()
    .on(getOrder, () => ({
      data: redeemed
        ? paidOrder({
            vouchers: [
              voucher(1, { status: 'redeemed', usedCount: 1, redeemedAt: at }),
              voucher(2),
            ],
          })
        : order,
    }))
    .on(getVoucherQrCodeStatus, () => {
      redeemed = true;
      return {
        data: {
          voucherNo: voucher(1).voucherNo,
          status: 'redeemed' as const,
          qrStatus: 'used' as const,
          usedCount: 1,
          usageLimit: 1,
          redeemedAt: at,
        },
      };
    });
  const page = await open(api);
  const heard: string[] = [];
  page.platform.events.tap((name) => heard.push(name));
  expect(await screen.findByText('20 Nov 2026 17:50')).toBeTruthy();
  expect(heard).toEqual(expect.arrayContaining(['voucher:redeemed', 'coins:changed']));
});

const refundedOrder = paidOrder({ vouchers: [voucher(1, { status: 'invalid' }), voucher(2)] });

// Covers: STA-046
test('a voucher refunded while its page is open takes its stamp, without a code', async () => {
  let refunded = false;
  const api = checkoutApi()
    .on(getOrder, () => ({ data: refunded ? refundedOrder : order }))
    .on(getVoucherQrCodeStatus, () => ({
      data: {
        voucherNo: voucher(1).voucherNo,
        status: refunded ? ('invalid' as const) : ('requires_redeemed' as const),
        qrStatus: 'none' as const,
        usedCount: 0,
        usageLimit: 1,
        redeemedAt: null,
      },
    }));
  const page = await open(api);
  await drawn(page);
  refunded = true;
  expect((await screen.findAllByText('Refunded')).length).toBeGreaterThan(0);
  expect(page.container.querySelector('[data-code]')).toBeNull();
});

test.each([
  ['invalid', '2026-11-21T03:00:00.000Z', '21 Nov 2026 11:00'],
  ['invalid', undefined, ''],
  ['expired_and_invalid', undefined, ''],
  ['expired_and_redeemed', undefined, ''],
  ['expired_and_unredeemed', undefined, ''],
] as const)(
  'a voucher that is over (%s) never gives the time of a use as that of its end',
  async (status, refundedAt, time) => {
    const page = await open(
      checkoutApi().on(getOrder, {
        data: paidOrder({
          vouchers: [
            voucher(1, {
              status,
              ...(refundedAt && { refundedAt }),
              usedCount: 1,
              usageLimit: 6,
              redeemedAt: '2026-11-20T09:50:30.000Z',
            }),
          ],
        }),
      }),
    );
    await screen.findByText('1 of 6 used');
    expect(page.container.querySelector('.stamp .tabular')?.textContent ?? '').toBe(time);
  },
);

test('a refused code says what became of the voucher, its dates only if nothing did', async () => {
  let refunded = false;
  const api = checkoutApi()
    .on(getOrder, () => ({ data: refunded ? refundedOrder : order }))
    .on(createVoucherQrCode, () => {
      refunded = true;
      return { code: '20622', status: 400 };
    });
  const first = await open(api);
  expect((await screen.findAllByText('Refunded')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/look at its dates/)).toBeNull();
  first.unmount();
  localStorage.clear();
  await open(
    checkoutApi()
      .on(getOrder, { data: order })
      .on(createVoucherQrCode, { code: '20622', status: 400 }),
  );
  expect(await screen.findByText(/look at its dates/)).toBeTruthy();
});

test('turns to the next voucher', async () => {
  const page = await open(checkoutApi().on(getOrder, { data: order }));
  await press(await screen.findByRole('button', { name: 'Next voucher' }));
  expect(screen.getByText('TN26 113F JW8Z PYR2')).toBeTruthy();
  await drawn(page);
});

test.each([
  [false, /^No signal/],
  [true, /we keep trying/],
])('where no code comes it is told whether that is the signal, here %s', async (signal, said) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(signal);
  await open(
    checkoutApi()
      .on(getOrder, { data: order })
      .on(createVoucherQrCode, { code: '10500', status: 500, text: 'We are looking at it.' }),
  );
  expect(await screen.findByText(said)).toBeTruthy();
  onLine.mockRestore();
});

test('without a signal the kept ticket is shown with the time of its last check', async () => {
  const first = await open(checkoutApi().on(getOrder, { data: order }));
  await drawn(first);
  first.unmount();
  const dead = checkoutApi()
    .on(getOrder, () => {
      throw new TypeError('offline');
    })
    .on(createVoucherQrCode, () => {
      throw new TypeError('offline');
    });
  await open(dead);
  // An unanswered call is tried once more, a second later.
  expect(await screen.findByText('Shown from this device')).toBeTruthy();
  expect(screen.getByText('TN26 113F JW8Z PYR1')).toBeTruthy();
  expect(await screen.findByText(/no fresh code/i)).toBeTruthy();
  expect(dead.requests.some(({ call }) => call === 'createVoucherQrCode')).toBe(false);
});

// Covers: RTE-016
test('requests no code for a refunded voucher, and selects the first usable one', async () => {
  const first = await open(checkoutApi().on(getOrder, { data: order }));
  await drawn(first);
  first.unmount();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = checkoutApi().on(getOrder, async () => {
    await asked;
    return { data: paidOrder({ vouchers: [voucher(1, { status: 'invalid' }), voucher(2)] }) };
  });
  const page = await open(api);
  expect(await screen.findByText('TN26 113F JW8Z PYR1')).toBeTruthy();
  answer();
  expect(await screen.findByText('TN26 113F JW8Z PYR2')).toBeTruthy();
  await waitFor(() =>
    expect(
      api.requests
        .filter(({ call }) => call === 'createVoucherQrCode')
        .map(({ request }) => request.body),
    ).toEqual([{ orderNo: order.orderNo, voucherNo: voucher(2).voucherNo }]),
  );
  expect(page.container.querySelector('[data-dimmed]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Previous voucher' }));
  expect(page.container.querySelector('[data-dimmed]')).not.toBeNull();
});

test('who has turned to another voucher stays there when the answer comes', async () => {
  const first = await open(checkoutApi().on(getOrder, { data: order }));
  await drawn(first);
  first.unmount();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = await open(
    checkoutApi().on(getOrder, async () => {
      await asked;
      return { data: order };
    }),
  );
  await press(await screen.findByRole('button', { name: 'Next voucher' }));
  answer();
  await drawn(page);
  expect(screen.getByText('TN26 113F JW8Z PYR2')).toBeTruthy();
});

test('an unpaid order has no ticket', async () => {
  await open(checkoutApi());
  expect(await screen.findByText('Not paid yet')).toBeTruthy();
});

test('a booked visit shows its own day, the next one the period in which to book', async () => {
  const pass = paidOrder({
    participationDate: null,
    participationTime: null,
    startTime: null,
    isBooking: true,
    bookStatus: 'partially_booked',
    vouchers: [
      voucher(1, {
        participationTime: null,
        bookingDate: '2026-12-13',
        bookingTime: '14:30',
        bookingOptions: order.multiOptionsCombination.map((option) => ({
          ...option,
          fieldName: { en_gb: 'Snow white', zh_hk: '雪白' },
        })),
      }),
      voucher(2, { participationTime: null }),
    ],
  });
  const page = await open(checkoutApi().on(getOrder, { data: pass }));
  expect(await screen.findByText('13 Dec 2026 14:30')).toBeTruthy();
  expect(screen.getByText('When')).toBeTruthy();
  expect(screen.getByText('One piece, wheel-thrown · Snow white')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Next voucher' }));
  expect(screen.getByText('One piece, wheel-thrown · Ferry green')).toBeTruthy();
  expect(
    Array.from(
      screen.getByText('Use between').nextElementSibling?.children ?? [],
      ({ className, textContent }) => [className, textContent],
    ),
  ).toEqual([
    ['whole', '20 Nov 2026 →'],
    ['whole', '28 Nov 2026'],
  ]);
  await drawn(page);
});

test('the calendar comes with a booked visit, the booking with a voucher without one', async () => {
  const pass = paidOrder({
    participationDate: null,
    participationTime: null,
    startTime: null,
    isBooking: true,
    bookStatus: 'partially_booked',
    vouchers: [
      voucher(1, { participationTime: null, bookingDate: '2026-12-13', bookingTime: '14:30' }),
      voucher(2, { participationTime: null }),
    ],
  });
  const page = await open(checkoutApi().on(getOrder, { data: pass }));
  const offered = (): readonly boolean[] => [
    screen.queryByRole('button', { name: 'Add to calendar' }) !== null,
    screen.queryByText('Pick a day before you go') !== null,
  ];
  await screen.findByText('13 Dec 2026 14:30');
  expect(offered()).toEqual([true, false]);
  await press(screen.getByRole('button', { name: 'Next voucher' }));
  expect(offered()).toEqual([false, true]);
  await drawn(page);
});

test('offers the calendar while a voucher is usable, not once all are refunded', async () => {
  const valid = await open(checkoutApi().on(getOrder, { data: order }));
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  valid.unmount();
  localStorage.clear();
  await open(
    checkoutApi().on(getOrder, {
      data: paidOrder({
        orderStatus: 'INV',
        endReason: 'refunded',
        vouchers: [voucher(1, { status: 'invalid' })],
      }),
    }),
  );
  expect(await screen.findByRole('button', { name: 'Save as PDF' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('shows the period of a voucher instead of a missed visit, with what can be done', async () => {
  const pass = paidOrder({
    participationDate: null,
    participationTime: null,
    startTime: null,
    isBooking: true,
    bookStatus: 'booked',
    vouchers: [voucher(1, { bookingDate: '2026-11-19', bookingTime: '12:00' })],
  });
  const page = await open(checkoutApi().on(getOrder, { data: pass }));
  expect(await screen.findByText('Not used on Thu 19 Nov')).toBeTruthy();
  expect(screen.getByText('Use between')).toBeTruthy();
  expect(screen.queryByText('When')).toBeNull();
  expect(screen.queryByText(/19 Nov 2026/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  await drawn(page);
});

test('offers the wallets that the shop has keys for, and none for another voucher', async () => {
  const pass = (at: number, google: string | null) => ({
    voucherNo: voucher(at).voucherNo,
    apple: 'https://shop.test/api/apple.pkpass',
    google,
  });
  const api = checkoutApi()
    .on(getOrder, { data: order })
    .on(listWalletPasses, { data: [pass(1, null)] });
  const page = await open(api);
  const link = await screen.findByRole('link', { name: 'Add to Apple Wallet' });
  expect(link.getAttribute('href')).toBe('https://shop.test/api/apple.pkpass');
  expect(screen.queryByRole('link', { name: 'Add to Google Wallet' })).toBeNull();
  expect(await accessibilityProblems(page.container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Next voucher' }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Add to Apple Wallet' })).toBeNull(),
  );
});

test('leads to the merchant’s place and to help about this order', async () => {
  await open(checkoutApi().on(getOrder, { data: order }));
  const way = await screen.findAllByRole('link', { name: /^Directions to / });
  expect(way[0]?.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
  expect(way[0]?.getAttribute('rel')).toBe('noopener noreferrer');
  const help = screen.getByRole('link', { name: 'Something not right?' });
  expect(help.getAttribute('href')).toBe(`/en-US/help?orderNo=${order.orderNo}`);
});

test.each([
  ['dispute', 'This payment is disputed'],
  ['fraud_warning', 'This payment is being checked'],
] as const)('a voucher on hold (%s) asks for no code and says why', async (redemptionHold, why) => {
  const api = checkoutApi().on(getOrder, { data: paidOrder({ redemptionHold }) });
  const page = await open(api);
  expect((await screen.findAllByText(why))[0]?.closest('[role=status]')).toBeTruthy();
  expect(screen.getAllByText('On hold').length).toBeGreaterThan(0);
  expect(api.requests.map(({ call }) => call)).not.toContain('createVoucherQrCode');
  expect(screen.queryByText(/Refundable|Free to change/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
  expect(api.requests.map(({ call }) => call)).not.toContain('listWalletPasses');
  expect(await accessibilityProblems(page.container)).toEqual([]);
});

test('only the voucher of a failed refund is called neither refunded nor valid', async () => {
  await open(
    checkoutApi().on(getOrder, {
      data: paidOrder({
        vouchers: [
          voucher(1, { status: 'invalid', isUnreturned: true }),
          voucher(2, { status: 'invalid' }),
        ],
        unreturnedAmount: 38_000,
      }),
    }),
  );
  expect((await screen.findAllByText('No longer valid')).length).toBeGreaterThan(1);
  expect(screen.queryByText('Refunded')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next voucher' }));
  expect((await screen.findAllByText('Refunded')).length).toBeGreaterThan(1);
  expect(screen.queryByText('No longer valid')).toBeNull();
});
