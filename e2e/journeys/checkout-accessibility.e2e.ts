import type { Page } from '@playwright/test';
import { brokenInvariants } from '../fixtures/database.ts';
import { setGatewayFaults, walletChallengeUrl } from '../fixtures/gateway.ts';
import {
  expireHold,
  newestOrder,
  findOrder,
  anOrder,
  expectOrderEnded,
} from '../fixtures/orders.ts';
import {
  headed,
  violationsInStates,
  NO_SIGNAL,
  orderPath,
  limitedStock,
  type State,
} from '../fixtures/page-states.ts';
import { payUntilBankChallenge } from '../fixtures/payment-outcomes.ts';
import {
  checkoutPath,
  askForIdentity,
  firstOptionField,
  setBuyLimit,
} from '../fixtures/products.ts';
import { chooseCard } from '../fixtures/radio-card.ts';
import { SANDBOX } from '../fixtures/stack.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { bankScreen } from '../screens/bank.screen.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';
import { paymentElementScreen } from '../screens/payment-element.screen.ts';

const COUPON = 'milkcrate-cash-coupon';
const ENDED = anOrder({ states: ['ended'] });
const pressPay = (page: Page): Promise<void> =>
  page.locator('aside').getByRole('button').filter({ hasText: /HK\$/ }).click();
const waiting = (page: Page): Promise<void> =>
  page.getByRole('radio').first().waitFor({ state: 'attached' });
const refused = (page: Page, text: string): Promise<void> =>
  page.getByRole('alert').filter({ hasText: text }).waitFor({ timeout: 20_000 });
const newCard = (page: Page): Promise<void> => checkoutScreen(page).useNewCard('4242424242424242');
const chooseNewCard = async (page: Page): Promise<void> => {
  await chooseCard(page.locator('input[value="new-card"]'));
  await paymentElementScreen(page).textboxes.first().waitFor();
};
/** Pays in a chosen way while the gateway is not at its best, and waits for what is said of it. */
const payWhile =
  (
    switches: Parameters<typeof setGatewayFaults>[0],
    way: (page: Page) => Promise<void>,
    said: (page: Page) => Promise<void>,
  ) =>
  async (page: Page): Promise<void> => {
    await way(page);
    await checkoutScreen(page).agree();
    await setGatewayFaults(switches);
    await checkoutScreen(page).pay();
    await said(page);
  };
const ORDERS = '/api/v2/client/orders';
const [few, none] = [limitedStock(1, 'bamboo-bath-cash-coupon'), limitedStock(0, COUPON)];
/** Of this the demo shopper has two. */
const MASSAGE = 'ninety-minute-camphor-oil-massage';
const askMore = (wanted: boolean): Promise<object[]> =>
  askForIdentity(wanted, 'bamboo-bath-cash-coupon');

