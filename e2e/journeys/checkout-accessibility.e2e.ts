import type { Page, Route } from '@playwright/test';
import { axeFaults } from '../fixtures/axe.ts';
import { approvedUnheard, givenUpAtTheGateway, refusedAtTheBank, rejectedByTheMerchant, runOutAtTheBank } from '../fixtures/endings.ts';
import { broken, checkoutPath, gateway, openQuestion, orderIn } from '../fixtures/shop.ts';
import { SANDBOX } from '../fixtures/stack.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';

const COUPON = 'milkcrate-cash-coupon';
interface State {
  readonly name: string;
  /** Path with its language, once what it shows is so. */
  readonly path: (page: Page) => Promise<string>;
  /** Brings the page into the state, or waits until it is there. */
  readonly into?: (page: Page) => Promise<unknown>;
  /** Sets right again what the state needed. */
  readonly after?: () => Promise<unknown>;
  /** What the server says instead of what is so. */
  readonly told?: { readonly call: string; readonly change: object };
}
const orderPath = (before: string, where: string) => async (): Promise<string> => `${before}/${await orderIn(where)}`;
const result = (locale: string, where: string) => async (): Promise<string> => `/${locale}/checkoutSuccess/${await orderIn(where)}/succeeded`;
/** The result, in the address a success, of an order that came to another end. */
const endOf = (locale: string, end: (page: Page, path: string) => Promise<string>, quantity: number) => async (page: Page): Promise<string> => `/${locale}/checkoutSuccess/${await end(page, await checkoutPath(COUPON, quantity))}/succeeded`;
const headed = (name: string) => (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });
const pressPay = (page: Page): Promise<void> => page.locator('aside').getByRole('button').filter({ hasText: /HK\$/ }).click();
const grid = (page: Page): Promise<void> => expect(page.getByRole('grid')).toBeVisible();
const PASS = "code in ('TBR','PTR') and is_booking and quantity >= 5";

