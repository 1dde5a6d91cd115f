import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  getOrder,
  getPendingPayProduct,
  payOrder,
  retrieveTransaction,
} from '@tapnook/contracts/calls';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { calls, clearDevice, openCheckout } from '../../../dev/checkout-page.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import { paymentAttempt } from '../../../dev/payment-attempt.fixture.ts';

installFakeTimers();
beforeEach(clearDevice);
afterEach(() => void jest.restoreAllMocks());

const { orderNo } = pendingOrder();
const PATH = `/CheckoutQrCode/alipay_hk?orderNo=${orderNo}`;
const begun = {
  email: 'kayan@mail.example',
  wasTried: true,
  transaction: { transactionId: 't-1', clientSecret: null },
};
/** A paragraph that says so, whatever its words are wrapped in. */
const saying =
  (words: string) =>
  (_: string, element: Element | null): boolean =>
    element?.tagName === 'P' && new RegExp(words).test(element.textContent);
const CANCELED = {
  ...begun,
  orderStatus: 'INV',
  endReason: 'canceled',
  residuePayTime: 0,
  holdExpiresAt: null,
} as const;
const attempt = ({
  transactionStatus = 'pending',
  ...more
}: Partial<ReturnType<typeof paymentAttempt>['data']> = {}) =>
  paymentAttempt(transactionStatus, {
    amount: 90_000,
    payMethod: 'alipay_hk',
    nextAction: { type: 'qr', url: 'https://wallet.test/pay', data: 'code', imageUrl: '' },
    ...more,
  });

test('the code is that of the open payment, and names its sum', async () => {
  await openCheckout(
    checkoutApi()
      .on(getOrder, { data: pendingOrder(begun) })
      .on(retrieveTransaction, attempt()),
    PATH,
  );
  expect(await screen.findByRole('heading', { level: 1, name: /HK\$900$/ })).toBeTruthy();
});

test('shows when the server was last asked without announcing the seconds', async () => {
  let away = false;
  await openCheckout(
    checkoutApi()
      .on(getOrder, { data: pendingOrder(begun) })
      .on(retrieveTransaction, () => (away ? { code: '10503', status: 503 } : attempt())),
    PATH,
  );
  const status = await screen.findByText('Waiting for AlipayHK.');
  expect(status.getAttribute('role')).toBe('status');
  away = true;
  const checked = await screen.findByText(/^Checked [3-9] s ago\.$/);
  expect([status.textContent, checked.closest('[role], [aria-live]')?.tagName ?? null]).toEqual([
    'We cannot ask right now. Trying again.',
    null,
  ]);
});

// Covers: PAY-048
test('an order past its half hour that may yet be paid is not called uncharged', async () => {
  await openCheckout(
    checkoutApi()
      .on(getOrder, { data: pendingOrder({ ...begun, residuePayTime: 0 }) })
      .on(retrieveTransaction, attempt({ payMethod: 'card', nextAction: null })),
    PATH,
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Checking one last time' }),
  ).toBeTruthy();
  expect(screen.queryByText(/not charged/)).toBeNull();
  expect(
    screen.getByText(
      new RegExp(
        String.raw`don’t know yet whether a payment went through\. If one did, .* ` +
          String.raw`no need to pay again; if not, nothing was taken\.$`,
      ),
    ),
  ).toBeTruthy();
});

test('when the half hour ends the code goes at once; focus is on what replaces it', async () => {
  let left = 2;
  await openCheckout(
    checkoutApi()
      .on(getOrder, () => ({ data: pendingOrder({ ...begun, residuePayTime: left }) }))
      .on(retrieveTransaction, attempt()),
    PATH,
  );
  await screen.findByRole('img', { name: /code/i });
  left = 0;
  const heading = await screen.findByRole('heading', { level: 1, name: 'Checking one last time' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('img', { name: /code/i })).toBeNull();
});

test('offers nothing while the server cannot tell the state of a known payment', async () => {
  let away = false;
  await openCheckout(
    checkoutApi()
      .on(getOrder, { data: pendingOrder(begun) })
      .on(retrieveTransaction, () =>
        away
          ? { code: '10503', status: 503 }
          : attempt({ payMethod: 'card', transactionStatus: 'failed' }),
      ),
    PATH,
  );
  await screen.findByRole('button', { name: /AlipayHK/ });
  away = true;
  await waitFor(() => expect(screen.queryByRole('button', { name: /AlipayHK/ })).toBeNull());
});

test('an order that was given up shows no code, whatever its payment still says', async () => {
  await openCheckout(
    checkoutApi()
      .on(getOrder, { data: pendingOrder(CANCELED) })
      .on(retrieveTransaction, attempt()),
    PATH,
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This order was cancelled' }),
  ).toBeTruthy();
});

test('refetches the order when its payment ended with it, offering nothing meanwhile', async () => {
  let reads = 0;
  const page = await openCheckout(
    checkoutApi()
      .on(getOrder, () => {
        reads += 1;
        return { data: pendingOrder(reads === 1 ? begun : CANCELED) };
      })
      .on(
        retrieveTransaction,
        attempt({ transactionStatus: 'canceled', orderStatus: 'INV', nextAction: null }),
      ),
    PATH,
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This order was cancelled' }),
  ).toBeTruthy();
  expect(calls(page, 'getOrder')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /AlipayHK/ })).toBeNull();
});

