import type { Locator, Page } from 'playwright-core';
import { mounted } from './interactions.ts';
import type { Press } from './press.ts';

const seen = (page: Page, name: RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const PAY = /^Pay/;

const enterCheckout = async (page: Page): Promise<void> => {
  await seen(page, /^(Buy|Book)/).tap();
  await page.getByRole('switch', { name: /Tapcoin/ }).waitFor();
};
const more = (page: Page): Locator =>
  page.getByRole('group', { name: 'How many' }).getByRole('button', { name: 'More' });
const idle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/**
 * A page of one button, which writes down that it was pressed: what a press costs the browser and
 * this machine alone.
 */
const oneButton = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.addEventListener('click', () => (button.textContent = 'Pressed'));
    button.textContent = 'Press';
    document.body.append(button);
  });
};
export const BARE: Press = {
  name: 'a page of one button',
  on: (page) => page.getByRole('button'),
  answer: 'button',
  says: 'Pressed',
  before: oneButton,
};

const codeApplied = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Discount code' }).fill('AGAIN5');
  await seen(page, /^Apply/).tap();
  await seen(page, /^Remove/).waitFor();
};

/**
 * A purchase in the order in which a shopper makes it. The last press opens a wallet, in which
 * nobody pays: nothing is sold.
 */
export const PURCHASE: readonly Press[] = [
  {
    name: 'product: one more, while the page still starts',
    on: more,
    answer: '[role=group] output',
    says: '2',
    busy: true,
    before: mounted,
    after: (page) => page.waitForURL(/qty=2/),
  },
  {
    name: 'product: one more',
    on: more,
    answer: '[role=group] output',
    says: '3',
    before: idle,
    after: (page) => page.waitForURL(/qty=3/),
  },
  {
    name: 'checkout: the saved people',
    on: (page) => seen(page, /^Use saved details/),
    answer: '[role=menu]',
    before: enterCheckout,
  },
  {
    name: 'checkout: one of them',
    on: (page) => page.getByRole('menuitem').nth(1),
    answer: 'button[aria-haspopup=menu][aria-expanded=false][aria-label^="Use saved"]',
  },
  {
    name: 'checkout: coins',
    on: (page) => page.getByRole('switch', { name: /Tapcoin/ }),
    answer: 'div:has(> [role=switch]:checked)',
    says: 'Tapcoin',
    follows: 'aside dl [data-tone=less]',
  },
  {
    name: 'checkout: part of the coins',
    on: (page) => page.locator('label').filter({ hasText: /^20%$/ }),
    answer: 'input[value="20"]:checked',
  },
  {
    name: 'checkout: apply a code',
    on: (page) => seen(page, /^Apply/),
    answer: 'form button[aria-busy=true]',
    before: (page) => page.getByRole('textbox', { name: 'Discount code' }).fill('NOOK'),
    after: (page) => page.locator('form button[aria-busy=true]').waitFor({ state: 'detached' }),
  },
  {
    name: 'checkout: remove a code',
    on: (page) => seen(page, /^Remove/),
    answer: '#co-code',
    before: codeApplied,
  },
  {
    name: 'checkout: another way to pay',
    on: (page) => page.locator('label').filter({ has: page.locator('input[value=wechat_pay_hk]') }),
    answer: '[data-on] input[value=wechat_pay_hk]',
  },
  {
    name: 'checkout: pay, something missing',
    on: (page) => seen(page, PAY),
    answer: '#co-terms[aria-invalid=true]',
    follows: '[role=alert] a[href="#co-terms"]',
  },
  {
    name: 'checkout: terms',
    on: (page) => page.getByRole('checkbox', { name: /Terms of Service/ }),
    answer: '#co-terms:checked',
    follows: '#co-terms:not([aria-invalid])',
  },
  {
    name: 'checkout: pay',
    on: (page) => seen(page, PAY),
    answer: 'button[data-tone=hot][aria-busy=true]',
  },
];

/** A link of the list, then the page behind it at rest. */
const follow =
  (list: string, name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.goto(new URL(list, page.url()).href);
    await page.getByRole('link', { name }).first().tap();
    await idle(page);
  };
const toBooking = follow('/en-US/profile/vouchers', /^Book/);
/** The page of a booking of which nothing has been chosen yet. */
const bookAnew = async (page: Page): Promise<void> => {
  await page.evaluate(() => sessionStorage.clear());
  await toBooking(page);
};
const day = (page: Page): Locator =>
  page.getByRole('gridcell').locator('button:not([aria-disabled])').last();

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "December 2026": the month after this one in Hong Kong. */
const monthAfter = (now: Date): string => {
  const there = new Date(now.getTime() + 8 * 3_600_000);
  return MONTH.format(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1));
};

/** Answers the question whether to cancel: nothing is kept of the purchase. */
const cancel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel the order' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/**
 * What a shopper presses after buying: orders, the days of a limited voucher, and the vouchers
 * themselves. Nothing is booked.
 */
export const BOUGHT: readonly Press[] = [
  {
    name: 'orders: cancel one',
    on: (page) => page.getByRole('article').getByRole('button', { name: 'Cancel' }).first(),
    answer: 'article button[aria-expanded=true]',
    follows: 'dialog[open]',
    before: idle,
    after: cancel,
  },
  {
    name: 'orders: only those of a status',
    on: (page) => page.getByRole('tab', { name: 'Completed' }),
    answer: '[role=tab][aria-selected=true]',
    says: 'Completed',
    before: idle,
  },
  {
    name: 'booking: the next month',
    on: (page) => page.getByRole('button', { name: 'Next month' }),
    answer: '[role=group] [aria-live]',
    says: monthAfter(new Date()),
    before: toBooking,
  },
  { name: 'booking: a day', on: day, answer: '[data-day][data-on]', before: idle },
  {
    name: 'booking: an option',
    on: (page) => page.locator('label').filter({ hasText: /^Female$/ }),
    answer: 'label:has(:checked)',
    says: 'Female',
    before: idle,
  },
  {
    name: 'booking: one voucher more',
    on: (page) =>
      page
        .getByRole('group', { name: 'Vouchers to use' })
        .getByRole('button', { name: 'One more' }),
    answer: '[role=group] output',
    says: '2',
  },
  {
    name: 'booking: the next free day',
    on: (page) => page.getByRole('button', { name: /^Next free/ }),
    answer: '[data-day][data-on], [role=group][aria-busy]',
    before: bookAnew,
  },
  {
    name: 'voucher: the next one',
    on: (page) => page.getByRole('button', { name: 'Next voucher' }),
    answer: 'article',
    says: '2 of',
    before: follow('/en-US/profile/order?status=TBR', /^Show vouchers/),
  },
];
