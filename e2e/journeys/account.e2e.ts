import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EDGE_PORT, SANDBOX } from '../fixtures/stack.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { loginScreen } from '../screens/login.screen.ts';

const PLACES = ['order', 'vouchers', 'reviews', 'coins', 'saved', 'notifications', 'editProfileInfo', 'loginMethod', 'cards', 'addressBook', 'setSubscription', 'accountSet', 'addPhone', 'setPassword', 'devices'];
const DOORS = ['login', 'resetPassword', 'subscribe', 'login/callback/google', 'aboutTN', 'help/helpCenter', 'terms/privacy-policy'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const problems = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
};

/** Every screen once in each language, width and scheme. */
const LOOKS = [{ locale: 'en-US', width: 1440, colorScheme: 'light' }, { locale: 'zh-HK', width: 390, colorScheme: 'dark' }] as const;

for (const { locale, width, colorScheme } of LOOKS) {
  test(`axe finds nothing on any screen of the account in ${locale}, ${colorScheme}, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const examine = async (path: string): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
      expect({ path, problems: await problems(page), overflow: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth) }).toEqual({ path, problems: [], overflow: 0 });
    };
    for (const path of DOORS) {
      await page.goto(`/${locale}/${path}`);
      await examine(path);
    }
    await signIn(page);
    await page.goto(`/${locale}/profile/order`);
    for (const path of [...PLACES.map((place) => `profile/${place}`), 'deleteAccount']) {
      // Moving inside the page, as its own links do.
      await page.evaluate((to) => history.pushState(null, '', to), `/${locale}/${path}`);
      await examine(path);
    }
  });
}

test('one session in all tabs: signed in, renamed and signed out everywhere at once, and nothing is left behind', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/en-US/help');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/en-US/login');
  await loginScreen(page).signIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL(/\/en-US$/);
  await expect(other.getByRole('banner').getByRole('link', { name: /Tapcoin/ })).toBeVisible();

  await page.goto('/en-US/profile/editProfileInfo');
  const first = page.getByRole('textbox', { name: 'First name', exact: true });
  await first.fill('Karen');
  await page.getByRole('button', { name: 'Save' }).first().click();
  for (const tab of [page, other]) await expect(tab.getByRole('banner').getByRole('button', { name: /Karen/ })).toBeVisible();
  await first.fill('Ka Yan');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(other.getByRole('banner').getByRole('button', { name: /Ka Yan/ })).toBeVisible();

  await page.goto('/en-US/profile/accountSet');
  await page.evaluate(() => {
    localStorage.setItem('tn.ticket.1.example', 'hers');
    sessionStorage.setItem('tn.checkout.1.contact', 'hers');
  });
  await other.goto('/en-US/profile/order');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en-US$/);
  // A member's page in another tab asks for signing in, with the way back.
  await expect(other).toHaveURL(/\/en-US\/login\?redirect=%2Fprofile%2Forder/);
  const left = await page.evaluate(async () => ({ storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), caches: await caches.keys() }));
  expect(left.storage).not.toContain('hers');
  expect(left.storage).not.toContain('Ka Yan');
  expect(left.caches).toEqual([]);
});

test('the keyboard alone signs in, changes name, setting and addresses, turns back from leaving, and signs out', async ({ page }) => {
  test.slow();
  await page.goto('/en-US/login');
  const reach = async (name: string | RegExp, role: 'textbox' | 'button' | 'radio' | 'link'): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await page.getByRole(role, { name }).first().evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not reach ${String(name)}`);
  };
  await reach('Email', 'textbox');
  await page.keyboard.type(DEMO.email);
  await reach('Password', 'textbox');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-US$/);
  await page.goto('/en-US/profile/accountSet');
  await expect(page.getByRole('radio', { name: 'As the device' })).toBeAttached();
  await reach('As the device', 'radio');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/en-US/profile/editProfileInfo');
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Ka Yan');
  await reach(/^First name$/, 'textbox');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();

  await page.goto('/en-US/profile/addressBook');
  await expect(page.getByRole('button', { name: 'Add an entry' })).toBeVisible();
  await reach('Add an entry', 'button');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const [name, words] of [['First name', '嘉欣'], ['Last name', '陳'], ['Mobile number', '61234567'], ['Email', 'kayan@mail.example']] as const) {
    await reach(new RegExp(`^${name}$`), 'textbox');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('陳嘉欣', { exact: true })).toBeVisible();
  await reach('Remove: 陳嘉欣', 'button');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await reach(/^Remove$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('陳嘉欣', { exact: true })).toHaveCount(0);

  await page.goto('/en-US/profile/cards');
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible();
  await reach('Add a card', 'button');
  await page.goto('/en-US/deleteAccount');
  await expect(page.getByRole('link', { name: 'Keep my account' })).toBeVisible();
  await reach('Keep my account', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-US\/profile\/accountSet$/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await reach('Sign out', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-US$/);
});

test('Google signs a stranger in, makes the account and asks for what is missing', async ({ page }) => {
  await page.goto('/zh-HK/login');
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page).toHaveURL(new RegExp(`^${SANDBOX}`));
  await page.getByRole('button', { name: /Cheung Ka Yan/ }).click();
  await expect(page).toHaveURL(`http://localhost:${EDGE_PORT}/zh-HK/profile/editProfileInfo`);
  await expect(page.getByRole('textbox', { name: '名字', exact: true })).toHaveValue('Ka Yan');
});

test('a passkey is added, named anew, and signs in by itself', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await signIn(page);
  await page.goto('/en-US/profile/loginMethod');
  await page.getByRole('button', { name: 'Add: Passkeys' }).click();
  await page.getByRole('button', { name: /^Rename: / }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Office laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Office laptop')).toBeVisible();
  await page.goto('/en-US/profile/accountSet');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en-US$/);
  await page.goto('/en-US/login?redirect=%2Fprofile%2FloginMethod');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/en-US\/profile\/loginMethod$/);
  await page.getByRole('button', { name: 'Remove: Office laptop' }).click();
  await expect(page.getByText('Office laptop')).toHaveCount(0);
});