const BUYING: readonly State[] = [
  {
    name: 'details',
    path: () => checkoutPath(COUPON),
    into: (page) => expect(page.getByRole('switch', { name: /Tapcoin/ })).toBeVisible(),
  },
  {
    name: 'things to fix',
    path: () => checkoutPath(COUPON, 1, 'product', 'zh-HK'),
    into: async (page) => {
      await page.locator('#co-email').fill('nobody');
      // Before the ways to pay are here, a press asks for one of them.
      await page.getByRole('radio').first().waitFor();
      await pressPay(page);
      await page
        .getByRole('alert')
        .filter({ has: page.getByRole('link') })
        .waitFor();
    },
  },
  {
    name: 'details with an identity number and an address',
    path: async () => {
      await askMore(true);
      return checkoutPath('bamboo-bath-cash-coupon', 1, 'product', 'zh-HK');
    },
    into: async (page) => {
      await page.locator('#co-idCardNo').waitFor();
      await page.locator('#co-customerAddress').waitFor();
    },
    after: () => askMore(false),
  },
  { name: 'payType', path: () => checkoutPath(COUPON, 1, 'payType', 'zh-HK'), into: waiting },
  {
    name: 'things to fix, from a sub-page',
    path: () => checkoutPath(COUPON, 1, 'payType'),
    into: async (page) => {
      await waiting(page);
      await pressPay(page);
      await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
      await expect(page).toHaveURL(/\/product\?/);
    },
  },
  { name: 'selectCard', path: () => checkoutPath(COUPON, 1, 'selectCard'), into: waiting },
  {
    name: 'addCard',
    path: () => checkoutPath(COUPON, 1, 'addCard', 'zh-HK'),
    into: (page) => page.locator('iframe').waitFor(),
  },
  {
    name: 'a wallet’s code',
    path: () => checkoutPath(COUPON, 5),
    into: async (page) => {
      await checkoutScreen(page).payBy('WeChat Pay HK');
      await checkoutScreen(page).agree();
      await pressPay(page);
      await page.getByRole('img', { name: /QR code/ }).waitFor();
    },
  },
  {
    name: 'the wallet’s own page',
    path: walletChallengeUrl,
    into: (page) => page.getByRole('button', { name: /^(Pay|付款)$/ }).waitFor(),
  },
  {
    name: 'the bank’s question',
    path: () => checkoutPath(COUPON, 6),
    into: async (page) => {
      await checkoutScreen(page).useNewCard('4000000000003220');
      await checkoutScreen(page).agree();
      await checkoutScreen(page).pay();
      await bankScreen(page).isOpen();
    },
  },
  {
    name: 'left at the bank',
    path: async (page) => {
      await payUntilBankChallenge(page, await checkoutPath(COUPON, 11));
      return `/zh-HK/checkoutOrder/${await newestOrder()}`;
    },
    into: (page) => page.getByText('尚有付款未完成').waitFor(),
  },
  ...(['light', 'dark'] as const).map((theme): State => ({
    name: `the gateway’s own field, ${theme}`,
    path: async () => {
      const appearance = JSON.stringify({ theme: theme === 'dark' ? 'night' : 'stripe' });
      const query = `key=pk_sandbox&locale=zh-HK&appearance=${encodeURIComponent(appearance)}`;
      return `${SANDBOX}/elements/payment?${query}`;
    },
    fails: theme === 'light' ? ['404 /favicon.ico'] : [],
    into: async (page) => {
      await page.getByRole('textbox').first().fill('4242424242424241');
      await page.getByRole('textbox').nth(1).fill('0120');
      await page.getByRole('textbox').nth(2).focus();
      await page.getByText('請輸入有效的到期日').waitFor();
    },
  })),
  {
    name: 'a wallet’s code, of several orders',
    path: async () => '/zh-HK/CheckoutQrCode/alipay_hk',
    into: (page) =>
      page.getByRole('heading', { level: 1, name: '以AlipayHK支付哪張訂單' }).waitFor(),
  },
  {
    name: 'no code to show',
    path: async () => `/zh-HK/CheckoutQrCode/alipay_hk?orderNo=${await findOrder(ENDED)}`,
  },
  { name: 'ended', path: orderPath('/zh-HK/checkoutOrder', ENDED) },
  {
    name: 'paid already',
    path: orderPath('/en-US/checkoutOrder', anOrder({ states: ['unredeemed'] })),
  },
];
const REFUSED: readonly State[] = [
  {
    name: 'coins by share, a code refused',
    path: () => checkoutPath(COUPON, 2),
    fails: [`400 ${ORDERS}/discount/check`],
    into: async (page) => {
      await page.getByRole('switch', { name: /Tapcoin/ }).press('Space');
      await page.getByRole('textbox', { name: 'Discount code' }).fill('APP15');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.locator('#co-code')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a card that is declined',
    path: () => checkoutPath(COUPON, 3),
    fails: ['400 /api/v2/client/payOrders'],
    into: async (page) => {
      const checkout = checkoutScreen(page);
      await checkout.useNewCard('4000000000009995');
      await checkout.agree();
      await checkout.pay();
      await refused(page, 'You were not charged');
    },
  },
  {
    name: 'a fault of a card',
    path: () => checkoutPath(COUPON, 3, 'product', 'zh-HK'),
    into: async (page) => {
      await chooseNewCard(page);
      await page.locator('#co-terms').check();
      await pressPay(page);
      await refused(page, '請輸入有效的信用卡號碼');
    },
  },
  {
    name: 'another price',
    path: async () => `${await checkoutPath(COUPON, 4, 'product', 'zh-HK')}&seen=100`,
    fails: [`400 ${ORDERS}`],
  },
  {
    name: 'a choice that is refused',
    path: () => checkoutPath('private-heritage-tram-two-hours'),
    fails: [`400 ${ORDERS}`],
  },
  {
    name: 'fewer are left',
    path: async () => {
      await few.sell();
      return checkoutPath('bamboo-bath-cash-coupon', 2, 'product', 'zh-HK');
    },
    fails: [`400 ${ORDERS}`],
    after: few.after,
  },
  {
    name: 'what is left is held by the shopper',
    path: async () => {
      await none.sell();
      return checkoutPath(COUPON, 1);
    },
    into: headed('You already hold'),
    fails: [`400 ${ORDERS}`],
    after: none.after,
  },
  {
    name: 'the half hour is over',
    path: () => checkoutPath(COUPON, 13, 'product', 'zh-HK'),
    into: async (page) => {
      await chooseCard(page.getByRole('radio', { name: 'WeChat Pay HK' }));
      await page.locator('#co-terms').check();
      const orderNo = await newestOrder();
      await expireHold(orderNo);
      await expectOrderEnded(orderNo);
      await pressPay(page);
      await headed('保留時間已過')(page);
    },
    fails: [`400 ${ORDERS}/confirm`],
  },
  {
    name: 'the limit of one person is reached',
    path: async () => {
      await setBuyLimit(2, MASSAGE);
      const path = await checkoutPath(MASSAGE, 1, 'product', 'zh-HK');
      return `${path}&field=${await firstOptionField(MASSAGE)}`;
    },
    into: (page) => page.getByText('每人限購2份，你已有2份。').waitFor(),
    fails: [`400 ${ORDERS}`],
    after: () => setBuyLimit(null, MASSAGE),
  },
  {
    name: 'a gateway that is down',
    path: () => checkoutPath(COUPON, 14),
    into: payWhile({ faults: 'refuse' }, newCard, (page) =>
      refused(page, 'The payment gateway does not answer right now.'),
    ),
    fails: ['503 /api/v2/client/payOrders'],
    after: () => setGatewayFaults(),
  },
  {
    name: 'a payment of which nobody knows',
    path: () => checkoutPath(COUPON, 14),
    into: payWhile(
      { faults: 'refuse' },
      (page) => checkoutScreen(page).payBy('WeChat Pay HK'),
      (page) => refused(page, 'We don’t know yet whether you were charged'),
    ),
    fails: ['503 /api/v2/client/payOrders', '503 /api/user/payment/transactions/retrieve'],
    after: () => setGatewayFaults(),
  },
  {
    name: 'a payment that takes long',
    path: () => checkoutPath(COUPON, 12),
    into: payWhile({ latency: 10_000 }, newCard, (page) =>
      page.getByRole('status').filter({ hasText: 'Still at it' }).waitFor(),
    ),
    after: () => setGatewayFaults(),
  },
  {
    name: 'a wallet that refused',
    path: async (page) => {
      await page.goto(await checkoutPath(COUPON, 15));
      const checkout = checkoutScreen(page);
      await checkout.payBy('WeChat Pay HK');
      await checkout.agree();
      await checkout.pay();
      await page.getByRole('img', { name: /QR code/ }).waitFor();
      await page.goto(await walletChallengeUrl());
      await page.getByRole('button', { name: /^(Refuse|拒絕)/ }).click();
      return `/zh-HK/CheckoutQrCode/wechat_pay_hk?orderNo=${await newestOrder()}`;
    },
    into: headed('付款未在WeChat Pay HK獲批准'),
  },
  {
    name: 'no signal',
    path: () => checkoutPath(COUPON, 2, 'product', 'zh-HK'),
    into: async (page) => {
      // A card that an earlier state kept would be chosen otherwise.
      await chooseNewCard(page);
      await page.context().setOffline(true);
      await refused(page, '你已離線。');
    },
    fails: [NO_SIGNAL],
    after: (page) => page.context().setOffline(false),
  },
];

test.setTimeout(240_000);

test.afterEach(async () => {
  await setGatewayFaults();
  expect(await brokenInvariants()).toEqual([]);
});

// Covers: PAY-054
test('axe finds nothing in any state of buying, in any look', async ({ page, consoleErrors }) => {
  await signIn(page);
  expect(await violationsInStates(page, BUYING, consoleErrors.lines)).toEqual([]);
});

// Covers: PAY-054
test('axe finds nothing where buying is refused, in any look', async ({ page, consoleErrors }) => {
  await signIn(page);
  expect(await violationsInStates(page, REFUSED, consoleErrors.lines)).toEqual([]);
});
