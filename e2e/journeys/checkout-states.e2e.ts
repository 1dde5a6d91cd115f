import type { Locator } from '@playwright/test';
import { brokenInvariants } from '../fixtures/database.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { call, registerNewUser } from '../fixtures/new-user.ts';
import { findOrder, expectSettled, A_PASS, anOrder, lastBookingEvent } from '../fixtures/orders.ts';
import { checkoutPath } from '../fixtures/products.ts';
import { expect, signIn, test } from '../fixtures/test.ts';
import { bankScreen } from '../screens/bank.screen.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';
import { limitedVouchersScreen } from '../screens/my-limited-vouchers.screen.ts';
import { orderDetailScreen } from '../screens/order-detail.screen.ts';
import { paymentElementScreen } from '../screens/payment-element.screen.ts';
import { voucherScreen } from '../screens/voucher.screen.ts';

// Covers: PAY-057
test('reads checkout aloud in order and language; focuses the error summary, its fields', async ({
  page,
}) => {
  await signIn(page);
  const words = {
    'en-US': {
      page: 'Checkout',
      left: 'Time left to pay',
      who: 'Contact details',
      first: 'First name',
      how: 'Payment method',
      coins: /Use \d+ Tapcoin/,
      terms: /Terms of Service/,
      sum: /^To pay HK\$\d+$/,
      fault: 'First name: This field is required',
    },
    'zh-HK': {
      page: '結帳',
      left: '剩餘付款時間',
      who: '聯絡資料',
      first: '名字',
      how: '付款方式',
      coins: /使用\d+ Tapcoin/,
      terms: /使用條款/,
      sum: /^應付金額 HK\$\d+$/,
      fault: '名字：',
    },
  } as const;
  for (const locale of ['en-US', 'zh-HK'] as const) {
    const say = words[locale];
    await page.goto(await checkoutPath('still-room-cash-coupon', 1, 'product', locale));
    await expect(page.getByRole('switch', { name: say.coins })).toBeVisible();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${say.page}" [level=1]
      - timer "${say.left}"
      - heading "${say.who}" [level=2]
      - textbox "${say.first}"
      - heading "${say.how}" [level=2]
      - group "${say.how}":
        - radio [checked]
      - checkbox ${say.terms}
      - complementary:
        - button /HK\\$\\d+/
    `);
    // The clock is read when asked, and announced by itself at ten, five and one minute only.
    expect(
      await page.getByRole('timer', { name: say.left }).first().getAttribute('aria-live'),
    ).toBeNull();
    await page.getByRole('switch', { name: say.coins }).check();
    await expect(page.getByRole('status').filter({ hasText: say.sum })).toHaveCount(1);
    await page.getByRole('textbox', { name: say.first }).fill('');
    await page.getByRole('complementary').getByRole('button').filter({ hasText: /HK\$/ }).click();
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(summary.getByRole('link').first()).toBeFocused();
    await expect(summary.getByRole('link').first()).toContainText(say.fault);
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: say.first });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/./);
    await field.fill('Ka Yan');
    await page.getByRole('switch', { name: say.coins }).uncheck();
  }
});

for (const say of [
  {
    locale: 'en-US',
    buy: /^BUTTON (Book|Buy)/,
    page: 'Checkout',
    first: 'First name',
    pay: /^BUTTON Pay HK/,
    yours: 'It’s yours, Siu Ming',
    vouchers: /^A Show voucher/,
  },
  {
    locale: 'zh-HK',
    buy: /^BUTTON (預訂|立即購買)/,
    page: '結帳',
    first: '名字',
    pay: /^BUTTON 付款/,
    yours: 'Siu Ming，已購買',
    vouchers: /^A 出示電子券/,
  },
] as const) {
  // Covers: PAY-058
  test(`the keyboard alone makes a whole purchase in ${say.locale}, product to voucher`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await signIn(page);
    await page.goto(`/${say.locale}/detail/bamboo-bath-cash-coupon`);
    const focused = (): Promise<string> =>
      page.evaluate(
        () =>
          `${document.activeElement?.tagName} ${document.activeElement?.textContent.trim() ?? ''}`,
      );
    const on = (words: RegExp) => async (): Promise<boolean> => words.test(await focused());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, 'the buying button', on(say.buy), 120);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say.page })).toBeVisible();
    await tabTo(page, 'the first name', () =>
      page
        .getByRole('textbox', { name: say.first })
        .evaluate((field) => field === document.activeElement),
    );
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Siu Ming');
    const newCard = page.locator('input[value="new-card"]');
    await expect(newCard).toBeAttached();
    await tabTo(page, 'the ways to pay', () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type === 'radio'),
    );
    for (let presses = 0; presses < 8 && !(await newCard.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(newCard).toBeChecked();
    const fields = paymentElementScreen(page).textboxes;
    await expect(fields.first()).toBeVisible();
    // The frame moves on by itself when a field is full, so each field is looked for before Tab is
    // pressed.
    for (const [index, text] of ['4000000000003220', '1230', '123'].entries()) {
      const field = fields.nth(index);
      await tabTo(page, `field ${index + 1} of the card`, () =>
        field.evaluate(
          (input) => input.ownerDocument.hasFocus() && input === input.ownerDocument.activeElement,
        ),
      );
      await page.keyboard.type(text);
    }
    await tabTo(page, 'the terms', () =>
      page.locator('#co-terms').evaluate((box) => box === document.activeElement),
    );
    await page.keyboard.press('Space');
    await tabTo(page, 'the paying button', on(say.pay));
    await page.keyboard.press('Enter');
    const bank = bankScreen(page);
    await bank.isOpen();
    await tabTo(page, 'the approval at the bank', () =>
      bank.approval.evaluate(
        (button) => button.ownerDocument.hasFocus() && button === document.activeElement,
      ),
    );
    await page.keyboard.press('Enter');
    const orderNo = await checkoutScreen(page).orderNo();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say.yours, {
      timeout: 20_000,
    });
    await tabTo(page, 'the voucher', on(say.vouchers));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`voucher/${orderNo}`));
    await expect(page.locator('[data-code]').first()).toBeVisible();
    await expectSettled(orderNo, 'paid');
  });
}

// Covers: RTE-065
test('a visit is booked, moved and given back; the calendar and the order follow', async ({
  page,
}) => {
  await signIn(page);
  const pass = await findOrder(A_PASS);
  const booking = limitedVouchersScreen(page);
  await booking.open(pass);
  await expect(booking.calendar).toBeVisible();
  const pick = async (nth: number): Promise<void> => {
    await booking.freeDays.nth(nth).click();
    // What is left is told with the day; before it there are the times alone.
    await expect(booking.firstTime).toBeAttached();
    await booking.firstTime.check();
  };
  await booking.nextMonth();
  await pick(3);
  await booking.book();
  await expect(page.getByText(/Booked \w{3} \d+ \w{3}, \d\d:\d\d\. A confirmation/)).toBeVisible();
  expect(await lastBookingEvent(pass)).toEqual(['booking_booked']);
  await booking.lastBookedVisit.click();
  await expect(page.getByRole('heading', { name: /^Change visit \d$/ })).toBeVisible();
  await pick(5);
  await booking.move();
  await expect(page.getByText(/Booking moved/)).toBeVisible();
  expect(await lastBookingEvent(pass)).toEqual(['booking_changed']);
  await booking.lastBookedVisit.click();
  await booking.cancelVisit();
  await booking.confirmCancel();
  await expect(page.getByText('Booking cancelled')).toBeVisible();
  expect(await lastBookingEvent(pass)).toEqual(['booking_canceled']);
  expect(await brokenInvariants()).toEqual([]);
});

// Covers: RTE-065
test('on a phone the booking bar stays at the bottom and covers no content for good', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const booking = limitedVouchersScreen(page);
  await booking.open(await findOrder(A_PASS));
  await expect(booking.calendar).toBeVisible();
  await expect(booking.visits.getByRole('listitem').first()).toBeVisible();
  const tops = await booking.visits
    .getByRole('listitem')
    .evaluateAll(
      (visits) => new Set(visits.map((visit) => visit.getBoundingClientRect().top)).size,
    );
  expect(tops, 'visits stand in one row').toBe(1);
  await expect(page.getByRole('button', { name: 'Pick a day' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await booking.nextMonth();
  await booking.freeDays.first().click();
  await page.getByRole('button', { name: 'Pick a time' }).click();
  await booking.firstTime.check();
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar).toContainText(/\w{3} \d+ \w{3}, \d\d:\d\d/);
  await expect(bar.getByRole('button', { name: 'Book', exact: true })).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('contentinfo');
  // What follows comes up behind the bar, never over it.
  await last.evaluate((foot) =>
    scrollBy({ top: foot.getBoundingClientRect().top - innerHeight + 200, behavior: 'instant' }),
  );
  expect(
    await bar.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect
    .poll(async () => {
      const [foot, top] = [await last.boundingBox(), await bar.boundingBox()];
      return foot && top && foot.y + foot.height <= top.y + 1;
    })
    .toBe(true);
});

test('on the narrowest phone breadcrumb, next step and voucher dates do not wrap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await signIn(page);
  const pass = await findOrder(A_PASS);
  /** Whether the words of something stand in one line. */
  const inOneLine = (place: Locator): Promise<boolean> =>
    place.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const middles = [...words.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top, height }) => top + height / 2);
      return Math.max(...middles) - Math.min(...middles) < 8;
    });
  for (const [locale, crumbs, step, period] of [
    ['en-US', 'Where you are', 'Pick a day', 'Use between'],
    ['zh-HK', '目前位置', '選擇日期', '有效期'],
  ] as const) {
    await limitedVouchersScreen(page).open(pass, locale);
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await inOneLine(page.getByRole('navigation', { name: crumbs }))).toBe(true);
    await orderDetailScreen(page).open(pass, locale);
    expect(await inOneLine(page.getByRole('link', { name: step }))).toBe(true);
    await voucherScreen(page).open(await findOrder(anOrder({ states: ['expired'] })), locale);
    expect(
      await inOneLine(
        page.getByRole('term').filter({ hasText: period }).locator('xpath=following-sibling::dd'),
      ),
    ).toBe(true);
  }
});

// Covers: ACC-086
test('a long list of saved people lies over the boxes below its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await registerNewUser(page);
  // One request after another: the book keeps the order in which they came.
  for (const letter of 'ABCDEFGHIJKLMNOPQRST')
    await call(page, 'POST', '/v1/client/accounts/users/address-book', {
      firstName: `Guest ${letter}`,
      lastName: 'Au',
      phone: '61234567',
      phoneRegionId: 'HK',
      regionId: 'HK',
      email,
    });
  await page.goto(await checkoutPath('still-room-cash-coupon'));
  await page.getByRole('button', { name: 'Use saved details' }).click();
  const last = page.getByRole('menuitem').filter({ hasText: 'Guest T' });
  const below = page.getByRole('heading', { name: 'Payment method' });
  const bottom = async (one: typeof last): Promise<number> => (await one.boundingBox())?.y ?? 0;
  expect(await bottom(last)).toBeGreaterThan(await bottom(below));
  await last.click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Guest T');
});
