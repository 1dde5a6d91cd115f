import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { brokenInvariants } from '../fixtures/database.ts';
import { setGatewayFaults } from '../fixtures/gateway.ts';
import {
  expireHold,
  newestOrder,
  expectSettled,
  anOrder,
  contactEmail,
  findOrder,
} from '../fixtures/orders.ts';
import { approveWithGatewayDown, expireHoldAtBank } from '../fixtures/payment-outcomes.ts';
import { checkoutPath } from '../fixtures/products.ts';
import { chooseCard } from '../fixtures/radio-card.ts';
import { SANDBOX } from '../fixtures/stack.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { bankScreen } from '../screens/bank.screen.ts';
import { checkoutOrderScreen } from '../screens/checkout-order.screen.ts';
import { checkoutQrScreen } from '../screens/checkout-qr.screen.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';
import { loginScreen } from '../screens/login.screen.ts';
import { paymentElementScreen } from '../screens/payment-element.screen.ts';
import { resultScreen } from '../screens/result.screen.ts';

const COUPON = 'two-broths-cash-coupon';
const OTHER = 'fook-tong-cash-coupon';

test.afterEach(async () => {
  await setGatewayFaults();
  expect(await brokenInvariants()).toEqual([]);
});

// Covers: PAY-010, PAY-011, PAY-012
test('pays one order once when pressed twice, opened in two tabs and reloaded', async ({
  page,
  context,
}) => {
  await signIn(page);
  const path = await checkoutPath(COUPON);
  await page.goto(path);
  const checkout = checkoutScreen(page);
  await checkout.held();
  const other = await context.newPage();
  await other.goto(path);
  await checkoutScreen(other).held();
  await page.reload();
  await checkout.held();
  await checkout.useNewCard('4242424242424242');
  await checkout.agree();
  await page.getByRole('button', { name: /^Pay/ }).filter({ visible: true }).first().dblclick();
  const orderNo = await checkout.orderNo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours');
  await page.goBack();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'This order is paid' })).toBeVisible();
  // The other tab hears of it by itself, and has nothing left to press.
  await expect(other.getByRole('heading', { level: 1, name: 'This order is paid' })).toBeVisible();
  expect(await newestOrder()).toBe(orderNo);
  await expectSettled(orderNo, 'paid');
});

