import { beforeEach, expect, jest, test } from '@jest/globals';
import { createVoucherQrCode, getOrder, getVoucherQrCodeStatus } from '@tapnook/contracts/calls';
import { renderRemote, type FakeApi, type Rendered } from '@tapnook/testing';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { paidOrder, pendingOrder, voucher } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import { remote } from '../../remote.ts';

installFakeTimers();
const order = paidOrder();
const open = (api: FakeApi): Promise<Rendered> =>
  renderRemote(remote, {
    api,
    path: `/voucher/${order.orderNo}`,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
const drawn = (page: Rendered): Promise<void> =>
  waitFor(() => expect(page.container.querySelector('[data-code="TAPNOOK:token"]')).not.toBeNull());
beforeEach(() => localStorage.clear());

// Covers: STA-047
test.each([
  ['TBC', 'The merchant is confirming'],
  ['TBP', 'Not paid yet'],
] as const)(
  'a page that waits (%s) names what for, and notices by itself when the vouchers come',
  async (orderStatus, waits) => {
    let come = false;
    const page = await open(
      checkoutApi().on(getOrder, () => ({ data: come ? order : pendingOrder({ orderStatus }) })),
    );
    expect(await screen.findByText(waits)).toBeTruthy();
    expect(
      screen
        .getByText(/^Vouchers for Hands-on pottery appear here/)
        .textContent.includes('held until'),
    ).toBe(orderStatus === 'TBP');
    const said = page.container.querySelector('p[role="status"]');
    expect(said?.textContent).toBe('');
    within(screen.getByRole('heading', { level: 1 }).parentElement ?? page.container)
      .getByRole('link')
      .focus();
    come = true;
    expect(await screen.findByText('TN26 113F JW8Z PYR1')).toBeTruthy();
    expect([said?.isConnected, said?.textContent]).toEqual([true, 'Your 2 vouchers are here.']);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { level: 1, name: 'Vouchers: Hands-on pottery' }),
      ),
    );
    await drawn(page);
  },
);

// Covers: STA-049
test('a voucher whose period has not begun says from when, and no code is asked for', async () => {
  const api = checkoutApi().on(getOrder, {
    data: paidOrder({
      vouchers: [
        voucher(1, {
          startExchangeTime: '2126-11-27T16:00:00.000Z',
          endExchangeTime: '2126-12-27T16:00:00.000Z',
        }),
      ],
    }),
  });
  await open(api);
  expect(await screen.findByText('From 28 Nov 2126.')).toBeTruthy();
  expect(api.requests.some(({ call }) => call === 'createVoucherQrCode')).toBe(false);
});

// Covers: STA-050
test('announces the selected voucher; keeps the focus on the button at the last', async () => {
  const page = await open(checkoutApi().on(getOrder, { data: order }));
  const next = await screen.findByRole('button', { name: 'Next voucher' });
  const said = screen.getByRole('article').querySelector('[role="status"]');
  expect(said?.textContent).toBe('');
  next.focus();
  fireEvent.click(next);
  expect(said?.textContent).toBe('Voucher 2 of 2');
  expect([
    document.activeElement === next,
    next.getAttribute('aria-disabled'),
    next.hasAttribute('disabled'),
  ]).toEqual([true, 'true', false]);
  fireEvent.click(next);
  expect(screen.getByText('TN26 113F JW8Z PYR2')).toBeTruthy();
  await drawn(page);
});

// Covers: STA-048
test('prints all usable vouchers in order, while the screen keeps the selected one', async () => {
  const page = await open(
    checkoutApi().on(getOrder, {
      data: paidOrder({
        vouchers: [
          voucher(1, { status: 'redeemed', usedCount: 1 }),
          voucher(2),
          voucher(3),
          voucher(4),
        ],
      }),
    }),
  );
  const shown = (): readonly (string | null)[] =>
    screen.getAllByRole('article').map((ticket) => ticket.getAttribute('aria-label'));
  await screen.findByText('TN26 113F JW8Z PYR2');
  expect(screen.queryByText('Your 4 vouchers are here.')).toBeNull();
  await press(screen.getByRole('button', { name: 'Next voucher' }));
  await drawn(page);
  const asked = page.api.requests.length;
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(shown()).toEqual(['Voucher 2 of 4', 'Voucher 3 of 4', 'Voucher 4 of 4']);
  expect(screen.getAllByText(/^TN26 113F/).map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'TN26 113F JW8Z PYR2',
    'TN26 113F JW8Z PYR3',
    'TN26 113F JW8Z PYR4',
  ]);
  expect(page.container.querySelector('[data-code="TAPNOOK:token"]')).not.toBeNull();
  expect(page.api.requests.slice(asked).some(({ call }) => call === 'createVoucherQrCode')).toBe(
    false,
  );
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(shown()).toEqual(['Voucher 3 of 4']);
});

