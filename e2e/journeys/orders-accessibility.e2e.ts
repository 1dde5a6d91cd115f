import type { Page } from '@playwright/test';
import { brokenInvariants } from '../fixtures/database.ts';
import { call, registerNewUser } from '../fixtures/new-user.ts';
import {
  findOrder,
  A_DATED_ORDER,
  A_PASS,
  anOrder,
  ORDER_STATES,
  setVoucherStart,
} from '../fixtures/orders.ts';
import {
  violationsInStates,
  NO_SIGNAL,
  orderPath,
  limitedStock,
  type State,
} from '../fixtures/page-states.ts';
import { productName } from '../fixtures/products.ts';
import { asStaff } from '../fixtures/staff.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { limitedVouchersScreen } from '../screens/my-limited-vouchers.screen.ts';
import { offlineVouchersScreen } from '../screens/offline-vouchers.screen.ts';
import { savedCardsScreen } from '../screens/saved-cards.screen.ts';

const PASS_ROUTE = 'afternoon-tea-for-two-book-later';
const REFUNDED = anOrder({ refunded: true });
const UNPAID = anOrder({ states: ['unpaid'] });
const ENDED = anOrder({ states: ['ended'], refunded: false });

const seen =
  (text: string) =>
  (page: Page): Promise<void> =>
    page.getByText(text).first().waitFor();
const coded = (page: Page): Promise<void> => page.locator('[data-code]').first().waitFor();
const listed = (page: Page): Promise<void> => page.getByRole('article').first().waitFor();
let dated = '';
/** When the vouchers of the order for a day are good. */
const goodFrom = (when: string): Promise<object[]> => setVoucherStart(dated, when);

const VOUCHERS: readonly State[] = [
  { name: 'voucher', path: orderPath('/en-US/voucher', A_DATED_ORDER), into: coded },
  {
    name: 'voucher: partly used, of several',
    path: orderPath('/zh-HK/voucher', anOrder({ states: ['partlyRedeemed'] })),
    into: coded,
  },
  {
    name: 'voucher: to be booked',
    path: orderPath(
      '/en-US/voucher',
      anOrder({ states: ['unredeemed'], booking: true, quantity: 2 }),
    ),
    into: seen('Pick a day before you go'),
  },
  {
    name: 'voucher: redeemed',
    path: orderPath('/zh-HK/voucher', anOrder({ states: ['redeemed'] })),
  },
  { name: 'voucher: expired', path: orderPath('/en-US/voucher', anOrder({ states: ['expired'] })) },
  { name: 'voucher: refunded', path: orderPath('/zh-HK/voucher', REFUNDED) },
  {
    name: 'voucher: not yet',
    path: async () => {
      dated = await findOrder(A_DATED_ORDER);
      await goodFrom('2 days');
      return `/zh-HK/voucher/${dated}`;
    },
    into: seen('起可用'),
    after: () => goodFrom('-1 day'),
  },
  {
    name: 'voucher: without a signal',
    path: orderPath('/en-US/voucher', A_DATED_ORDER),
    into: async (page) => {
      await coded(page);
      await expect
        .poll(() =>
          page.evaluate(async () =>
            (await (await caches.open('tn-voucher-parts-1')).keys()).some(({ url }) =>
              url.endsWith('/remoteEntry.js'),
            ),
          ),
        )
        .toBe(true);
      await page.context().setOffline(true);
      await page.reload();
      await seen('Shown from this device')(page);
    },
    fails: [NO_SIGNAL],
    after: (page) => page.context().setOffline(false),
  },
  {
    name: 'vouchers of this device',
    path: orderPath('/en-US/voucher', A_DATED_ORDER),
    into: async (page) => {
      await coded(page);
      await offlineVouchersScreen(page).open();
      await offlineVouchersScreen(page).checked.waitFor();
    },
  },
  {
    name: 'voucher: the merchant confirms',
    path: orderPath('/en-US/voucher', anOrder({ states: ['confirming'] })),
    into: seen('The merchant is confirming'),
  },
  {
    name: 'voucher: not paid',
    path: orderPath('/zh-HK/voucher', UNPAID),
    into: seen('尚未付款'),
  },
  {
    name: 'voucher: none',
    path: orderPath('/zh-HK/voucher', ENDED),
    into: seen('沒有電子券'),
  },
  { name: 'receipt', path: orderPath('/en-US/receipt', A_DATED_ORDER) },
  { name: 'receipt after a refund', path: orderPath('/zh-HK/receipt', REFUNDED) },
  {
    name: 'receipt: not paid',
    path: orderPath('/en-US/receipt', UNPAID),
    into: seen('No receipt yet'),
  },
  {
    name: 'receipt: never paid',
    path: orderPath('/zh-HK/receipt', ENDED),
  },
];

