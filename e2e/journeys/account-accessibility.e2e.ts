import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures/test.ts';

const PLACES = ['order', 'vouchers', 'reviews', 'coins', 'saved', 'notifications', 'editProfileInfo', 'loginMethod', 'cards', 'addressBook', 'setSubscription', 'accountSet', 'addPhone', 'setPassword', 'devices'];
const DOORS = ['login', 'register', 'resetPassword', 'subscribe', 'login/callback/google', 'aboutTN', 'aboutTapcoin', 'help', 'help?keyword=coin', 'help/helpCenter', 'help/helpCenter/booking-1', 'terms/privacy-policy'];
const ALL = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What a width or a scheme can change of a page whose names and roles were examined already. */
const BY_LOOK = { type: 'rule' as const, values: ['color-contrast', 'target-size'] };
const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }];
const SCHEMES = ['light', 'dark'] as const;

/** One page is examined four times over: asked directly, which is a good deal quicker than through a builder each time. */
const problems = async (page: Page, only: axe.RunOnly): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((runOnly) => (window as unknown as { axe: typeof axe }).axe.run({ exclude: ['iframe'] }, { runOnly, resultTypes: ['violations'] }), only);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
};

/** Everything once, then each width and scheme for what they change; nothing may scroll sideways in any of them. */
const examine = async (page: Page, name: string): Promise<void> => {
  await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => {
    // Between one scheme and the other a colour has not yet the contrast it ends with.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
  let rules: axe.RunOnly = ALL;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft({ name, ...size, colorScheme, problems: await problems(page, rules), overflow }).toEqual({ name, ...size, colorScheme, problems: [], overflow: 0 });
      rules = BY_LOOK;
    }
  }
};

for (const locale of ['en-US', 'zh-HK']) {
  test(`axe finds nothing on any screen of the account in ${locale}, wide and narrow, light and dark`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of DOORS) {
      await page.goto(`/${locale}/${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await examine(page, path);
    }
    await page.goto(`/${locale}/login`);
    await page.locator('form button[type="submit"]').click();
    await examine(page, 'a refused form');
    await signIn(page);
    await page.goto(`/${locale}/profile/order`);
    for (const path of [...PLACES.map((place) => `profile/${place}`), 'deleteAccount']) {
      // Moving inside the page, as its own links do.
      await page.evaluate((to) => history.pushState(null, '', to), `/${locale}/${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await examine(page, path);
      if (!path.endsWith('addressBook')) continue;
      await page.locator('#main').getByRole('button').first().click();
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await examine(page, 'a refused form in a dialog');
      await page.keyboard.press('Escape');
    }
  });
}
