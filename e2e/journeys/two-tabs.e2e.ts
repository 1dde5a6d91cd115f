import type { Page } from '@playwright/test';
import { brokenInvariants } from '../fixtures/database.ts';
import { newestOrder, findOrder, expectSettled, A_PASS } from '../fixtures/orders.ts';
import { checkoutPath } from '../fixtures/products.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';
import { limitedVouchersScreen } from '../screens/my-limited-vouchers.screen.ts';
import { orderDetailScreen } from '../screens/order-detail.screen.ts';

/**
 * From its first script on the page is touched without a pause: what waits for a page at rest does
 * not come.
 */
const keepTouching = async (page: Page): Promise<void> => {
  await page.addInitScript(
    () => void setInterval(() => dispatchEvent(new Event('pointerdown')), 200),
  );
};
/** What goes by itself says so on the screen for three seconds. */
const says = (page: Page, words: RegExp): Promise<void> =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();

// Covers: PAY-031
test('closes the cancel question in one tab when the order is cancelled in another', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(await checkoutPath('two-broths-cash-coupon'));
  await checkoutScreen(page).held();
  const orderNo = await newestOrder();
  const asked = await context.newPage();
  await keepTouching(asked);
  await orderDetailScreen(asked).open(orderNo);
  await orderDetailScreen(asked).cancel();
  await expect(asked.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
  await orderDetailScreen(page).open(orderNo);
  await orderDetailScreen(page).cancel();
  const told = says(asked, /^There is nothing left to cancel\./);
  await orderDetailScreen(page).confirmCancel();
  await told;
  await expect(asked.getByRole('dialog')).toHaveCount(0);
  await expect(asked.getByRole('status').filter({ hasText: /^Cancelled$/ })).toBeVisible();
  await expectSettled(orderNo, 'nothing');
});

test('closes the cancel dialog when another tab cancels the visit, in Chinese too', async ({
  page,
  context,
}) => {
  await signIn(page);
  const pass = await findOrder(A_PASS);
  const booking = limitedVouchersScreen(page);
  await booking.open(pass);
  // A visit of this month may be too near to be cancelled, and near its end no day of it is open.
  await booking.nextMonth();
  await booking.freeDays.first().click();
  await booking.firstTime.check();
  await booking.book();
  await says(page, /^Booked /);
  const visit = booking.lastBookedVisit;
  const asked = await context.newPage();
  await limitedVouchersScreen(asked).open(pass, 'zh-HK');
  await asked
    .getByRole('list', { name: '你的預約' })
    .getByRole('button', { name: /已預約/ })
    .last()
    .click();
  await asked.getByRole('button', { name: /取消此預約/ }).click();
  await expect(asked.getByRole('dialog')).toBeVisible();
  await visit.click();
  await booking.cancelVisit();
  await booking.confirmCancel();
  await says(page, /^Booking cancelled/);
  await says(asked, /^此預約已完結，或已在別處取消或更改/);
  await expect(asked.getByRole('dialog')).toHaveCount(0);
  expect(await brokenInvariants()).toEqual([]);
});
