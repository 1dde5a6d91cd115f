import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const REMOTE_LOCATIONS = [
  'order',
  'vouchers',
  'reviews',
  'coins',
  'saved',
  'notifications',
  'editProfileInfo',
  'loginMethod',
  'cards',
  'addressBook',
  'setSubscription',
  'accountSet',
  'addPhone',
  'setPassword',
  'devices',
];
const DOORS = [
  'login',
  'register',
  'resetPassword',
  'subscribe',
  'login/callback/google',
  'login/undo/t-1',
  'aboutTN',
  'aboutTapcoin',
  'help',
  'help?keyword=coin',
  'help/helpCenter',
  'help/helpCenter/booking-1',
  'terms/privacy-policy',
];

/** Everything of a screen that has its data, in every look. */
const examine = async (page: Page, name: string): Promise<void> => {
  await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
  expect.soft(await axeViolations(page, name)).toEqual([]);
};

// Covers: RTE-017
test('axe finds nothing on any screen of the account, in either language and every look', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const [index, path] of DOORS.entries()) {
    await page.goto(`/${index % 2 ? 'zh-HK' : 'en-US'}/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await examine(page, path);
  }
  await page.goto('/en-US/login');
  await page.locator('form button[type="submit"]').click();
  await examine(page, 'a refused form');
  await page.goto('/zh-HK/login?redirect=%2FcheckoutOrder%2FTN-1&ended=1');
  await expect(
    page.getByRole('status').filter({ hasText: '登入過期後的付款操作並無扣款' }),
  ).toBeVisible();
  await examine(page, 'the door after a session ended');
  await signIn(page);
  await page.goto('/zh-HK/profile/order');
  for (const path of [...REMOTE_LOCATIONS.map((place) => `profile/${place}`), 'deleteAccount']) {
    // Moving inside the page, as its own links do.
    await page.evaluate((to) => history.pushState(null, '', to), `/zh-HK/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await examine(page, path);
    if (!path.endsWith('addressBook')) continue;
    await page.locator('#main').getByRole('button').first().click();
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    await examine(page, 'a refused form in a dialog');
    await page.keyboard.press('Escape');
  }
});