// Covers: STA-050
test('a use is said in a region that stood there before it', async () => {
  let redeemed = false;
  const at = '2026-11-20T09:50:30.000Z';
  const page = await open(
    checkoutApi()
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
      .on(getVoucherQrCodeStatus, () => ({
        data: {
          voucherNo: voucher(1).voucherNo,
          status: redeemed ? ('redeemed' as const) : ('requires_redeemed' as const),
          qrStatus: 'used' as const,
          usedCount: redeemed ? 1 : 0,
          usageLimit: 1,
          redeemedAt: redeemed ? at : null,
        },
      })),
  );
  await drawn(page);
  const said = screen.getByRole('article').querySelector('[role="status"]');
  redeemed = true;
  await waitFor(() => expect(said?.textContent).toBe('Redeemed 20 Nov 2026 17:50'));
});

// Covers: PAY-036
test('a code that did not come is asked for as soon as the signal is back', async () => {
  let dead = true;
  const api = checkoutApi()
    .on(getOrder, { data: order })
    .on(createVoucherQrCode, () => {
      if (dead) throw new TypeError('offline');
      return {
        data: {
          voucherNo: voucher(1).voucherNo,
          token: 'token',
          payload: 'TAPNOOK:token',
          svg: '<svg/>',
          expiresAt: '2026-11-20T09:51:00.000Z',
        },
      };
    });
  const page = await open(api);
  await screen.findByText(/Read the number below/);
  dead = false;
  act(() => void dispatchEvent(new Event('online')));
  // Sooner than the next try by itself.
  await waitFor(() =>
    expect(page.container.querySelector('[data-code="TAPNOOK:token"]')).not.toBeNull(),
  );
});

// Covers: PAY-038
test('without a signal no PDF is promised, and the button says why', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await open(checkoutApi().on(getOrder, { data: order }));
  const save = await screen.findByRole('button', { name: 'Save as PDF' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The PDF needs a signal. The number above works without.',
  );
  fireEvent.click(save);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  expect(page.api.requests.some(({ call }) => call === 'exportOrderVouchers')).toBe(false);
  onLine.mockRestore();
});

const readAgain = (page: Rendered): number =>
  page.api.requests.filter(({ call }) => call === 'getOrder').length;

// Covers: PAY-041
test('shows when it was last checked while offline, keeps the code, refetches after', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let dead = false;
  const page = await open(
    checkoutApi().on(getOrder, () => {
      if (dead) throw new TypeError('offline');
      return { data: order };
    }),
  );
  await drawn(page);
  expect(screen.queryByText('Shown from this device')).toBeNull();
  dead = true;
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(
    (
      await screen.findByText(
        /^Last checked \d+ [A-Z][a-z]{2} \d{4} \d\d:\d\d\. The number below still works\.$/,
      )
    ).closest('[role="status"]')?.textContent,
  ).toContain('Shown from this device');
  expect(page.container.querySelector('[data-code="TAPNOOK:token"]')).not.toBeNull();
  const before = readAgain(page);
  dead = false;
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Shown from this device')).toBeNull());
  expect(readAgain(page)).toBe(before + 1);
  onLine.mockRestore();
});

// Covers: PAY-041
test('shows when the order was last checked if the code gets no answer while online', async () => {
  let dead = false;
  const page = await open(
    checkoutApi()
      .on(getOrder, () => {
        if (dead) throw new TypeError('no way through');
        return { data: order };
      })
      .on(createVoucherQrCode, () => {
        dead = true;
        throw new TypeError('no way through');
      }),
  );
  expect(await screen.findByText(/^Last checked /)).toBeTruthy();
  expect(page.container.querySelector('[data-code]:not([data-code=""])')).toBeNull();
});

test('on paper nobody is asked to pick a day', async () => {
  await open(
    checkoutApi().on(getOrder, {
      data: paidOrder({ isBooking: true, participationDate: null, startTime: null }),
    }),
  );
  expect((await screen.findByText('Pick a day before you go')).closest('.no-print')).not.toBeNull();
});
