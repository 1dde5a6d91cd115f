import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { buyChoice, call } from '../fixtures/new-user.ts';
import { freeDayOf, planOf } from '../fixtures/products.ts';
import { adminPassword } from '../fixtures/stack.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';
import { detailScreen } from '../screens/detail.screen.ts';
import { orderDetailScreen } from '../screens/order-detail.screen.ts';
import { voucherScreen } from '../screens/voucher.screen.ts';

const AQUARIUM = 'aquarium-tunnel-day-ticket';

/** The merchant grants what was asked of an order. */
const approve = async (page: Page, orderNo: string): Promise<void> => {
  await call(page, 'POST', '/v1/public/accounts/users/login', {
    email: 'admin@tapnook.example',
    password: adminPassword(),
  });
  const { items } = await call<{ items: { orderNo: string; requestId: string }[] }>(
    page,
    'GET',
    '/v1/merchant/refund-requests?pageNum=1&pageSize=100',
  );
  const asked = items.find((one) => one.orderNo === orderNo);
  await call(page, 'PATCH', `/v1/merchant/refund-requests/${asked?.requestId}`, {
    action: 'approve',
  });
};

for (const width of [1440, 360])
  test(`sells two adults and a child in one order, refunds the child, at ${width} pixels`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    const detail = detailScreen(page);
    await detail.open(AQUARIUM);
    await detail.chooseDay(4);
    await page.getByRole('button', { name: 'More: Adult (12+)' }).press('Enter');
    await page.getByRole('button', { name: 'More: Child (3–11)' }).press('Enter');
    await expect(page).toHaveURL(/qty=3&who=adult%3A2&who=child%3A1/);
    await expect(page.getByText('Total for 3')).toBeVisible();
    expect(await axeViolations(page, 'a family is chosen')).toEqual([]);
    await detail.book();
    const checkout = checkoutScreen(page);
    await checkout.held();
    await expect(page.getByText(/Child \(3–11\) · /).first()).toBeAttached();
    await checkout.useNewCard('4242424242424242');
    await checkout.agree();
    await checkout.pay();
    const orderNo = await checkout.orderNo();
    const voucher = voucherScreen(page);
    await voucher.open(orderNo);
    await expect(page.getByText('Adult (12+)').first()).toBeVisible();
    expect(await voucher.numbers(orderNo)).toHaveLength(3);

    await orderDetailScreen(page).open(orderNo);
    await expect(
      page.getByText('Voucher 3 · Child (3–11)').filter({ visible: true }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Ask for a refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ label: 'My plans changed' });
    for (const name of ['Voucher 1', 'Voucher 2'])
      await dialog.getByRole('checkbox', { name: new RegExp(name) }).uncheck();
    await expect(dialog.getByText('HK$158 asked for')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog).toBeHidden();
    const house = await browser.newContext({ baseURL: baseURL ?? '' });
    const desk = await house.newPage();
    await desk.goto('/en-US/terms/usage-terms');
    await approve(desk, orderNo);
    await house.close();
    await page.reload();
    await expect(
      page
        .getByText(/HK\$158/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

test('a family asks for its child’s money back in Chinese; the order says that it came', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, DEMO.email);
  const { product, plan } = await planOf(AQUARIUM);
  const orderNo = await buyChoice(
    page,
    {
      productId: product,
      planId: plan,
      quantity: 3,
      people: [
        { kind: 'adult', quantity: 2 },
        { kind: 'child', quantity: 1 },
      ],
      ...(await freeDayOf(AQUARIUM, 3)),
    },
    DEMO.email,
  );
  await orderDetailScreen(page).open(orderNo, 'zh-HK');
  await page.getByRole('button', { name: '申請退款' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: '計劃有變' });
  for (const name of ['第1張電子券', '第2張電子券'])
    await dialog.getByRole('checkbox', { name: new RegExp(name) }).uncheck();
  await expect(
    dialog.getByRole('checkbox', { name: /第3張電子券 · 小童（3至11歲）/ }),
  ).toBeChecked();
  await expect(dialog.getByText(/申請退款HK\$\d+/)).toBeVisible();
  expect(await axeViolations(page, 'a refund is asked for in Chinese')).toEqual([]);
  await dialog.getByRole('button', { name: '提交申請' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('待商戶回覆。').filter({ visible: true }).first()).toBeVisible();
  const house = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await house.newPage();
  await desk.goto('/en-US/terms/usage-terms');
  await approve(desk, orderNo);
  await house.close();
  await page.reload();
  await expect(page.getByText('已獲退款。').filter({ visible: true }).first()).toBeVisible();
});
