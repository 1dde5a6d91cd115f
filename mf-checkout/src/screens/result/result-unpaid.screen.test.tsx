import { expect, test } from '@jest/globals';
import { getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { renderRemote } from '@tapnook/testing';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { screen, waitFor, within } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { CHECKOUT_PATH } from '../../../dev/checkout-page.fixture.ts';
import { paidOrder, pendingOrder, voucher } from '../../../dev/order.fixture.ts';
import { paymentAttempt } from '../../../dev/payment-attempt.fixture.ts';
import { openResult, tried } from '../../../dev/result-page.fixture.ts';
import { remote } from '../../remote.ts';

installFakeTimers();

test('an order that ran out is nobody’s any more, and shows no vouchers', async () => {
  await openResult(
    checkoutApi().on(getOrder, {
      data: paidOrder({
        orderStatus: 'EXP',
        participationDate: null,
        vouchers: [voucher(1, { status: 'expired_and_unredeemed' })],
      }),
    }),
    'succeeded',
  );
  expect(await screen.findByRole('heading', { name: 'This order has expired.' })).toBeTruthy();
  expect(screen.queryByText(/yours, Ka Yan/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Show voucher/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See the order' })).toBeTruthy();
});

test.each([
  [
    { usedTapCoin: 200, discountCode: 'APP15' },
    'You were not charged. Your 200 Tapcoin came back. Code APP15 was given back.',
  ],
  [{}, 'You were not charged.'],
])('coins and code are said to be back only where they were used: %j', async (used, said) => {
  await openResult(
    checkoutApi().on(getOrder, {
      data: pendingOrder({ orderStatus: 'INV', endReason: 'expired', residuePayTime: 0, ...used }),
    }),
    'succeeded',
  );
  expect(await screen.findByText(said)).toBeTruthy();
});

test('believes the server when the address says succeeded', async () => {
  const page = await openResult(
    tried(paymentAttempt('failed', { declineCode: 'declined' })),
    'succeeded',
  );
  expect(
    await screen.findByText('Your bank declined the card. Check its details, or use another card.'),
  ).toBeTruthy();
  expect(screen.getByText(/You were not charged/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
    '/en-US/checkoutOrder/TN2611-7KQ2M9XBCD',
  );
  // What the refused payment was for lies beside it, with no code.
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { level: 2 }).textContent).not.toBe('');
  expect(card.getByText('To pay', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    'HK$960',
  );
  expect(card.getByText('TN2611-7KQ2M9XBCD')).toBeTruthy();
  expect(page.container.querySelector('[data-code]')).toBeNull();
  expect(page.platform.recorded).toEqual([]);
});

test.each([
  [
    { orderStatus: 'INV', endReason: 'expired', residuePayTime: 0 } as const,
    'The half hour is over',
  ],
  [
    { orderStatus: 'INV', endReason: 'canceled', residuePayTime: 0 } as const,
    'This order was cancelled',
  ],
  [
    { orderStatus: 'INV', endReason: 'rejected', residuePayTime: 0 } as const,
    'The merchant could not confirm',
  ],
  [
    { orderStatus: 'INV', endReason: 'refunded', residuePayTime: 0 } as const,
    'This order was refunded',
  ],
])('tells %j', async (state, title) => {
  await openResult(checkoutApi().on(getOrder, { data: pendingOrder(state) }), 'processing');
  expect(await screen.findByText(title)).toBeTruthy();
});

test.each([
  [{ endReason: 'expired' } as const, 'You were not charged.'],
  [
    { endReason: 'expired', usedTapCoin: 40, lateAmount: 96_000 } as const,
    'Your payment of HK$960 came after this order had ended. All of it goes back the way it ' +
      'came. Your 40 Tapcoin came back.',
  ],
  [
    { endReason: 'canceled', usedTapCoin: 40, discountCode: 'NOOK50' } as const,
    'You were not charged. Your 40 Tapcoin came back. Code NOOK50 was given back.',
  ],
  [
    {
      endReason: 'rejected',
      usedTapCoin: 40,
      refundedTapCoin: 40,
      discountCode: 'NOOK50',
    } as const,
    'Everything you paid goes back the way it came. Your 40 Tapcoin came back.',
  ],
  [
    { endReason: 'refunded', refundedAmount: 96_000 } as const,
    'The money goes back the way it came.',
  ],
  [
    { endReason: 'refunded', refundedAmount: 80_000 } as const,
    'HK$800 goes back the way it came. HK$160 is kept for what was used.',
  ],
])(
  'an order that is over says what became of money, coins and code, wherever it is opened: %j',
  async (state, text) => {
    for (const path of [
      '/checkoutSuccess/TN2611-7KQ2M9XBCD/succeeded',
      '/checkoutOrder/TN2611-7KQ2M9XBCD',
      '/CheckoutQrCode/alipay?orderNo=TN2611-7KQ2M9XBCD',
      CHECKOUT_PATH,
    ]) {
      const page = await renderRemote(remote, {
        api: checkoutApi()
          .on(getOrder, { data: pendingOrder({ orderStatus: 'INV', residuePayTime: 0, ...state }) })
          .on(retrieveTransaction, paymentAttempt('succeeded')),
        path,
        user: { userId: '1', name: 'Ka Yan', image: null },
      });
      expect(await screen.findByText(text)).toBeTruthy();
      page.unmount();
    }
  },
);

// Covers: PAY-060
test.each([
  ['authorized', 'Asking the gateway', 'Please wait a moment', '正向付款平台查詢', '請稍候'],
  [
    'failed',
    'Your bank declined the card. Check its details, or use another card.',
    'You were not charged. Everything you typed is kept. The order is held until 18:20.',
    '銀行拒絕了此卡。請核對卡上資料，或改用其他信用卡。',
    '並未扣款，已填資料均已保留。訂單為你保留至18:20。',
  ],
  [
    'canceled',
    'Payment cancelled',
    'You were not charged. Everything you typed is kept. The order is held until 18:20.',
    '付款已取消',
    '並未扣款，已填資料均已保留。訂單為你保留至18:20。',
  ],
  [
    'expired',
    'Not paid yet',
    'You were not charged. The order is held until 18:20.',
    '尚未付款',
    '並未扣款。訂單為你保留至18:20。',
  ],
] as const)(
  'tells for an attempt %s whether money moved and what is kept, in both languages',
  async (status, title, text, chineseTitle, chineseText) => {
    for (const [locale, heading, words] of [
      ['en-US', title, text],
      ['zh-HK', chineseTitle, chineseText],
    ] as const) {
      const page = await openResult(tried(paymentAttempt(status)), 'succeeded', locale);
      await waitFor(() => expect(page.container.querySelector('h1')?.textContent).toBe(heading));
      expect(page.container.textContent).toContain(words);
      page.unmount();
    }
  },
);

// Covers: PAY-060
test('tells until when a failed order is reserved, with its coins and code', async () => {
  await openResult(
    checkoutApi()
      .on(getOrder, {
        data: pendingOrder({ wasTried: true, usedTapCoin: 1_200, discountCode: 'FIRST10' }),
      })
      .on(retrieveTransaction, paymentAttempt('failed')),
    'succeeded',
  );
  expect(
    await screen.findByText(
      'You were not charged. Everything you typed is kept. The order is held until 18:20. ' +
        '1,200 Tapcoin are held; they come back at 18:20 if you don’t pay. Code FIRST10 stays ' +
        'with it.',
    ),
  ).toBeTruthy();
});

test('an order nobody tried to pay is told as such, and asked about only after a try', async () => {
  let wasTried = false;
  const page = await openResult(
    checkoutApi()
      .on(getOrder, () => ({ data: pendingOrder({ ...(wasTried && { wasTried }) }) }))
      .on(retrieveTransaction, paymentAttempt('failed')),
    'succeeded',
  );
  expect(await screen.findByText('Not paid yet')).toBeTruthy();
  expect(page.api.requests.filter(({ call }) => call === 'retrieveTransaction')).toEqual([]);
  wasTried = true;
  expect(
    await screen.findByText('Your bank declined the card. Check its details, or use another card.'),
  ).toBeTruthy();
});

test('an order whose attempt is not found after all is told as unpaid', async () => {
  await openResult(
    checkoutApi()
      .on(getOrder, { data: pendingOrder({ wasTried: true }) })
      .on(retrieveTransaction, { code: '10405', status: 404 }),
    'succeeded',
  );
  expect(await screen.findByText('Not paid yet')).toBeTruthy();
});