const BUYING: readonly State[] = [
  { name: 'details', path: () => checkoutPath(COUPON), into: (page) => expect(page.getByRole('switch', { name: /Tapcoin/ })).toBeVisible() },
  { name: 'things to fix', path: () => checkoutPath(COUPON, 1, 'product', 'zh-HK'), into: async (page) => {
    await page.locator('#co-email').fill('nobody');
    // Before the ways to pay are here, a press asks for one of them.
    await page.getByRole('radio').first().waitFor();
    await pressPay(page);
    await page.getByRole('alert').filter({ has: page.getByRole('link') }).waitFor();
  } },
  { name: 'coins by share, a code refused', path: () => checkoutPath(COUPON, 2), into: async (page) => {
    await page.getByRole('switch', { name: /Tapcoin/ }).press('Space');
    await page.getByRole('textbox', { name: 'Discount code' }).fill('APP15');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('#co-code')).toHaveAttribute('aria-invalid', 'true');
  } },
  { name: 'a card that is declined', path: () => checkoutPath(COUPON, 3), into: async (page) => {
    const checkout = checkoutScreen(page);
    await checkout.useNewCard('4000000000009995');
    await checkout.agree();
    await checkout.pay();
    await page.getByRole('alert').filter({ hasText: 'You were not charged' }).waitFor();
  } },
  { name: 'payType', path: () => checkoutPath(COUPON, 1, 'payType', 'zh-HK'), into: (page) => page.getByRole('radio').first().waitFor({ state: 'attached' }) },
  { name: 'things to fix, from a sub-page', path: () => checkoutPath(COUPON, 1, 'payType'), into: async (page) => {
    await page.getByRole('radio').first().waitFor({ state: 'attached' });
    await pressPay(page);
    await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
    await expect(page).toHaveURL(/\/product\?/);
  } },
  { name: 'selectCard', path: () => checkoutPath(COUPON, 1, 'selectCard'), into: (page) => page.getByRole('radio').first().waitFor({ state: 'attached' }) },
  { name: 'addCard', path: () => checkoutPath(COUPON, 1, 'addCard', 'zh-HK'), into: (page) => page.locator('iframe').waitFor() },
  { name: 'another price', path: async () => `${await checkoutPath(COUPON, 4, 'product', 'zh-HK')}&seen=100` },
  { name: 'a choice that is refused', path: () => checkoutPath('private-heritage-tram-two-hours') },
  { name: 'a wallet’s code', path: () => checkoutPath(COUPON, 5), into: async (page) => {
    await checkoutScreen(page).payBy('WeChat Pay HK');
    await checkoutScreen(page).agree();
    await pressPay(page);
    await page.getByRole('img', { name: /QR code/ }).waitFor();
  } },
  { name: 'the wallet’s own page', path: openQuestion, into: (page) => page.getByRole('button', { name: /^(Pay|付款)$/ }).waitFor() },
  { name: 'the bank’s own page', path: () => checkoutPath(COUPON, 6), into: async (page) => {
    await checkoutScreen(page).useNewCard('4000000000003220');
    await checkoutScreen(page).agree();
    await checkoutScreen(page).pay();
    await page.getByRole('button', { name: /Approve|批准/ }).waitFor();
  } },
  ...(['light', 'dark'] as const).map((theme): State => ({
    name: `the gateway’s own field, ${theme}`, path: async () => `${SANDBOX}/frames/card?key=pk_sandbox&locale=zh-HK&theme=${theme}`, into: async (page) => {
      await page.getByRole('textbox').first().fill('4242424242424241');
      await page.getByRole('textbox').nth(1).fill('0120');
      await page.getByRole('textbox').nth(2).focus();
      await page.getByText('請輸入有效的到期日').waitFor();
    },
  })),
  { name: 'no code to show', path: async () => `/zh-HK/CheckoutQrCode/alipay_hk?orderNo=${await orderIn("code = 'INV'")}` },
  { name: 'ended', path: orderPath('/zh-HK/checkoutOrder', "code = 'INV'") },
  { name: 'paid already', path: orderPath('/en-US/checkoutOrder', "code = 'TBR'") },
  { name: 'result: not paid', path: result('zh-HK', "code = 'TBP'") },
  { name: 'result: asking', path: endOf('en-US', approvedUnheard, 7), into: headed('Asking the gateway'), after: gateway },
  { name: 'result: failed', path: endOf('zh-HK', refusedAtTheBank, 8), into: headed('付款未獲銀行驗證。') },
  { name: 'result: given up', path: endOf('en-US', givenUpAtTheGateway, 9), into: headed('Payment canceled') },
  { name: 'result: succeeded', path: result('zh-HK', "code = 'TBR' and is_booking = false"), into: (page) => page.locator('[data-code]').first().waitFor() },
  { name: 'result: canceled', path: result('en-US', "code = 'INV' and end_reason = 'canceled'") },
  { name: 'result: expired', path: endOf('zh-HK', runOutAtTheBank, 10), into: headed('保留時間已過') },
  { name: 'result: awaiting the merchant', path: result('zh-HK', "code = 'TBC'") },
  { name: 'result: rejected', path: async (page) => `/en-US/checkoutSuccess/${await rejectedByTheMerchant(page)}/succeeded`, into: headed('The merchant could not confirm') },
];
const BOUGHT: readonly State[] = [
  { name: 'voucher', path: orderPath('/en-US/voucher', "code = 'TBR' and is_booking = false"), into: (page) => page.locator('[data-code]').first().waitFor() },
  { name: 'voucher: redeemed', path: orderPath('/zh-HK/voucher', "code = 'COM'") },
  { name: 'voucher: expired', path: orderPath('/en-US/voucher', "code = 'EXP'") },
  { name: 'voucher: none', path: orderPath('/zh-HK/voucher', "code = 'INV'") },
  { name: 'receipt', path: orderPath('/en-US/receipt', "code = 'TBR' and is_booking = false") },
  { name: 'receipt after a refund', path: orderPath('/zh-HK/receipt', 'refunded_amount > 0') },
  { name: 'orders', path: async () => '/zh-HK/profile/order', into: (page) => page.getByRole('article').first().waitFor() },
  { name: 'orders: none', path: async () => '/en-US/profile/order?status=EXP', told: { call: '**/v2/client/orders?pageNum=*', change: { items: [], totalCount: 0 } }, into: (page) => page.getByRole('heading', { name: 'Nothing here' }).waitFor() },
  { name: 'order: to pay, cancelling', path: orderPath('/en-US/profile/order', "code = 'TBP'"), into: async (page) => {
    await page.getByRole('button', { name: /^Cancel/ }).first().click();
    await page.getByRole('dialog').waitFor();
  } },
  { name: 'order', path: orderPath('/zh-HK/profile/order', PASS), into: (page) => page.getByText('訂單紀錄').waitFor() },
  { name: 'order: refunded', path: orderPath('/en-US/profile/order', 'refunded_amount > 0'), into: (page) => page.getByText('What happened, and when').waitFor() },
  { name: 'visits', path: async () => '/zh-HK/profile/vouchers', into: (page) => page.getByRole('listitem').first().waitFor() },
  { name: 'booking: a day chosen', path: orderPath('/en-US/profile/vouchers', PASS), into: async (page) => {
    await grid(page);
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('gridcell').getByRole('button', { name: /(Open|left)/, disabled: false }).first().click();
    await page.getByRole('group', { name: 'Start time' }).waitFor();
  } },
  { name: 'booking: stopped', path: orderPath('/zh-HK/profile/vouchers', PASS), into: (page) => page.getByText('商戶暫停接受新預約。').waitFor(), told: { call: '**/client/booking/getBookingOptionList', change: { bookingState: 'stopped', bookingStateText: { en_gb: 'The merchant takes no new bookings at the moment.', zh_hk: '商戶暫停接受新預約。' } } } },
  { name: 'saved cards', path: async () => '/zh-HK/profile/cards' },
];

/** Lets the server's answer to one call say something else. */
const retell = async (route: Route, change: object): Promise<void> => {
  const answer = await route.fetch();
  const body = (await answer.json().catch(() => ({}))) as { data?: object };
  await route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ code: '0', message: 'OK', data: { ...body.data, ...change } }) });
};

/** Opens one state after the other and gathers what axe finds. */
const look = async (page: Page, states: readonly State[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { name, path, into, told, after } of states) {
    await page.setViewportSize({ width: 1440, height: 900 });
    // What one state typed is not what the next begins with.
    await page.evaluate(() => sessionStorage.clear());
    if (told) await page.route(told.call, (route) => retell(route, told.change));
    await page.goto(await path(page));
    await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible({ timeout: 20_000 });
    await into?.(page);
    found.push(...(await axeFaults(page, name)));
    // A poll may be under way: it is answered first.
    if (told) await page.unrouteAll({ behavior: 'wait' });
    await after?.();
  }
  return found;
};

test.use({ provoked: /status of (400|404|503)/i });
test.setTimeout(240_000);

test.afterEach(async () => {
  await gateway();
  expect(await broken()).toEqual([]);
});

test('axe finds nothing in any state of buying, in any look', async ({ page }) => {
  await signIn(page);
  expect(await look(page, BUYING)).toEqual([]);
});

test('axe finds nothing in any state of what was bought, in any look', async ({ page }) => {
  await signIn(page);
  expect(await look(page, BOUGHT)).toEqual([]);
});
