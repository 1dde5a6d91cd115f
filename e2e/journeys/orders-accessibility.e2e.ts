import type { Page } from '@playwright/test';
import { registerNewcomer } from '../fixtures/newcomer.ts';
import { ask, broken, orderIn } from '../fixtures/shop.ts';
import { SANDBOX } from '../fixtures/stack.ts';
import { faultsOfStates, NO_SIGNAL, orderPath, whileLeft, type State } from '../fixtures/states.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const PASS_ROUTE = 'afternoon-tea-for-two-book-later';
const PASS = "code in ('TBR','PTR') and is_booking and quantity >= 5";
const DATED = "code = 'TBR' and is_booking = false";

const seen =
  (text: string) =>
  (page: Page): Promise<void> =>
    page.getByText(text).first().waitFor();
const coded = (page: Page): Promise<void> => page.locator('[data-code]').first().waitFor();
const listed = (page: Page): Promise<void> => page.getByRole('article').first().waitFor();
let dated = '';
/** When the vouchers of the order for a day are good. */
const goodFrom = (when: string): Promise<object[]> =>
  ask(
    'update vouchers set starts_at = app_now() + $1::interval where order_id = (select id from orders where order_no = $2)',
    [when, dated],
  );

const VOUCHERS: readonly State[] = [
  { name: 'voucher', path: orderPath('/en-US/voucher', DATED), into: coded },
  {
    name: 'voucher: partly used, of several',
    path: orderPath('/zh-HK/voucher', "code = 'PTR'"),
    into: coded,
  },
  {
    name: 'voucher: to be booked',
    path: orderPath('/en-US/voucher', "code = 'TBR' and is_booking and quantity = 2"),
    into: seen('Pick a day before you go'),
  },
  { name: 'voucher: redeemed', path: orderPath('/zh-HK/voucher', "code = 'COM'") },
  { name: 'voucher: expired', path: orderPath('/en-US/voucher', "code = 'EXP'") },
  { name: 'voucher: refunded', path: orderPath('/zh-HK/voucher', 'refunded_amount > 0') },
  {
    name: 'voucher: not yet',
    path: async () => {
      dated = await orderIn(DATED);
      await goodFrom('2 days');
      return `/zh-HK/voucher/${dated}`;
    },
    into: seen('起可用'),
    after: () => goodFrom('-1 day'),
  },
  {
    name: 'voucher: without a signal',
    path: orderPath('/en-US/voucher', DATED),
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
    name: 'voucher: the merchant confirms',
    path: orderPath('/en-US/voucher', "code = 'TBC'"),
    into: seen('The merchant is confirming'),
  },
  {
    name: 'voucher: not paid',
    path: orderPath('/zh-HK/voucher', "code = 'TBP'"),
    into: seen('尚未付款'),
  },
  {
    name: 'voucher: none',
    path: orderPath('/zh-HK/voucher', "code = 'INV' and refunded_amount = 0"),
    into: seen('沒有電子券'),
  },
  { name: 'receipt', path: orderPath('/en-US/receipt', DATED) },
  { name: 'receipt after a refund', path: orderPath('/zh-HK/receipt', 'refunded_amount > 0') },
  {
    name: 'receipt: not paid',
    path: orderPath('/en-US/receipt', "code = 'TBP'"),
    into: seen('No receipt yet'),
  },
  {
    name: 'receipt: never paid',
    path: orderPath('/zh-HK/receipt', "code = 'INV' and refunded_amount = 0"),
  },
];

const LABELS = ['TBP', 'TBC', 'TBR', 'PTR', 'COM', 'EXP', 'INV'] as const;
const ORDERS: readonly State[] = [
  { name: 'orders', path: async () => '/zh-HK/profile/order', into: listed },
  ...LABELS.map((label, index): State => ({
    name: `orders: ${label}`,
    path: async () => `/${index % 2 ? 'zh-HK' : 'en-US'}/profile/order?status=${label}`,
    into: listed,
  })),
  {
    name: 'order: to pay, cancelling',
    path: orderPath('/en-US/profile/order', "code = 'TBP'"),
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
    path: orderPath('/zh-HK/profile/order', PASS),
    into: seen('訂單紀錄'),
  },
  ...LABELS.map((label, index): State => ({
    name: `order: ${label}`,
    path: orderPath(
      `/${index % 2 ? 'en-US' : 'zh-HK'}/profile/order`,
      `code = '${label}' and refunded_amount = 0`,
    ),
    into: seen(index % 2 ? 'What happened, and when' : '訂單紀錄'),
  })),
  {
    name: 'order: refunded',
    path: orderPath('/en-US/profile/order', 'refunded_amount > 0'),
    into: seen('What happened, and when'),
  },
];