// Covers: PAY-014, PAY-048
test('ends the order uncharged when the shopper never returns from the wallet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto(await checkoutPath(COUPON, 2));
  const checkout = checkoutScreen(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await checkoutScreen(page).payBy('AlipayHK');
  await checkout.agree();
  await checkout.pay();
  const orderNo = await newestOrder();
  const open = page.getByRole('button', { name: /Open AlipayHK/ });
  await open.click();
  await expect(page).toHaveURL(new RegExp(`^${SANDBOX}`));
  await checkoutOrderScreen(page).open(orderNo);
  await expect(checkoutOrderScreen(page).openPayment).toBeVisible();
  await expireHold(orderNo);
  await resultScreen(page).open(orderNo);
  await expect(page.getByRole('heading', { level: 1, name: 'The half hour is over' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(resultScreen(page).notCharged).toBeVisible();
  await expectSettled(orderNo, 'nothing');
});

// Covers: PAY-018
test('a card that was typed is still there, and pays, after another way was looked at', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(await checkoutPath(COUPON));
  const checkout = checkoutScreen(page);
  await checkout.held();
  await checkout.useNewCard('4242424242424242');
  await checkout.payBy('WeChat Pay HK');
  await expect(paymentElementScreen(page).frame).toBeHidden();
  await chooseCard(page.getByRole('radio', { name: /Another card|Credit or debit card/ }));
  await expect(paymentElementScreen(page).number).toHaveValue('4242 4242 4242 4242');
  await checkout.agree();
  await checkout.pay();
  const orderNo = await checkout.orderNo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours');
  await expectSettled(orderNo, 'paid');
});

// Covers: RTE-014, PAY-048
test('a wallet’s code on a desktop tells a refusal as not charged and notices the payment', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(await checkoutPath(COUPON, 3));
  const checkout = checkoutScreen(page);
  await checkout.held();
  await checkoutScreen(page).payBy('WeChat Pay HK');
  await checkout.agree();
  await checkout.pay();
  await expect(page).toHaveURL(/CheckoutQrCode\/wechat_pay_hk/);
  await expect(checkoutQrScreen(page).code).toBeVisible();
  const orderNo = await newestOrder();
  const phone = await context.newPage();
  const answer = async (button: RegExp): Promise<void> => {
    const action = await page.evaluate(async (order) => {
      const response = await fetch('/api/user/payment/transactions/retrieve', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-schema': 'Bearer', source: 'Web' },
        body: JSON.stringify({ orderNo: order }),
      });
      return ((await response.json()) as { data: { nextAction: { url: string } } }).data.nextAction
        .url;
    }, orderNo);
    await phone.goto(action);
    await phone.getByRole('button', { name: button }).first().click();
  };
  await answer(/Refuse/);
  await expect(resultScreen(page).notCharged).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: /Show the WeChat Pay HK code/ }).click();
  await expect(checkoutQrScreen(page).code).toBeVisible();
  await answer(/^Pay/);
  await expect(page).toHaveURL(/checkoutSuccess/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours');
  await expectSettled(orderNo, 'paid');
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of (400|401|403)/i });
  // Covers: RTE-015, PAY-019, PAY-047
  test('keeps everything typed when 3-D Secure is refused and the session ends, then pays', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto(await checkoutPath(OTHER));
    const checkout = checkoutScreen(page);
    await checkout.held();
    await page.getByRole('textbox', { name: 'First name' }).fill('Siu Ming');
    await checkout.useNewCard('4000000000003220');
    await checkout.agree();
    await checkout.pay();
    await bankScreen(page).isOpen();
    await bankScreen(page).refuse();
    await expect(resultScreen(page).notCharged).toBeVisible();
    const orderNo = await newestOrder();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Siu Ming');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lee');
    await context.clearCookies({ name: /tn_(access|refresh)/ });
    await checkout.useNewCard('4242424242424242');
    await checkout.pay();
    await expect(page).toHaveURL(/\/login\?redirect=.*&ended=1$/);
    await expect(
      page.getByRole('status').filter({ hasText: 'Your sign-in has expired' }),
    ).toContainText('Nothing pressed after the sign-in expired was charged');
    await loginScreen(page).signIn(DEMO.email, DEMO.password);
    await expect(page).toHaveURL(/\/checkout\/\d+\/product/);
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lee');
    await checkout.useNewCard('4242424242424242');
    await checkout.pay();
    expect(await checkout.orderNo()).toBe(orderNo);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours, Siu Ming');
    await expectSettled(orderNo, 'paid');
  });
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: new RegExp(
      'status of (400|409|503)|ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch|' +
        'did not load|unreachable|is already registered|ChunkLoadError|Loading chunk',
      'i',
    ),
  });
  // Covers: PAY-020, PAY-035
  test('loses nothing typed and pays once when card field, network or gateway fail', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto(`/en-US/detail/${OTHER}`);
    await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^(Book|Buy)/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByText('You seem to be offline. Nothing was lost.')).toBeVisible();
    await expect(page).toHaveURL(/\/detail\//);
    await context.setOffline(false);
    const BOX = /\/endive\/stripe\.js$/;
    await page.route(BOX, (route) => route.abort());
    await page.goto(await checkoutPath(OTHER, 2));
    const checkout = checkoutScreen(page);
    await checkout.held();
    await chooseCard(page.getByRole('radio', { name: /Another card|Credit or debit card/ }));
    await expect(page.getByText('The payment gateway’s box did not load')).toBeVisible({
      timeout: 20_000,
    });
    expect(await axeViolations(page, 'a box that does not come')).toEqual([]);
    await page.unroute(BOX);
    await page.getByRole('button', { name: 'Try again' }).click();
    await checkout.useNewCard('4242424242424242');
    const first = page.getByRole('textbox', { name: 'First name' });
    await context.setOffline(true);
    await first.fill('Siu Ming');
    await page.getByRole('textbox', { name: 'Discount code' }).fill('NOOK');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('#co-code')).toHaveAccessibleDescription(/offline/);
    await checkout.agree();
    await checkoutScreen(page).payBy('WeChat Pay HK');
    await checkout.pay();
    await expect(page.getByRole('alert').filter({ hasText: /You were not charged/ })).toBeVisible({
      timeout: 20_000,
    });
    expect(await axeViolations(page, 'a press without a signal')).toEqual([]);
    await context.setOffline(false);
    await expect(first).toHaveValue('Siu Ming');
    // With the signal the code is asked for again; a press meanwhile would wait for that, and stop.
    await expect(page.locator('#co-code')).toHaveAccessibleDescription(/do not know this code/);
    await checkout.useNewCard('4242424242424242');
    await setGatewayFaults({ faults: 'lose' });
    await checkout.pay();
    // Its first answer is lost before anything was begun, and the server says so.
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'The payment gateway does not answer right now.' })
        .filter({ hasText: 'You were not charged' }),
    ).toBeVisible({ timeout: 25_000 });
    expect(await axeViolations(page, 'a gateway that is down')).toEqual([]);
    await setGatewayFaults();
    await expect(first).toHaveValue('Siu Ming');
    await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('NOOK');
    await checkout.useNewCard('4242424242424242');
    await checkout.pay();
    const orderNo = await checkout.orderNo();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours', {
      timeout: 20_000,
    });
    await expectSettled(orderNo, 'paid');
    // Its vouchers are on the device from the moment they are paid: nobody has to open them first.
    const kept = (): Promise<boolean> =>
      page.evaluate(async () =>
        (await (await caches.open('tn-voucher-parts-1')).keys()).some(({ url }) =>
          /mf-checkout\/.*\/remoteEntry\.js$/.test(url),
        ),
      );
    await expect.poll(kept, { timeout: 15_000 }).toBe(true);
    await context.setOffline(true);
    await page
      .getByRole('link', { name: /Show vouchers?/ })
      .first()
      .click();
    await expect(page.getByText('Shown from this device')).toBeVisible({ timeout: 15_000 });
    expect(await axeViolations(page, 'a voucher without a signal')).toEqual([]);
    await expect(page.getByText(/Voucher number TN26/).first()).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: /status of 503|ERR_INTERNET_DISCONNECTED|Failed to load resource/i,
  });
  const nobodyKnows = async (page: Page): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: 'Asking the gateway' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText(/We cannot find out right now whether you paid/)).toBeVisible();
    await expect(page.getByText(/not charged/i)).toHaveCount(0);
  };
  // Covers: PAY-035
  test('says that it is checking when the network fails during a payment, then paid', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto(await checkoutPath(COUPON, 4));
    const checkout = checkoutScreen(page);
    await checkout.held();
    await checkout.useNewCard('4242424242424242');
    await checkout.agree();
    await page.route('**/payOrders', async (route) => {
      const answer = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response: answer });
    });
    await checkout.pay();
    const orderNo = await checkout.orderNo();
    await nobodyKnows(page);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours', {
      timeout: 20_000,
    });
    await expectSettled(orderNo, 'paid');
  });

  // Covers: PAY-020
  test('says that it is checking when the gateway is silent after approval, then paid', async ({
    page,
  }) => {
    await signIn(page);
    const orderNo = await approveWithGatewayDown(page, await checkoutPath(COUPON, 5));
    await nobodyKnows(page);
    await setGatewayFaults();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours', {
      timeout: 20_000,
    });
    await expectSettled(orderNo, 'paid');
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of (400|401|403|404|409)/i });
  // Covers: PAY-055
  test('says that nothing was charged when the bank approves after the hold ended', async ({
    page,
  }) => {
    await signIn(page);
    const orderNo = await expireHoldAtBank(page, await checkoutPath(OTHER, 3));
    await bankScreen(page).approve();
    await resultScreen(page).open(orderNo);
    await expect(
      page.getByRole('heading', { level: 1, name: 'The half hour is over' }),
    ).toBeVisible({ timeout: 20_000 });
    await expect(resultScreen(page).notCharged).toBeVisible();
    await expectSettled(orderNo, 'nothing');
  });

  // Covers: PAY-056
  test('shows nothing of another shopper’s order on any page', async ({ page }) => {
    const orderNo = await findOrder(anOrder({ states: ['unredeemed'] }));
    const email = await contactEmail(orderNo);
    await signIn(page, 'merchant@tapnook.example');
    for (const path of [
      'checkoutOrder/NO',
      'checkoutSuccess/NO/succeeded',
      'CheckoutQrCode/alipay_hk?orderNo=NO',
      'voucher/NO',
      'receipt/NO',
      'profile/order/NO',
      'profile/vouchers/NO',
      'reviews/NO',
      'reviewsDetail/NO',
    ]) {
      await page.goto(`/en-US/${path.replace('NO', orderNo)}`);
      await expect(
        page.getByText(/left the pier|did not load|not found|no such|Nothing/i).first(),
        path,
      ).toBeVisible({ timeout: 15_000 });
      expect(await page.locator('body').innerText(), path).not.toContain(email);
    }
  });
});
