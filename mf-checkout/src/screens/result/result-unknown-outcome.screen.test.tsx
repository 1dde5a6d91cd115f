import { expect, jest, test } from '@jest/globals';
import { getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { accessibilityProblems } from '@tapnook/testing';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { paidOrder, pendingOrder } from '../../../dev/order.fixture.ts';
import { paymentAttempt } from '../../../dev/payment-attempt.fixture.ts';
import { openResult, tried } from '../../../dev/result-page.fixture.ts';

installFakeTimers();

test('a wallet that was left is led back to by the one button that stands out', async () => {
  const { data } = paymentAttempt('pending');
  await openResult(
    checkoutApi()
      .on(getOrder, { data: pendingOrder({ wasTried: true }) })
      .on(retrieveTransaction, {
        data: {
          ...data,
          payMethod: 'alipay_hk',
          nextAction: { type: 'qr', url: 'https://wallet.test/pay', data: 'code', imageUrl: '' },
        },
      }),
    'pending',
  );
  expect((await screen.findByRole('button', { name: 'Pay with AlipayHK' })).dataset.tone).toBe(
    'hot',
  );
});

test('the way on to the bank stays without a signal, and says when it opens', async () => {
  const { data } = paymentAttempt('pending');
  const { platform } = await openResult(
    checkoutApi()
      .on(getOrder, { data: pendingOrder({ wasTried: true }) })
      .on(retrieveTransaction, {
        data: { ...data, nextAction: { type: 'redirect', url: 'https://bank.test/3ds' } },
      }),
    'pending',
  );
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const goOn = await screen.findByRole('button', { name: 'Go on at your bank' });
  fireEvent.click(goOn);
  expect(platform.toasts.getState().current?.text).toBe(
    'Your bank’s page opens once the signal is back.',
  );
  expect(platform.went).toEqual([]);
  onLine.mockReturnValue(true);
  fireEvent.click(goOn);
  expect(platform.went).toEqual(['https://bank.test/3ds']);
  onLine.mockRestore();
});

test('waits while the gateway has not answered', async () => {
  await openResult(tried(paymentAttempt('pending')), 'processing');
  expect(await screen.findByText('Asking the gateway')).toBeTruthy();
});

// Covers: PAY-020
test.each([
  ['10503', 503],
  ['10500', 500],
  ['network', 0],
] as const)(
  'says nothing of "not charged" while unknown (%s), in both languages; then the truth',
  async (code, status) => {
    for (const [locale, title, doubt, uncharged, yours] of [
      [
        'en-US',
        'Asking the gateway',
        'We cannot find out right now whether you paid',
        /not charged/i,
        'See you on Sat 28 Nov, Ka Yan.',
      ],
      [
        'zh-HK',
        '正向付款平台查詢',
        '暫時未能查明付款結果',
        /並未扣款/,
        'Ka Yan，11月28日（六）見。',
      ],
    ] as const) {
      let away = true;
      const api = checkoutApi()
        .on(getOrder, () => ({ data: away ? pendingOrder({ wasTried: true }) : paidOrder() }))
        .on(retrieveTransaction, () => {
          if (status === 0) throw new TypeError('Failed to fetch');
          return { code, status };
        });
      const page = await openResult(api, 'succeeded', locale);
      expect(await screen.findByText(new RegExp(doubt))).toBeTruthy();
      expect(page.container.querySelector('h1')?.textContent).toBe(title);
      const asked = page.api.requests.filter(({ call }) => call === 'retrieveTransaction').length;
      await waitFor(() =>
        expect(
          page.api.requests.filter(({ call }) => call === 'retrieveTransaction').length,
        ).toBeGreaterThan(asked),
      );
      expect(page.container.textContent).not.toMatch(uncharged);
      away = false;
      expect(await screen.findByText(yours)).toBeTruthy();
      page.unmount();
    }
  },
);

test('tells that the state is unknown while the order cannot be read; keeps asking', async () => {
  let away = true;
  const page = await openResult(
    checkoutApi().on(getOrder, () =>
      away ? { code: '10503', status: 503 } : { data: paidOrder() },
    ),
    'succeeded',
  );
  expect(await screen.findByText(/We cannot find out right now whether you paid/)).toBeTruthy();
  expect(page.container.textContent).not.toMatch(/not charged/);
  expect(await accessibilityProblems(page.container)).toEqual([]);
  away = false;
  // Its heading has the focus, so that what took the place of "asking" is heard.
  const heading = await screen.findByText('See you on Sat 28 Nov, Ka Yan.');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('what was known of an earlier attempt is not told of a payment made since', async () => {
  let known = true;
  const api = checkoutApi()
    .on(getOrder, { data: pendingOrder({ wasTried: true }) })
    .on(retrieveTransaction, () =>
      known
        ? paymentAttempt('failed', { declineCode: 'declined' })
        : { code: '10503', status: 503 },
    );
  const page = await openResult(api, 'processing');
  expect(await screen.findByText(/You were not charged/)).toBeTruthy();
  known = false;
  expect(await screen.findByText(/We cannot find out right now/)).toBeTruthy();
  expect(page.container.textContent).not.toMatch(/not charged/);
});

test('does not call an order uncharged while its payment request may still arrive', async () => {
  const notedAt = (at: number) =>
    sessionStorage.setItem('tapnook.checkout.1.pressed.TN2611-7KQ2M9XBCD', JSON.stringify(at));
  const api = () =>
    checkoutApi()
      .on(getOrder, { data: pendingOrder() })
      .on(retrieveTransaction, { code: '10405', status: 404 });
  notedAt(Date.now());
  const page = await openResult(api(), 'processing');
  expect(await screen.findByText(/cannot find out right now whether you paid/)).toBeTruthy();
  expect(page.container.textContent).not.toContain('not charged');
  page.unmount();
  notedAt(Date.now() - 46_000);
  await openResult(api(), 'processing');
  expect(await screen.findByText(/^You were not charged/)).toBeTruthy();
});
