import type { Page } from '@playwright/test';
import { newestOrder, expectSettled } from '../fixtures/orders.ts';
import { limitStock, setBuyLimit } from '../fixtures/products.ts';
import { productionPins, untilServed } from '../fixtures/stack.ts';
import { redeemVoucher } from '../fixtures/staff.ts';
import { DEMO, expect, test } from '../fixtures/test.ts';
import { askRegistry, composeQuickly, publishMutated } from '../fixtures/version-mutations.ts';
import { bankScreen } from '../screens/bank.screen.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';
import { detailScreen } from '../screens/detail.screen.ts';
import { headerScreen } from '../screens/header.screen.ts';
import { homeScreen } from '../screens/home.screen.ts';
import { loginScreen } from '../screens/login.screen.ts';
import { resultScreen } from '../screens/result.screen.ts';
import { voucherScreen } from '../screens/voucher.screen.ts';

const POTTERY = 'hands-on-pottery';

/**
 * From the home page to the checkout, signing in on the way and coming back with everything kept.
 */
const chooseAndSignIn = async (page: Page, day: number, seats: 1 | 2 = 1): Promise<void> => {
  // An earlier try would take seats, and count against what one person may have.
  await limitStock(4, POTTERY);
  await setBuyLimit(null, POTTERY);
  const detail = detailScreen(page);
  await detail.open(POTTERY);
  await detail.chooseOption('Ferry green');
  await detail.chooseDay(day);
  await detail.chooseFirstTime();
  if (seats === 2) await detail.addOne();
  const choice = new URL(page.url()).searchParams;
  await detail.book();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await loginScreen(page).signIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL(/\/checkout\/\d+\/product/);
  for (const key of ['date', 'time', 'qty', 'field'])
    expect(new URL(page.url()).searchParams.get(key)).toBe(
      choice.get(key) ?? (key === 'qty' ? '1' : null),
    );
};

// Covers: PRD-009, RTE-002, RTE-010, RTE-012, RTE-013, RTE-016, RTE-036, RTE-084
test('a shopper buys two seats by card; the voucher page sees the redemption; coins come', async ({
  page,
}) => {
  await chooseAndSignIn(page, 1, 2);
  const checkout = checkoutScreen(page);
  await checkout.held();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(DEMO.email);
  const coins = Number(
    /Use ([\d,]+) Tapcoin/
      .exec(
        (await page
          .getByRole('switch', { name: /Use [\d,]+ Tapcoin/ })
          .getAttribute('aria-label')) ??
          (await page
            .getByText(/Use [\d,]+ Tapcoin/)
            .first()
            .textContent()) ??
          '',
      )?.[1]
      ?.replace(',', ''),
  );
  expect(coins).toBeGreaterThan(10);
  await checkout.useNewCard('4242424242424242');
  await checkout.agree();
  await checkout.pay();
  const orderNo = await checkout.orderNo();
  await expect(resultScreen(page).heading).toContainText('See you');
  const voucher = voucherScreen(page);
  await voucher.open(orderNo);
  await expect(voucher.qrCode).toBeVisible();
  const numbers = await voucher.numbers(orderNo);
  expect(numbers).toHaveLength(2);

  for (const number of numbers) await redeemVoucher(page, number);
  await expect(voucher.redeemed).toBeVisible({ timeout: 15_000 });
  await homeScreen(page).open();
  await expect.poll(() => headerScreen(page).coinBalance()).toBeGreaterThan(coins);
  await expectSettled(orderNo, 'paid');
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of 400 .*\/client\/payOrders$/ });
  test('a declined card charges nothing, keeps everything; another card pays the order', async ({
    page,
  }) => {
    await chooseAndSignIn(page, 2);
    const checkout = checkoutScreen(page);
    await checkout.useNewCard('4000000000000002');
    await checkout.agree();
    await checkout.pay();
    await expect(page.getByText(/not charged/i).first()).toBeVisible();
    const declined = await newestOrder();
    await expectSettled(declined, 'nothing');
    await expect(page.getByRole('textbox', { name: 'First name' })).not.toHaveValue('');
    await checkout.useNewCard('5555555555554444');
    await checkout.pay();
    const orderNo = await checkout.orderNo();
    await expect(resultScreen(page).heading).toContainText('See you');
    expect(orderNo).toBe(declined);
    await expectSettled(orderNo, 'paid');
  });
});

// Covers: PAY-047
test('3-D Secure: the bank asks, the shopper approves, the order is paid', async ({ page }) => {
  await chooseAndSignIn(page, 3);
  const checkout = checkoutScreen(page);
  await checkout.useNewCard('4000000000003220');
  await checkout.agree();
  await checkout.pay();
  await bankScreen(page).isOpen();
  await bankScreen(page).approve();
  const orderNo = await checkout.orderNo();
  await expect(page).toHaveURL(/\/checkoutSuccess\/TN[\w-]+\/\w+$/);
  await expect(resultScreen(page).heading).toContainText('See you');
  await expectSettled(orderNo, 'paid');
});

for (const wallet of ['Apple Pay', 'Google Pay'] as const)
  test(`${wallet} pays in one step, once the form is in order`, async ({ page }) => {
    await chooseAndSignIn(page, wallet === 'Apple Pay' ? 4 : 5);
    const checkout = checkoutScreen(page);
    await checkout.held();
    await checkout.agree();
    await checkout.payExpress(wallet);
    const orderNo = await checkout.orderNo();
    await expect(resultScreen(page).heading).toContainText('See you');
    await expectSettled(orderNo, 'paid');
  });

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of 400 .*\/client\/payOrders$/ });
  test('a wallet whose card is declined charges nothing, and pays with another', async ({
    page,
  }) => {
    await chooseAndSignIn(page, 6);
    const checkout = checkoutScreen(page);
    await checkout.held();
    await checkout.agree();
    await checkout.payExpress('Google Pay', '0002');
    await expect(page.getByText(/not charged/i).first()).toBeVisible();
    await expectSettled(await newestOrder(), 'nothing');
    await checkout.payExpress('Google Pay', '3220');
    await bankScreen(page).isOpen();
    await bankScreen(page).approve();
    const orderNo = await checkout.orderNo();
    await expect(resultScreen(page).heading).toContainText('See you');
    await expectSettled(orderNo, 'paid');
  });
});

test('a roll-back while a shopper pays leaves the payment alone; the next document has it', async ({
  page,
}) => {
  const old = (await productionPins())['mf-checkout']?.stable ?? '';
  const version = await publishMutated('mf-checkout', old);
  await composeQuickly('mf-checkout', version);
  await chooseAndSignIn(page, 1);
  const checkout = checkoutScreen(page);
  await checkout.held();
  const app = page.locator('[id="single-spa-application:mf-checkout"]');
  await expect(app).toHaveAttribute('data-app-version', version);
  const born = await page.evaluate(() => performance.timeOrigin);
  const { generation } = await askRegistry<{ generation: number }>(
    '/v1/channels/production/apps/mf-checkout/rollback',
    { to: old, block: true, reason: 'an end-to-end test' },
  );
  await untilServed(generation);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

  await checkout.useNewCard('4242424242424242');
  await checkout.agree();
  await checkout.pay();
  const orderNo = await checkout.orderNo();
  await expect(resultScreen(page).heading).toContainText('See you');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(born);
  await expect(app).toHaveAttribute('data-app-version', version);
  await expectSettled(orderNo, 'paid');
  await voucherScreen(page).open(orderNo);
  await expect(app).toHaveAttribute('data-app-version', old);
});
