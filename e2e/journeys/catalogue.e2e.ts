import { expect, test } from '../fixtures/test.ts';
import { detailScreen } from '../screens/detail.screen.ts';

// Covers: CAT-047
test('from the search box to checkout by keyboard alone, a typing error included', async ({
  page,
}) => {
  await page.goto('/en-US');
  await page.getByRole('combobox', { name: 'Search TapNook' }).focus();
  // At once, whether the box's script has come or not: until then it is a plain form.
  await page.keyboard.type('hands on potery');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=hands\+on\+potery$/);
  await expect(page.getByText(/These are for/)).toBeVisible();
  // Only a page that answers moves within the document, with the focus on the next heading.
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  await page
    .getByRole('link', { name: /Hands-on pottery/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\/hands-on-pottery$/);
  await expect(page.getByRole('heading', { level: 1, name: /Hands-on pottery/ })).toBeFocused();
  await page.getByRole('radio', { name: 'Celadon', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  const open = page
    .getByRole('gridcell')
    .getByRole('button', { name: /HK\$\d+$/, disabled: false });
  await open.nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/field=.*date=\d{4}-\d{2}-\d{2}/);
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/time=\d/);
  await page.getByRole('button', { name: /^Book/ }).filter({ visible: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcheckout%2F1024%2Fproduct/);
});

// Covers: RTE-045
test('after a move the head is what the server writes for that address', async ({ page }) => {
  const head = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [
        document.title,
        ...[...document.head.querySelectorAll('[data-page]')].map((element) =>
          ['name', 'property', 'rel', 'hreflang', 'content', 'href']
            .map((key) => element.getAttribute(key))
            .join(' '),
        ),
      ].toSorted(),
    );
  await page.goto('/zh-HK/search');
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/zh-HK\/detail\//);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new URL(page.url()).href,
  );
  const moved = await head();
  await page.reload();
  expect(moved).toEqual(await head());
});

// Covers: RTE-009, CAT-048
test('filters live in the address; back brings results, place and choice again', async ({
  page,
}) => {
  await page.goto('/en-US/search');
  const count = page.getByRole('status').filter({ hasText: /\d+ experiences/ });
  const all = (await count.textContent()) ?? '';
  await page.getByRole('checkbox', { name: /Instant confirmation/ }).check();
  await expect(page).toHaveURL(/orderCheckWay=instant/);
  await expect(count).not.toHaveText(all);
  const instant = (await count.textContent()) ?? '';
  await page.getByRole('button', { name: /^This weekend/ }).click();
  await expect(page).toHaveURL(/bookableTime=weekend/);
  await expect(count).not.toHaveText(instant);
  const found = await count.textContent();
  await page.reload();
  await expect(count).toHaveText(found ?? '');
  await expect(page.getByRole('button', { name: 'Remove: Instant confirmation' })).toBeVisible();
  const card = page.getByRole('article').nth(9).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(10);
  await page.goBack();
  await expect(page).toHaveURL(
    /orderCheckWay=instant.*bookableTime=weekend|bookableTime=weekend.*orderCheckWay=instant/,
  );
  await expect(count).toHaveText(found ?? '');
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), place)).toBeLessThan(40);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

// Covers: CAT-048
test('focuses the heading when keys turn a page; Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/en-US/search');
  await page.waitForFunction(() => performance.getEntriesByName('mounted:mf-catalog').length > 0);
  const place = (): Promise<number> => page.evaluate(() => scrollY);
  const turn = page.getByRole('link', { name: 'Page 2' });
  await turn.focus();
  await expect.poll(place).toBeGreaterThan(1_000);
  const before = await place();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(place).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /\d+ experiences Page 2/ })).toHaveCount(
    1,
  );
  // The page knows where it is once it was told.
  await page.evaluate(
    () =>
      new Promise<void>((told) => {
        addEventListener('scroll', () => told(), { once: true });
        scrollTo({ top: 700, behavior: 'instant' });
      }),
  );
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
  await page.goForward();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(place).toBe(700);
});

// Covers: RTE-010, CAT-063
test('a choice that is shared opens whole, in the other language too', async ({
  page,
  browser,
}) => {
  const detail = detailScreen(page);
  await detail.open('hands-on-pottery');
  await detail.chooseOption('Celadon');
  await detail.chooseDay(4);
  await detail.chooseFirstTime();
  await detail.addOne();
  const total = await page
    .getByText(/^Total for 2/)
    .locator('..')
    .textContent();
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('radio', { name: 'Celadon', exact: true })).toBeChecked();
  await expect(other.getByText(/^Total for 2/).locator('..')).toHaveText(total ?? '');
  await expect(
    other.getByRole('button', { name: /^Book/ }).filter({ visible: true }).first(),
  ).toBeVisible();
  await other.getByRole('link', { name: '繁體中文' }).click();
  await expect(other).toHaveURL(
    /\/zh-HK\/detail\/hands-on-pottery\?(?:.*field=.*qty=2|.*qty=2.*field=)/,
  );
  await expect(
    other.getByRole('button', { name: /^預訂/ }).filter({ visible: true }).first(),
  ).toBeVisible();
  await other.context().close();
});

// Covers: CAT-049
test('odd addresses lead to a page, never to a fault', async ({ request }) => {
  const odd = [
    '/detail/%E0%A4%A',
    '/detail/%00',
    '/detail?productId=1e99',
    '/detail?productId=-1',
    '/promo/%2e%2e',
    '/promo/99999999999999999',
    '/preview?productId=abc',
    '/search?keyword=%00%E2%80%AE&page=1e9&sort=zzz',
    '/search?lowestPrice=9&highestPrice=1&bookableTime=2026-02-31',
    '/search?__proto__=1&categoryId=9999999',
    '/detail/hands-on-pottery?plan=x&field=,&date=0000-00-00&time=99:99&qty=-9&add=::',
  ];
  for (const path of odd) {
    const answer = await request.get(`/en-US${path}`, { maxRedirects: 5 });
    const html = await answer.text();
    expect([200, 404], path).toContain(answer.status());
    expect(/<h1[ >]/.test(html), path).toBe(true);
    expect(html.includes('\0'), path).toBe(false);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of ['en-US', 'zh-HK']) {
    test(`the day's first moment is whole above the tabs, in ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}`);
      const moment = page.locator('a', { has: page.locator('time') }).first();
      const tabs = page.getByRole('navigation', { name: locale === 'en-US' ? 'Main' : '主選單' });
      const bottom = async (of: typeof moment): Promise<number> =>
        of.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await bottom(moment)).toBeLessThanOrEqual(
        await tabs.evaluate((element) => element.getBoundingClientRect().top),
      );
    });
  }

  // Covers: CAT-059
  test('swipes a product’s pictures in place, and opens full screen at the one in view', async ({
    page,
  }) => {
    await page.goto('/en-US/detail/hands-on-pottery');
    const first = page.getByRole('button', { name: /^Picture 1 of \d+/ }).first();
    const second = page.getByRole('button', { name: /^Picture 2 of \d+/ }).first();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await expect(second).not.toBeInViewport();
    // The browser's own scrolling, by a swipe or, here, by the wheel.
    await first.hover();
    await page.mouse.wheel(300, 0);
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: /2 \/ \d+$/ }).click();
    await expect(page.getByRole('dialog').getByText(/^2 \/ \d+$/)).toBeInViewport({ ratio: 1 });
  });
});