// Covers: RTE-014
test('a refused payment is still told after a reload, with what would be paid', async () => {
  await openCheckout(
    checkoutApi()
      .on(getOrder, { data: pendingOrder({ ...begun, transaction: null }) })
      .on(retrieveTransaction, attempt({ transactionStatus: 'failed', nextAction: null })),
    PATH,
  );
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'The payment was not approved in AlipayHK.',
    }),
  ).toBeTruthy();
  expect(
    screen.getByText(
      saying(
        `^You were not charged. HK\\$960 for .*, order ${orderNo}, held until \\d\\d:\\d\\d\\.$`,
      ),
    ),
  ).toBeTruthy();
});

// Covers: PAY-039
test.each([
  ['canceled', 'Payment cancelled'],
  ['expired', 'This payment did not go through.'],
] as const)(
  'tells that a payment %s while its code is shown was not charged, and allows a retry',
  async (transactionStatus, title) => {
    let status: 'pending' | typeof transactionStatus = 'pending';
    const api = checkoutApi()
      .on(getOrder, { data: pendingOrder(begun) })
      .on(retrieveTransaction, () =>
        attempt(status === 'pending' ? {} : { transactionStatus: status, nextAction: null }),
      );
    const page = await openCheckout(
      api.on(payOrder, () => {
        status = 'pending';
        return {
          data: { transactionId: 't-2', client_secret: null, status, nextAction: null },
        };
      }),
      PATH,
    );
    await screen.findByRole('img', { name: /code/i });
    status = transactionStatus;
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText(
        saying(
          `^You were not charged. HK\\$960 for .*, order ${orderNo}, held until \\d\\d:\\d\\d\\.$`,
        ),
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the AlipayHK code' }));
    await screen.findByRole('img', { name: /code/i });
    expect(calls(page, 'payOrder')).toHaveLength(1);
  },
);

// Covers: PAY-039
test('a refusal says what becomes of the coins and the code that the order holds', async () => {
  await openCheckout(
    checkoutApi()
      .on(getOrder, { data: pendingOrder({ ...begun, usedTapCoin: 760, discountCode: 'FIRST10' }) })
      .on(retrieveTransaction, attempt({ transactionStatus: 'failed', nextAction: null })),
    PATH,
  );
  expect(
    await screen.findByText(
      saying(
        '^You were not charged.*, held until 18:20\\. 760 Tapcoin are held; they come back at ' +
          '18:20 if you don’t pay\\. Code FIRST10 stays with it\\.$',
      ),
    ),
  ).toBeTruthy();
});

// Covers: PAY-040
test('does not open the wallet while offline, and says so until online again', async () => {
  const signal = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openCheckout(
    checkoutApi()
      .on(getOrder, { data: pendingOrder(begun) })
      .on(retrieveTransaction, attempt()),
    PATH,
  );
  const open = await screen.findByRole('button', { name: 'Open AlipayHK' });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(open);
  expect(screen.getByRole('alert').textContent).toBe(
    'You’re offline.AlipayHK opens once the signal is back.',
  );
  expect(page.platform.went).toEqual([]);
  signal.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(open);
  expect(page.platform.went).toEqual(['https://wallet.test/pay']);
});

test('a payment that nobody began says what it would be of', async () => {
  const page = await openCheckout(
    checkoutApi().on(getOrder, { data: pendingOrder({ email: 'kayan@mail.example' }) }),
    PATH,
  );
  expect(
    await screen.findByText(
      saying(`^HK\\$960 for .*, order ${orderNo}, held until .*You see a code here`),
    ),
  ).toBeTruthy();
  expect(calls(page, 'retrieveTransaction')).toEqual([]);
});

// Covers: RTE-014
test('of several orders that wait the shopper says which, and one alone is meant', async () => {
  const waiting = (no: string) => pendingOrder({ orderNo: no, email: 'kayan@mail.example' });
  const api = (...items: ReturnType<typeof waiting>[]) =>
    checkoutApi().on(getPendingPayProduct, { data: { items } });
  const page = await openCheckout(api(waiting('TN-1'), waiting('TN-2')), '/CheckoutQrCode/alipay');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Pay which order with AlipayHK?' }),
  ).toBeTruthy();
  expect(
    screen.getAllByRole('link', { name: /HK\$960/ }).map((link) => link.getAttribute('href')),
  ).toEqual(['TN-1', 'TN-2'].map((no) => `/en-US/CheckoutQrCode/alipay_hk?orderNo=${no}`));
  // A number that is broken up cannot be compared at a glance.
  expect(screen.getByText('TN-1').className).toBe('nowrap');
  page.unmount();
  await openCheckout(
    api(waiting(orderNo)).on(getOrder, { data: waiting(orderNo) }),
    '/CheckoutQrCode/alipay',
  );
  expect(await screen.findByRole('button', { name: 'Show the AlipayHK code' })).toBeTruthy();
});
