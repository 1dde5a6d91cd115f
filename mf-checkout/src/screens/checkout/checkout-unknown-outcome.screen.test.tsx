import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  checkDiscount,
  confirmOrder,
  getOrder,
  payOrder,
  retrieveTransaction,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import type { FakeAnswer } from '@tapnook/testing';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  agree,
  calls,
  clearDevice,
  pay,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { foundDiscount } from '../../../dev/discount.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';
import { paymentAttempt } from '../../../dev/payment-attempt.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';

installFakeTimers();
beforeEach(clearDevice);
afterEach(() => void jest.restoreAllMocks());

const ORDER_NO = pendingOrder().orderNo;
const RESULT = `/checkoutSuccess/${ORDER_NO}/succeeded`;
const alert = (): string => document.querySelector('[role="alert"]')?.textContent ?? '';
const later = (seconds: number): void => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + seconds * 1000);
};

describe('a payment of which nobody can say how it stands', () => {
  // Covers: PAY-020
  test('is polled after a reload, never called "not charged", leads to the result', async () => {
    let answer: ReturnType<typeof paymentAttempt> = paymentAttempt('pending');
    const page = await readyCheckout(
      checkoutApi()
        .on(getOrder, {
          data: pendingOrder({ transaction: { transactionId: 't-1', clientSecret: null } }),
        })
        .on(retrieveTransaction, () => answer),
    );
    expect(await screen.findByText('A payment is still open')).toBeTruthy();
    expect(screen.getByText(/cannot charge you twice/)).toBeTruthy();
    expect(screen.queryByText(/at your bank or wallet/)).toBeNull();
    answer = paymentAttempt('succeeded');
    await waitFor(() => expect(page.platform.went).toEqual([RESULT]));
  });

  // Covers: PAY-013
  test.each([
    ['paid', paymentAttempt('succeeded'), [RESULT], ''],
    ['not paid', paymentAttempt('canceled'), [], 'This payment did not go through.'],
  ] as const)(
    'is polled after a reload during the press until it is known to be %s',
    async (_, end, went, said) => {
      let answer: FakeAnswer<CallResult<typeof retrieveTransaction>> = {
        code: '10405',
        status: 404,
      };
      const api = () =>
        checkoutApi()
          .on(payOrder, () => new Promise<never>(() => undefined))
          .on(retrieveTransaction, () => answer);
      const first = await readyCheckout(api());
      agree();
      pay();
      await waitFor(() => expect(calls(first, 'payOrder')).toHaveLength(1));
      first.unmount();
      const page = await readyCheckout(api());
      expect(await screen.findByText('A payment is still open')).toBeTruthy();
      expect(page.container.textContent).not.toContain('not charged');
      answer = end;
      later(46);
      await waitFor(() =>
        expect([page.platform.went, alert().includes(said)]).toEqual([went, true]),
      );
      page.unmount();
      await readyCheckout(api());
      expect(screen.queryByText('A payment is still open')).toBeNull();
    },
  );

  // Covers: PAY-020
  test('is settled as not charged only when the server cannot have begun any more', async () => {
    const page = await readyCheckout(
      checkoutApi()
        .on(payOrder, { code: '10503', status: 503 })
        .on(retrieveTransaction, paymentAttempt('canceled')),
    );
    agree();
    pay();
    await waitFor(() => expect(alert()).toContain('cannot charge you twice'));
    const asked = calls(page, 'retrieveTransaction').length;
    await waitFor(() => expect(calls(page, 'retrieveTransaction').length).toBeGreaterThan(asked));
    expect(alert()).toContain('cannot charge you twice');
    later(46);
    await waitFor(() =>
      expect(alert()).toMatch(/^This payment did not go through\.\s*You were not charged\./),
    );
    expect(page.platform.went).toEqual([]);
  });

  // Covers: PAY-020
  test('made in another tab: it is not called uncharged, and leads to its result', async () => {
    let answer: ReturnType<typeof paymentAttempt> = paymentAttempt('pending');
    const page = await readyCheckout(
      checkoutApi()
        .on(confirmOrder, { code: '10409', status: 409 })
        .on(retrieveTransaction, () => answer),
    );
    agree();
    pay();
    await waitFor(() => expect(alert()).toContain('cannot charge you twice'));
    answer = paymentAttempt('succeeded');
    await waitFor(() => expect(page.platform.went).toEqual([RESULT]));
    expect(calls(page, 'payOrder')).toEqual([]);
  });
});

