import { expect, jest, test } from '@jest/globals';
import { getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote, type FakeApi, type Rendered } from '@tapnook/testing';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { CHECKOUT_PATH } from '../../../dev/checkout-page.fixture.ts';
import { paidOrder, pendingOrder, voucher } from '../../../dev/order.fixture.ts';
import { remote } from '../../remote.ts';

installFakeTimers();
const open = (
  api: FakeApi,
  status: string,
  locale: 'en-US' | 'zh-HK' = 'en-US',
): Promise<Rendered> =>
  renderRemote(remote, {
    api,
    locale,
    path: `/checkoutSuccess/TN2611-7KQ2M9XBCD/${status}`,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
const attempt = (
  transactionStatus: 'pending' | 'succeeded' | 'authorized' | 'failed' | 'canceled' | 'expired',
  declineCode: 'declined' | null = null,
) => ({
  data: {
    orderNo: 'TN2611-7KQ2M9XBCD',
    transactionId: 't-1',
    transactionStatus,
    transactionCreatedAt: '2026-11-20T09:52:00.000Z',
    orderStatus: 'TBP' as const,
    amount: 96_000,
    currency: 'HKD' as const,
    payMethod: 'card' as const,
    declineCode,
    refundedAmount: 0,
    client_secret: null,
    nextAction: null,
  },
});

/**
 * An unpaid order whose last payment is as the gateway tells it; the order itself names only one
 * that is under way.
 */
const tried = (answer: ReturnType<typeof attempt>): FakeApi =>
  checkoutApi()
    .on(getOrder, { data: pendingOrder({ transaction: null, wasTried: true }) })
    .on(retrieveTransaction, answer);

// Covers: RTE-013
test('believes the server when the address says failed', async () => {
  const page = await open(checkoutApi().on(getOrder, { data: paidOrder() }), 'failed');
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
  const before = await open(
    checkoutApi().on(getOrder, { data: paidOrder({ rewardTapCoin: 96 }) }),
    'succeeded',
  );
  expect(await screen.findByText('96 Tapcoin on the way')).toBeTruthy();
  before.unmount();
  await open(
    checkoutApi().on(getOrder, {
      data: paidOrder({ rewardTapCoin: 96, orderStatus: 'COM', participationDate: '2026-01-03' }),
    }),
    'succeeded',
  );
  expect(await screen.findByText('It’s yours, Ka Yan.')).toBeTruthy();
  expect(screen.queryByText(/on the way/)).toBeNull();
});

test('an order that ran out is nobody’s any more, and shows no vouchers', async () => {
  await open(
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

test('what came back of an order is said beside what was paid; one voucher is one', async () => {
  await open(
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

test.each([
  [
    { usedTapCoin: 200, discountCode: 'APP15' },
    'You were not charged. Your 200 Tapcoin came back. Code APP15 was given back.',
  ],
  [{}, 'You were not charged.'],
])('coins and code are said to be back only where they were used: %j', async (used, said) => {
  await open(
    checkoutApi().on(getOrder, {
      data: pendingOrder({ orderStatus: 'INV', endReason: 'expired', residuePayTime: 0, ...used }),
    }),
    'succeeded',
  );
  expect(await screen.findByText(said)).toBeTruthy();
});

test('believes the server when the address says succeeded', async () => {
  const page = await open(tried(attempt('failed', 'declined')), 'succeeded');
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
  await open(checkoutApi().on(getOrder, { data: pendingOrder(state) }), 'processing');
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
          .on(retrieveTransaction, attempt('succeeded')),
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
      const page = await open(tried(attempt(status)), 'succeeded', locale);
      await waitFor(() => expect(page.container.querySelector('h1')?.textContent).toBe(heading));
      expect(page.container.textContent).toContain(words);
      page.unmount();
    }
  },
);

// Covers: PAY-060
test('tells until when a failed order is reserved, with its coins and code', async () => {
  await open(
    checkoutApi()
      .on(getOrder, {
        data: pendingOrder({ wasTried: true, usedTapCoin: 1_200, discountCode: 'FIRST10' }),
      })
      .on(retrieveTransaction, attempt('failed')),
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

test('what was typed for a paid order is forgotten, its code included; another order’s stays', async () => {
  for (const name of [
    'code.TN2611-7KQ2M9XBCD',
    'code-typed.1024',
    'code.TN2611-OTHER',
    'code-typed.77',
  ])
    sessionStorage.setItem(`tapnook.checkout.1.${name}`, '"FIRST10"');
  await open(checkoutApi().on(getOrder, { data: paidOrder() }), 'succeeded');
  await waitFor(() =>
    expect(
      Object.keys(sessionStorage)
        .filter((name) => name.startsWith('tapnook.checkout.1.code'))
        .toSorted(),
    ).toEqual(['tapnook.checkout.1.code-typed.77', 'tapnook.checkout.1.code.TN2611-OTHER']),
  );
});

test('a wallet that was left is led back to by the one button that stands out', async () => {
  const { data } = attempt('pending');
  await open(
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

test('the way on to the bank stays on the page without a signal, and says when it opens', async () => {
  const { data } = attempt('pending');
  const { platform } = await open(
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
  await open(tried(attempt('pending')), 'processing');
  expect(await screen.findByText('Asking the gateway')).toBeTruthy();
});

test.each([
  ['2026-11-20', 'See you today, Ka Yan.'],
  ['2026-11-21', 'See you tomorrow, Ka Yan.'],
  ['2026-11-26', 'See you on Thursday, Ka Yan.'],
  ['2026-11-27', 'See you on Fri 27 Nov, Ka Yan.'],
  ['2026-11-19', 'It’s yours, Ka Yan.'],
])('bought on Friday the 20th for %s it says “%s”', async (participationDate, said) => {
  await open(checkoutApi().on(getOrder, { data: paidOrder({ participationDate }) }), 'succeeded');
  expect(await screen.findByRole('heading', { level: 1, name: said })).toBeTruthy();
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
      const page = await open(api, 'succeeded', locale);
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

test('tells that the state is unknown while the order cannot be read, and keeps asking', async () => {
  let away = true;
  const page = await open(
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
      known ? attempt('failed', 'declined') : { code: '10503', status: 503 },
    );
  const page = await open(api, 'processing');
  expect(await screen.findByText(/You were not charged/)).toBeTruthy();
  known = false;
  expect(await screen.findByText(/We cannot find out right now/)).toBeTruthy();
  expect(page.container.textContent).not.toMatch(/not charged/);
});

test('says what was bought and that the merchant still has to confirm, with the way to the order', async () => {
  const page = await open(
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

test('does not call an order uncharged while its payment request may still arrive', async () => {
  const notedAt = (at: number) =>
    sessionStorage.setItem('tapnook.checkout.1.pressed.TN2611-7KQ2M9XBCD', JSON.stringify(at));
  const api = () =>
    checkoutApi()
      .on(getOrder, { data: pendingOrder() })
      .on(retrieveTransaction, { code: '10405', status: 404 });
  notedAt(Date.now());
  const page = await open(api(), 'processing');
  expect(await screen.findByText(/cannot find out right now whether you paid/)).toBeTruthy();
  expect(page.container.textContent).not.toContain('not charged');
  page.unmount();
  notedAt(Date.now() - 46_000);
  await open(api(), 'processing');
  expect(await screen.findByText(/^You were not charged/)).toBeTruthy();
});

test('an order that nobody tried to pay is told as such, and not asked about until somebody does', async () => {
  let wasTried = false;
  const page = await open(
    checkoutApi()
      .on(getOrder, () => ({ data: pendingOrder({ ...(wasTried && { wasTried }) }) }))
      .on(retrieveTransaction, attempt('failed')),
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
  await open(
    checkoutApi()
      .on(getOrder, { data: pendingOrder({ wasTried: true }) })
      .on(retrieveTransaction, { code: '10405', status: 404 }),
    'succeeded',
  );
  expect(await screen.findByText('Not paid yet')).toBeTruthy();
});