const ORDERS: readonly State[] = [
  { name: 'orders', path: async () => '/zh-HK/profile/order', into: listed },
  ...ORDER_STATES.map(([, label], index): State => ({
    name: `orders: ${label}`,
    path: async () => `/${index % 2 ? 'zh-HK' : 'en-US'}/profile/order?status=${label}`,
    into: listed,
  })),
  {
    name: 'order: to pay, cancelling',
    path: orderPath('/en-US/profile/order', UNPAID),
    into: async (page) => {
      await page
        .getByRole('button', { name: /^Cancel/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'order: to be booked',
    path: orderPath('/zh-HK/profile/order', A_PASS),
    into: seen('訂單紀錄'),
  },
  ...ORDER_STATES.map(([state, label], index): State => ({
    name: `order: ${label}`,
    path: orderPath(
      `/${index % 2 ? 'en-US' : 'zh-HK'}/profile/order`,
      anOrder({ states: [state], refunded: false }),
    ),
    into: seen(index % 2 ? 'What happened, and when' : '訂單紀錄'),
  })),
  {
    name: 'order: refunded',
    path: orderPath('/en-US/profile/order', REFUNDED),
    into: seen('What happened, and when'),
  },
];

/** A first time of next month, chosen. */
const chooseTime = async (page: Page): Promise<void> => {
  const booking = limitedVouchersScreen(page);
  await booking.calendar.waitFor();
  await booking.nextMonth();
  await booking.freeDays.first().click();
  await booking.firstTime.check();
};
/** The merchant stops or opens booking of the passes. */
const setBooking = async (page: Page, state: 'stopped' | 'in_booking'): Promise<void> => {
  await asStaff(page, 'admin', async (staff) => {
    const keyword = await productName(PASS_ROUTE);
    const { items } = await call<{ items: { productId: string; productRoute: string }[] }>(
      staff,
      'GET',
      `/v1/merchant/products?${new URLSearchParams({ keyword }).toString()}`,
    );
    const pass = items.find(({ productRoute }) => productRoute === PASS_ROUTE);
    await call(staff, 'PATCH', `/v1/merchant/products/${pass?.productId}/booking`, { state });
  });
};
const full = limitedStock(0, PASS_ROUTE);
const BOOKING: readonly State[] = [
  {
    name: 'visits',
    path: async () => '/zh-HK/profile/vouchers',
    into: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'booking: a time chosen',
    path: orderPath('/en-US/profile/vouchers', A_PASS),
    into: chooseTime,
  },
  {
    name: 'booking: full meanwhile',
    path: orderPath('/en-US/profile/vouchers', A_PASS),
    into: async (page) => {
      await chooseTime(page);
      await full.sell();
      await page.getByRole('button', { name: /^Book / }).click();
      await page.getByRole('alert').filter({ hasText: 'was just taken' }).waitFor();
      // The days are read anew, and paler until then.
      await expect(page.getByRole('group').and(page.locator('[aria-busy="true"]'))).toHaveCount(0);
    },
    fails: ['400 /api/client/booking'],
    after: full.after,
  },
  {
    name: 'booking: a month that is full',
    path: async () => {
      await full.sell();
      return `/zh-HK/profile/vouchers/${await findOrder(A_PASS)}`;
    },
    into: (page) => limitedVouchersScreen(page).calendar.waitFor(),
    after: full.after,
  },
  {
    name: 'booking: a visit that is changed',
    path: orderPath('/zh-HK/profile/vouchers', A_PASS),
    into: async (page) => {
      await page
        .getByRole('list', { name: '你的預約' })
        .getByRole('button', { name: /已預約/ })
        .first()
        .click();
      await page.getByRole('heading', { name: /^更改(第|預約)/ }).waitFor();
    },
  },
  {
    name: 'booking: a visit that is given back',
    path: orderPath('/en-US/profile/vouchers', A_PASS),
    into: async (page) => {
      await page
        .getByRole('list', { name: 'Your visits' })
        .getByRole('button', { name: /Booked/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Cancel this visit/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'booking: stopped',
    path: async (page) => {
      await setBooking(page, 'stopped');
      return `/zh-HK/profile/vouchers/${await findOrder(A_PASS)}`;
    },
    into: seen('已有的預約不受影響。'),
    after: (page) => setBooking(page, 'in_booking'),
  },
  {
    name: 'booking: of an order that needs none',
    path: orderPath('/zh-HK/profile/vouchers', anOrder({ states: ['redeemed'] })),
    into: seen('毋須在此預約'),
    fails: ['400 /api/client/booking'],
  },
];

const CARDS = '/en-US/profile/cards';
const addCard = (page: Page, number: string): Promise<void> => savedCardsScreen(page).add(number);
const FIRST_STEPS: readonly State[] = [
  { name: 'orders: none', path: async () => '/en-US/profile/order', into: seen('No orders yet') },
  {
    name: 'orders: none of a label',
    path: async () => '/zh-HK/profile/order?status=EXP',
    into: seen('這裏沒有訂單'),
  },
  { name: 'visits: none', path: async () => '/en-US/profile/vouchers' },
  {
    name: 'no order for a wallet',
    path: async () => '/zh-HK/CheckoutQrCode/alipay_hk',
    into: seen('沒有待付款訂單'),
  },
  {
    name: 'somebody else’s receipt',
    path: async () => `${await orderPath('/en-US/receipt', A_DATED_ORDER)()}?access=made-up`,
    into: seen('incomplete or out of date'),
    fails: ['404 /api/user/order/info'],
  },
  {
    name: 'saved cards: none',
    path: async () => '/zh-HK/profile/cards',
    into: seen('尚未有信用卡'),
  },
  {
    name: 'saved cards: one that is refused',
    path: async () => CARDS,
    into: async (page) => {
      await addCard(page, '4000000000000002');
      await page.getByRole('alert').filter({ hasText: 'was not added' }).waitFor();
    },
    fails: ['400 /api/user/payment/cards'],
  },
  {
    name: 'saved cards: one',
    path: async () => CARDS,
    into: async (page) => {
      await addCard(page, '4242424242424242');
      await savedCardsScreen(page).endingIn4242.waitFor();
    },
  },
  {
    name: 'saved cards: removing',
    path: async () => '/zh-HK/profile/cards',
    into: async (page) => {
      await page.getByRole('button', { name: /^移除/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

test.setTimeout(240_000);

test.afterEach(async () => {
  expect(await brokenInvariants()).toEqual([]);
});

for (const [what, states] of [
  ['what was bought', VOUCHERS],
  ['orders', ORDERS],
  ['booking', BOOKING],
] as const) {
  // Covers: RTE-052, PAY-054
  test(`axe finds nothing in any state of ${what}, in any look`, async ({
    page,
    consoleErrors,
  }) => {
    await signIn(page);
    expect(await violationsInStates(page, states, consoleErrors.lines)).toEqual([]);
  });
}

test('receipt and booking fit at 320 and 390 px with double-size text, in both languages', async ({
  page,
}) => {
  await signIn(page);
  const problems: string[] = [];
  for (const locale of ['en-US', 'zh-HK']) {
    for (const [at, which] of [
      ['receipt', A_DATED_ORDER],
      ['receipt', A_PASS],
      ['receipt', REFUNDED],
      ['profile/vouchers', A_PASS],
    ] as const) {
      const path = await orderPath(`/${locale}/${at}`, which)();
      await page.goto(path);
      await page.locator('table, [role="grid"]').waitFor();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) problems.push(`${path} at ${width}: ${over} px too wide`);
      }
    }
  }
  expect(problems).toEqual([]);
});

test('where the browser’s text is doubled, no line of a title begins with a comma', async ({
  page,
}) => {
  await signIn(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const area of ['order', 'vouchers']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await orderPath(`/zh-HK/profile/${area}`, A_PASS)());
    const title = page.getByRole('heading', { level: 2, name: '雙人下午茶，日子後選' });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const [letter, comma] = await title.evaluate((heading) => {
        const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
        const at = (text?.textContent ?? '').indexOf('，');
        return [at - 1, at].map((from) => {
          const range = document.createRange();
          if (text) range.setStart(text, from);
          if (text) range.setEnd(text, from + 1);
          return Math.round(range.getBoundingClientRect().top);
        });
      });
      expect([area, width, comma]).toEqual([area, width, letter]);
    }
  }
});

// Covers: RTE-061, PAY-054
test('axe finds nothing where a newcomer has nothing yet, or a first card, in any look', async ({
  page,
  consoleErrors,
}) => {
  await registerNewUser(page);
  expect(await violationsInStates(page, FIRST_STEPS, consoleErrors.lines)).toEqual([]);
});