/** A first time of next month, chosen. */
const chooseTime = async (page: Page): Promise<void> => {
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /(Open|left)/, disabled: false })
    .first()
    .click();
  await page
    .getByRole('group', { name: 'Start time' })
    .getByRole('radio', { name: /Open|left/ })
    .first()
    .check({ force: true });
};
/** The back office, which finds every product, stops or opens booking of that of the passes. */
const setBooking = async (page: Page, button: 'Stop booking' | 'Open booking'): Promise<void> => {
  const [product] = await ask<{ name: string }>(
    "select name->>'en_gb' as name from products where route = $1",
    [PASS_ROUTE],
  );
  const desk = await page.context().newPage();
  desk.setDefaultTimeout(20_000);
  await desk.goto(
    `${SANDBOX}/dashboard/admin?${new URLSearchParams({ keyword: product?.name ?? '' }).toString()}`,
  );
  await desk.getByRole('button', { name: button }).click();
  await desk.getByText(/New bookings are stopped|Booking is open/).waitFor();
  await desk.close();
};
const full = whileLeft(0, PASS_ROUTE);
const BOOKING: readonly State[] = [
  {
    name: 'visits',
    path: async () => '/zh-HK/profile/vouchers',
    into: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'booking: a time chosen',
    path: orderPath('/en-US/profile/vouchers', PASS),
    into: chooseTime,
  },
  {
    name: 'booking: full meanwhile',
    path: orderPath('/en-US/profile/vouchers', PASS),
    into: async (page) => {
      await chooseTime(page);
      await full.sell();
      await page.getByRole('button', { name: /^Book / }).click();
      await page.getByRole('alert').filter({ hasText: 'was just taken' }).waitFor();
    },
    fails: ['400 /api/client/booking'],
    after: full.after,
  },
  {
    name: 'booking: a month that is full',
    path: async () => {
      await full.sell();
      return `/zh-HK/profile/vouchers/${await orderIn(PASS)}`;
    },
    into: (page) => page.getByRole('grid').waitFor(),
    after: full.after,
  },
  {
    name: 'booking: a visit that is changed',
    path: orderPath('/zh-HK/profile/vouchers', PASS),
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
    path: orderPath('/en-US/profile/vouchers', PASS),
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
      await setBooking(page, 'Stop booking');
      return `/zh-HK/profile/vouchers/${await orderIn(PASS)}`;
    },
    into: seen('已有的預約不受影響。'),
    after: (page) => setBooking(page, 'Open booking'),
  },
  {
    name: 'booking: of an order that needs none',
    path: orderPath('/zh-HK/profile/vouchers', "code = 'COM'"),
    into: seen('毋須在此預約'),
    fails: ['400 /api/client/booking'],
  },
];

const CARDS = '/en-US/profile/cards';
const addCard = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a card' }).click();
  const card = page.frameLocator('iframe[src*="/frames/card"]');
  await card.getByLabel(/card number/i).fill(number);
  await card.getByLabel(/expiry/i).fill('1230');
  await card.getByLabel(/CVV|CVC|security/i).fill('123');
  await page.getByRole('button', { name: 'Check and keep' }).click();
};
const FIRST_STEPS: readonly State[] = [
  { name: 'orders: none', path: async () => '/en-US/profile/order', into: seen('No orders yet') },
  {
    name: 'orders: none of a label',
    path: async () => '/zh-HK/profile/order?status=EXP',
    into: seen('這裡沒有訂單'),
  },
  { name: 'visits: none', path: async () => '/en-US/profile/vouchers' },
  {
    name: 'no order for a wallet',
    path: async () => '/zh-HK/CheckoutQrCode/alipay_hk',
    into: seen('沒有待付款訂單'),
  },
  {
    name: 'somebody else’s receipt',
    path: async () => `${await orderPath('/en-US/receipt', DATED)()}?access=made-up`,
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
      await page.getByText('•••• 4242').waitFor();
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
  expect(await broken()).toEqual([]);
});

for (const [what, states] of [
  ['what was bought', VOUCHERS],
  ['orders', ORDERS],
  ['booking', BOOKING],
] as const) {
  test(`axe finds nothing in any state of ${what}, in any look`, async ({ page, complaints }) => {
    await signIn(page);
    expect(await faultsOfStates(page, states, complaints.lines)).toEqual([]);
  });
}

test('a receipt and the page that books fit at 320 and 390 px in text of twice the size, in either language', async ({
  page,
}) => {
  await signIn(page);
  const problems: string[] = [];
  for (const locale of ['en-US', 'zh-HK']) {
    for (const [at, which] of [
      ['receipt', DATED],
      ['receipt', PASS],
      ['receipt', 'refunded_amount > 0'],
      ['profile/vouchers', PASS],
    ]) {
      const path = await orderPath(`/${locale}/${at}`, which ?? '')();
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

test('where the browser’s text is of twice the size, no line of a title begins with a comma', async ({
  page,
}) => {
  await signIn(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const at of ['order', 'vouchers']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await orderPath(`/zh-HK/profile/${at}`, PASS)());
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
      expect([at, width, comma]).toEqual([at, width, letter]);
    }
  }
});

test('axe finds nothing where a newcomer has nothing yet, nor of a first card, in any look', async ({
  page,
  complaints,
}) => {
  await registerNewcomer(page);
  expect(await faultsOfStates(page, FIRST_STEPS, complaints.lines)).toEqual([]);
});
