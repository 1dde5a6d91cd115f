import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { focusProblems } from '../fixtures/focus.ts';
import { adminPassword, EDGE_PORT } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { backOfficeScreen, type WorkLocale } from '../screens/backoffice.screen.ts';

const BACK_OFFICE = `http://localhost:${EDGE_PORT + 5}`;
const NARROW = 360;
const ADMIN = { email: 'admin@tapnook.example', password: () => adminPassword() };
const OWNER = { email: 'merchant@tapnook.example', password: () => 'Corner_2026' };

/** Asks the API as whoever is signed in at the back office. */
const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const response = await fetch(`/api${address}`);
    return ((await response.json()) as { data: unknown }).data;
  }, path) as Promise<T>;

/** Every screen that an administrator can open. */
const adminScreens = async (page: Page): Promise<readonly string[]> => {
  const products = await read<{ items: { productId: string }[] }>(
    page,
    '/v1/merchant/products?pageSize=1',
  );
  const merchants = await read<{ items: { merchantId: string }[] }>(
    page,
    '/v1/admin/merchants?pageSize=1',
  );
  const merchant = `/merchants/${merchants.items[0]?.merchantId}`;
  const product = products.items[0]?.productId;
  return [
    '/',
    '/counter',
    '/orders',
    '/requests',
    '/calendar',
    `/calendar/${product}`,
    '/products',
    `/products/${product}`,
    '/merchants',
    merchant,
    `${merchant}/people`,
    `${merchant}/money`,
    '/case',
    '/payouts',
    '/applications',
    '/reviews',
    '/enquiries',
    '/shop',
    '/shop/campaigns',
    '/shop/coupons',
    '/shop/help',
    '/shop/newsletters',
    '/shop/newsletters/new',
    '/shop/announcements',
    '/shop/search',
    '/shop/links',
    '/changes',
  ];
};
/** Every screen that an owner can open. */
const ownerScreens = async (page: Page): Promise<readonly string[]> => {
  const { merchant } = await read<{ merchant: { merchantId: string } }>(page, '/v1/merchant/me');
  const own = `/merchants/${merchant.merchantId}`;
  return [
    '/counter',
    '/orders',
    '/requests',
    '/calendar',
    '/products',
    '/reviews',
    '/enquiries',
    own,
    `${own}/people`,
    `${own}/money`,
    '/changes',
  ];
};

/** What a screen shows that nobody should see: keys of texts, and parts that failed to load. */
const textProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = document.body.innerText;
    const keys = text.match(/\b[a-z]+[A-Za-z]*(?:\.[a-z][A-Za-z_]*)+\b(?=\s|$)/g) ?? [];
    return keys.filter((key) => !/\.(?:com|hk|example|org|csv|png)$/.test(key));
  });

for (const [locale, width] of [
  ['en-US', 1440],
  ['zh-HK', 390],
] as const satisfies readonly (readonly [WorkLocale, number])[])
  for (const [who, { email, password }, screensOf] of [
    ['an administrator', ADMIN, adminScreens],
    ['an owner', OWNER, ownerScreens],
  ] as const)
    test(`every screen of ${who} is whole in ${locale} at ${width} px, and by keyboard`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: 900 });
      const work = backOfficeScreen(page, BACK_OFFICE, locale);
      await work.signIn(email, password());
      const problems: string[] = [];
      for (const path of await screensOf(page)) {
        await work.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[data-skeleton], [aria-busy="true"]')).toHaveCount(0);
        problems.push(...(await axeViolations(page, path)));
        problems.push(...(await textProblems(page)).map((text) => `${path}: ${text}`));
        await page.setViewportSize({ width: NARROW, height: 800 });
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        if (sideways > 0) problems.push(`${path}: scrolls sideways by ${sideways} px at ${NARROW}`);
        await page.setViewportSize({ width, height: 900 });
        problems.push(...(await focusProblems(page)).map((text) => `${path}: ${text}`));
      }
      expect(problems).toEqual([]);
    });

test('the arrows that order the home page stand beside the names, however narrow', async ({
  page,
}) => {
  const work = backOfficeScreen(page, BACK_OFFICE, 'en-US');
  await work.signIn(ADMIN.email, ADMIN.password());
  await work.open('/shop');
  const sections = page.getByRole('listitem').filter({ hasText: 'Handpicked this week' });
  for (const width of [NARROW, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [name, arrow] = await Promise.all([
      sections.getByRole('checkbox').boundingBox(),
      sections.getByRole('button', { name: 'Handpicked this week' }).last().boundingBox(),
    ]);
    if (!name || !arrow) throw new Error('the section is not on the screen');
    expect([width, arrow.y < name.y + name.height]).toEqual([width, true]);
  }
});
