import type { Page } from '@playwright/test';
import { brokenInvariants } from '../fixtures/database.ts';
import { actAtGateway } from '../fixtures/gateway.ts';
import { buy, registerNewUser } from '../fixtures/new-user.ts';
import { expectSettled } from '../fixtures/orders.ts';
import { checkoutPath } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';
import { orderDetailScreen } from '../screens/order-detail.screen.ts';
import { resultScreen } from '../screens/result.screen.ts';
import { voucherScreen } from '../screens/voucher.screen.ts';

const COUPON = 'still-room-cash-coupon';

/** Opens an order anew until the gateway's news have reached it. */
const untilOrderSays = (page: Page, orderNo: string, status: string, locale?: string) =>
  expect(async () => {
    await orderDetailScreen(page).open(orderNo, locale);
    await expect(orderDetailScreen(page).status).toContainText(status, { timeout: 3_000 });
  }).toPass();

test('a refund made at the gateway ends the voucher; a failed one says where money is', async ({
  page,
}) => {
  const email = await registerNewUser(page);
  const orderNo = await buy(page, COUPON, email);
  await actAtGateway(orderNo, 'refund');
  await untilOrderSays(page, orderNo, 'Refunded');
  await actAtGateway(orderNo, 'refund-fails');
  await untilOrderSays(page, orderNo, 'Refund did not arrive');
  await expect(page.getByRole('status').filter({ hasText: 'HK$246 did not arrive' })).toContainText(
    'the money is still with us',
  );
  await voucherScreen(page).open(orderNo);
  await expect(page.getByRole('article')).toContainText('No longer valid');
  await expect(voucherScreen(page).qrCode).toHaveCount(0);
  await untilOrderSays(page, orderNo, '退款未能完成', 'zh-HK');
});

test('vouchers of a disputed payment wait, say why, and are used again once it is won', async ({
  page,
}) => {
  const email = await registerNewUser(page);
  const orderNo = await buy(page, COUPON, email);
  await actAtGateway(orderNo, 'dispute');
  await untilOrderSays(page, orderNo, 'On hold');
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
  await voucherScreen(page).open(orderNo);
  const article = page.getByRole('article');
  await expect(article).toContainText('This payment is disputed');
  await expect(voucherScreen(page).qrCode).toHaveCount(0);
  await actAtGateway(orderNo, 'dispute-won');
  await untilOrderSays(page, orderNo, 'Unredeemed');
  await voucherScreen(page).open(orderNo);
  await expect(voucherScreen(page).qrCode).toBeVisible();
  expect(await brokenInvariants()).toEqual([]);
});

test('a lost dispute ends the voucher and says that the money went back', async ({ page }) => {
  const email = await registerNewUser(page);
  const orderNo = await buy(page, COUPON, email);
  await actAtGateway(orderNo, 'dispute');
  await untilOrderSays(page, orderNo, 'On hold');
  await actAtGateway(orderNo, 'dispute-lost');
  await untilOrderSays(page, orderNo, 'Refunded');
  await expect(page.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
  await voucherScreen(page).open(orderNo);
  await expect(page.getByRole('article')).toContainText('Refunded');
  await expect(voucherScreen(page).qrCode).toHaveCount(0);
  await untilOrderSays(page, orderNo, '已退款', 'zh-HK');
  expect(await brokenInvariants()).toEqual([]);
});

test('a card that was kept with a purchase pays the next one without being typed', async ({
  page,
}) => {
  await registerNewUser(page);
  const checkout = checkoutScreen(page);
  await page.goto(await checkoutPath(COUPON));
  await checkout.held();
  await checkout.fillContact('61234567');
  await checkout.useNewCard('4242424242424242');
  await checkout.keepCard();
  await checkout.agree();
  await checkout.pay();
  await checkout.orderNo();

  await page.goto(await checkoutPath(COUPON));
  await checkout.buyAgain();
  await checkout.held();
  await checkout.fillContact('61234567');
  await checkout.useKeptCard('4242');
  await checkout.agree();
  await checkout.pay();
  const orderNo = await checkout.orderNo();
  await expect(resultScreen(page).heading).toContainText('yours');
  await expectSettled(orderNo, 'paid');
  await untilOrderSays(page, orderNo, 'Unredeemed');
  await expect(page.getByRole('list', { name: 'Where the money went' })).toContainText(
    'Visa •••• 4242',
  );
});