test('a payment left at the bank goes on only while it is of the sum that is shown', async () => {
  const bank = { type: 'redirect' as const, url: 'https://bank.test/3ds', data: '' };
  await readyCheckout(
    checkoutApi()
      .on(getOrder, {
        data: pendingOrder({ transaction: { transactionId: 't-1', clientSecret: null } }),
      })
      .on(retrieveTransaction, { data: { ...paymentAttempt('pending').data, nextAction: bank } }),
  );
  expect(await screen.findByText(/^You left a payment of HK\$960 at your bank/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on there' })).toBeTruthy();
  await press(screen.getByRole('switch', { name: /Tapcoin/ }));
  expect(
    screen.getByText(
      new RegExp(
        String.raw`a payment of HK\$960 .* the total is HK\$940 now\. ` +
          String.raw`Pressing pay closes the open one and pays HK\$940`,
      ),
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go on there' })).toBeNull();
});

describe('pressing pay while a code is checked', () => {
  const applying = async (reply: FakeAnswer<CallResult<typeof checkDiscount>>) => {
    let arrive = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const page = await readyCheckout(
      checkoutApi().on(checkDiscount, async () => {
        await asked;
        return reply;
      }),
    );
    agree();
    fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: 'FIRST10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    pay();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /Pay/ })[0]?.getAttribute('aria-busy')).toBe(
        'true',
      ),
    );
    expect(calls(page, 'confirmOrder')).toEqual([]);
    arrive();
    return page;
  };
  test('waits for it, and pays with it once the new total was seen', async () => {
    const page = await applying(foundDiscount());
    await waitFor(() => expect(alert()).toContain('The total changed from HK$960 to HK$950.'));
    expect(calls(page, 'confirmOrder')).toEqual([]);
    pay();
    await waitFor(() =>
      expect(calls(page, 'confirmOrder').map(({ body }) => body)).toMatchObject([
        { discountCode: 'FIRST10' },
      ]),
    );
  });
  test('goes on by itself when the total is the one that was shown', async () => {
    const page = await applying(foundDiscount({ discountAmount: 0 }));
    await waitFor(() =>
      expect(calls(page, 'confirmOrder').map(({ body }) => body)).toMatchObject([
        { discountCode: 'FIRST10' },
      ]),
    );
  });
  test('is stopped by one that is refused', async () => {
    const page = await applying({ code: '20627', status: 400, text: 'This code is over.' });
    await waitFor(() => expect(alert()).toContain('This code is over.'));
    expect(alert()).toContain('You were not charged.');
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  // Covers: PAY-020
  test('that takes long is announced after some seconds, for readers too, then gone', async () => {
    let answer: (data: FakeAnswer<CallResult<typeof payOrder>>) => void = () => undefined;
    const page = await readyCheckout(
      checkoutApi().on(
        payOrder,
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ),
    );
    agree();
    pay();
    await waitFor(() => expect(calls(page, 'payOrder')).toHaveLength(1));
    expect(screen.queryByText('Still at it')).toBeNull();
    expect((await screen.findByText('Still at it')).closest('[role="status"]')).toBeTruthy();
    expect(screen.getByText(/you cannot be charged twice/)).toBeTruthy();
    answer({ code: '20803', status: 400, more: { declineCode: 'declined' } });
    await waitFor(() => expect(alert()).toContain('You were not charged.'));
    expect(screen.queryByText('Still at it')).toBeNull();
  });

  // Covers: PAY-020
  test('while the gateway was down before it began: it is known as not charged', async () => {
    const page = await readyCheckout(
      checkoutApi().on(payOrder, { code: '10503', status: 503, more: { attempted: false } }),
    );
    agree();
    pay();
    await waitFor(() =>
      expect(alert()).toContain('The payment gateway does not answer right now.'),
    );
    expect(alert()).toContain('You were not charged.');
    expect(calls(page, 'retrieveTransaction')).toHaveLength(0);
    page.unmount();
    await readyCheckout();
    expect(screen.queryByText('A payment is still open')).toBeNull();
  });

  test('is told of the sum that was confirmed, code and coins taken off', async () => {
    const confirmed = pendingOrder({ discountCode: 'FIRST10', email: 'kayan@mail.hk' });
    const page = await readyCheckout(
      checkoutApi()
        .on(confirmOrder, { data: confirmed })
        .on(payOrder, { code: '10503', status: 503 })
        .on(retrieveTransaction, { code: '10503', status: 503 }),
    );
    agree();
    pay();
    await waitFor(() => expect(calls(page, 'payOrder')).toHaveLength(1));
    expect(
      page.platform.queryClient
        .getQueryCache()
        .findAll()
        .some(
          ({ state }) =>
            (state.data as { discountCode?: string } | undefined)?.discountCode === 'FIRST10',
        ),
    ).toBe(true);
  });
});
