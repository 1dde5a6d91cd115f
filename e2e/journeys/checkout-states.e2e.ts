import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures/test.ts';
import { ask, broken, checkoutPath, settled, tabTo } from '../fixtures/shop.ts';
import { REGISTRY } from '../fixtures/stack.ts';
import { checkoutScreen } from '../screens/checkout.screen.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What axe finds in the state that the page is in: wide and light, then narrow and dark. */
const faults = async (page: Page, state: string): Promise<string[]> => {
  const found: string[] = [];
  for (const [width, colorScheme] of [[1440, 'light'], [390, 'dark']] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The new colours are there once a frame was painted in them.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    // The frame of the gateway is another origin's page with checks of its own.
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).exclude('iframe').analyze();
    found.push(...violations.map(({ id, nodes }) => `${state} ${width} ${colorScheme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`));
  }
  return found;
};
const orderIn = async (where: string): Promise<string> =>
  (await ask<{ order_no: string }>(`select o.order_no from orders o join users u on u.id::text = o.user_id where u.email = 'demo@tapnook.example' and ${where} order by o.purchased_at limit 1`))[0]?.order_no ?? '';

/** Opens a state of a page and looks at it. */
const look = async (page: Page, state: string, path: string, there: RegExp, before?: () => Promise<unknown>): Promise<string[]> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(there, { timeout: 20_000 });
  await before?.();
  return faults(page, state);
};

test.describe(() => {
  test.use({ provoked: /status of (400|404)/i });
  test.setTimeout(240_000);

  test('axe finds nothing on any state of buying', async ({ page }) => {
    await signIn(page);
    const coupon = 'milkcrate-cash-coupon';
    expect.soft(await look(page, 'details', await checkoutPath(coupon), /Almost yours/, () => expect(page.getByRole('switch', { name: /Tapcoin/ })).toBeVisible())).toEqual([]);
    await page.getByRole('button', { name: /^Pay/ }).filter({ visible: true }).first().click();
    await expect(page.getByText(/to fix before you pay/)).toBeVisible();
    expect.soft(await faults(page, 'faults')).toEqual([]);
    for (const [type, heading] of [['payType', /How you’d like to pay/], ['selectCard', /Which card/], ['addCard', /Which card/]] as const) {
      expect.soft(await look(page, type, await checkoutPath(coupon, 1, type), heading, () => expect(page.getByRole('radio').first()).toBeAttached())).toEqual([]);
    }
    for (const [state, where] of [['unpaid', "code = 'TBP'"], ['paid', "code = 'TBR' and is_booking = false"], ['canceled', "code = 'INV' and end_reason = 'canceled'"]] as const) {
      expect.soft(await look(page, `${state} result`, `/en-US/checkoutSuccess/${await orderIn(where)}/x`, /./)).toEqual([]);
    }
    expect.soft(await look(page, 'ended', `/en-US/checkoutOrder/${await orderIn("code = 'INV'")}`, /./)).toEqual([]);
  });

  test('axe finds nothing on any state of what was bought', async ({ page }) => {
    await signIn(page);
    const paid = await orderIn("code = 'TBR' and is_booking = false");
    const pass = await orderIn("code in ('TBR','PTR') and is_booking");
    expect.soft(await look(page, 'voucher', `/en-US/voucher/${paid}`, /./, () => expect(page.getByRole('img', { name: /QR code/ }).first()).toBeVisible())).toEqual([]);
    expect.soft(await look(page, 'no voucher', `/en-US/voucher/${await orderIn("code = 'INV'")}`, /./)).toEqual([]);
    expect.soft(await look(page, 'receipt', `/en-US/receipt/${paid}`, /Receipt/)).toEqual([]);
    expect.soft(await look(page, 'orders', '/zh-HK/profile/order', /./, () => expect(page.getByRole('article').first()).toBeVisible())).toEqual([]);
    expect.soft(await look(page, 'order', `/en-US/profile/order/${pass}`, /Order/, () => expect(page.getByText('What happened, and when')).toBeVisible())).toEqual([]);
    expect.soft(await look(page, 'visits', '/en-US/profile/vouchers', /./)).toEqual([]);
    expect.soft(await look(page, 'booking', `/en-US/profile/vouchers/${pass}`, /./, () => expect(page.getByRole('grid')).toBeVisible())).toEqual([]);
    expect.soft(await look(page, 'saved cards', '/zh-HK/profile/cards', /./)).toEqual([]);
  });
});

test('read aloud: fields, ways to pay and sum in their order and language; faults take the focus and belong to their fields', async ({ page }) => {
  await signIn(page);
  const words = {
    'en-US': { page: 'Almost yours', left: 'Time left to pay', who: 'Who’s coming', first: 'First name', how: 'How you’d like to pay', coins: /Use \d+ Tapcoin/, terms: /Terms of Service/, sum: /^To pay HK\$\d+$/, fault: 'First name: This field is required' },
    'zh-HK': { page: '快將完成', left: '剩餘付款時間', who: '聯絡資料', first: '名字', how: '付款方式', coins: /使用\d+ Tapcoin/, terms: /服務條款/, sum: /^應付金額 HK\$\d+$/, fault: '名字：' },
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
    expect(await page.getByRole('timer', { name: say.left }).first().getAttribute('aria-live')).toBeNull();
    await page.getByRole('switch', { name: say.coins }).check({ force: true });
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
    await page.getByRole('switch', { name: say.coins }).uncheck({ force: true });
  }
});

test('the whole purchase by keyboard alone: from the product to the voucher', async ({ page }) => {
  await signIn(page);
  await page.goto('/en-US/detail/bamboo-bath-cash-coupon');
  const focused = (): Promise<string> => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim() ?? ''}`);
  await expect(page.getByRole('button', { name: /^(Book|Buy)/ }).filter({ visible: true }).first()).toBeVisible();
  await tabTo(page, 'the buying button', async () => /^BUTTON (Book|Buy)/.test(await focused()), 120);
  await page.keyboard.press('Enter');
  const checkout = checkoutScreen(page);
  await checkout.held();
  await tabTo(page, 'the first name', () => page.getByRole('textbox', { name: 'First name' }).evaluate((field) => field === document.activeElement));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Siu Ming');
  const newCard = page.getByRole('radio', { name: /Another card|Credit or debit card/ });
  await expect(newCard).toBeAttached();
  await tabTo(page, 'the ways to pay', () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type === 'radio'));
  for (let presses = 0; presses < 8 && !(await newCard.isChecked()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(newCard).toBeChecked();
  const card = page.frameLocator('iframe[src*="/frames/card"]');
  await expect(card.getByLabel(/card number/i)).toBeVisible();
  // The frame moves on by itself when a field is full, so each field is looked for before Tab is pressed.
  for (const [label, text] of [[/card number/i, '4242424242424242'], [/expiry/i, '1230'], [/CVV|CVC|security/i, '123']] as const) {
    const field = card.getByLabel(label);
    await tabTo(page, String(label), () => field.evaluate((input) => input.ownerDocument.hasFocus() && input === input.ownerDocument.activeElement));
    await page.keyboard.type(text);
  }
  await tabTo(page, 'the terms', () => page.getByRole('checkbox', { name: /Terms of Service/ }).evaluate((box) => box === document.activeElement));
  await page.keyboard.press('Space');
  await tabTo(page, 'the paying button', async () => (await focused()).startsWith('BUTTON Pay HK'));
  await page.keyboard.press('Enter');
  const orderNo = await checkout.orderNo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s yours, Siu Ming', { timeout: 20_000 });
  await tabTo(page, 'the voucher', async () => (await focused()).startsWith('A Show vouchers'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`voucher/${orderNo}`));
  await expect(page.getByRole('img', { name: /QR code/ }).first()).toBeVisible();
  await settled(orderNo, 'paid');
});

test('a visit is booked, moved and given back; the calendar and the order follow', async ({ page }) => {
  await signIn(page);
  const pass = await orderIn("code in ('TBR','PTR') and is_booking and quantity >= 5");
  const places = async (): Promise<string[]> => (await ask<{ event: string }>("select e.event from order_events e join orders o on o.id = e.order_id where o.order_no = $1 and e.kind = 'booking' order by e.id desc limit 1", [pass])).map((row) => row.event);
  await page.goto(`/en-US/profile/vouchers/${pass}`);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  const pick = async (nth: number): Promise<void> => {
    await page.getByRole('gridcell').getByRole('button', { name: /(Open|left)/, disabled: false }).nth(nth).click();
    const time = page.getByRole('group', { name: 'Start time' }).getByRole('radio', { disabled: false }).first();
    await expect(time).toBeAttached();
    await time.check({ force: true });
  };
  await page.getByRole('button', { name: 'Next month' }).click();
  await pick(3);
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByText(/Booked\. A confirmation/)).toBeVisible();
  expect(await places()).toEqual(['booking_booked']);
  await page.getByRole('list', { name: 'Your visits' }).getByRole('button', { name: /Booked/ }).last().click();
  await expect(page.getByRole('heading', { name: 'Change a visit' })).toBeVisible();
  await pick(5);
  await page.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByText(/Booking moved/)).toBeVisible();
  expect(await places()).toEqual(['booking_changed']);
  await page.getByRole('list', { name: 'Your visits' }).getByRole('button', { name: /Booked/ }).last().click();
  await page.getByRole('button', { name: 'Cancel this visit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(page.getByText('Booking canceled')).toBeVisible();
  expect(await places()).toEqual(['booking_canceled']);
  expect(await broken()).toEqual([]);
});

test.describe(() => {
  test.use({ provoked: /integrity|did not load|Failed to load|preload|not allowed|ERR_/i });
  test('a payment page runs only scripts of the inventory, frames the gateway alone, and refuses and reports a changed one', async ({ page }) => {
    await signIn(page);
    await page.goto(await checkoutPath('still-room-cash-coupon'));
    await checkoutScreen(page).held();
    await expect(page.locator('iframe')).toHaveCount(await page.locator('iframe[src*="/frames/card"]').count());
    const listed = (await (await fetch(`${REGISTRY}/v1/channels/production/payment-scripts`)).json()) as { scripts: { url: string; integrity: string; reason: string }[] };
    const inventory = new Map(listed.scripts.map((script) => [new URL(script.url).pathname, script]));
    const ran = await page.evaluate(async () => {
      const addresses = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => new URL(name).pathname.endsWith('.js'));
      const hash = async (name: string): Promise<string> => `sha384-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-384', await (await fetch(name)).arrayBuffer()))))}`;
      return Promise.all([...new Set(addresses)].map(async (name) => ({ origin: new URL(name).origin, path: new URL(name).pathname, integrity: await hash(name) })));
    });
    expect(ran.length).toBeGreaterThan(2);
    for (const { origin, path, integrity } of ran.filter((script) => script.path !== '/service-worker.js')) {
      expect({ path, origin }).toEqual({ path, origin: new URL(page.url()).origin });
      expect({ path, integrity: inventory.get(path)?.integrity, reasoned: Boolean(inventory.get(path)?.reason) }).toEqual({ path, integrity, reasoned: true });
    }
    const policy = (await page.request.get(page.url())).headers()['content-security-policy'] ?? '';
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toHaveLength(1);

    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/telemetry')) reports.push(request.postData() ?? '');
    });
    await page.route('**/remotes/mf-checkout/**/remoteEntry.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.__skimmer = true` });
    });
    await page.reload();
    await expect.poll(() => reports.join('\n'), { timeout: 20_000 }).toMatch(/"load-failure"[^}]*mf-checkout|mf-checkout[^}]*"load-failure"/);
    expect(await page.evaluate(() => '__skimmer' in globalThis)).toBe(false);
  });
});
