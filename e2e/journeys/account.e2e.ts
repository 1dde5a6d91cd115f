import { forgetNewProviderUsers } from '../fixtures/accounts.ts';
import { EDGE_PORT, SANDBOX } from '../fixtures/stack.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { loginScreen } from '../screens/login.screen.ts';

test('one session in all tabs: signed in, renamed and signed out everywhere at once, and nothing is left behind', async ({
  page,
  context,
}) => {
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
  for (const tab of [page, other])
    await expect(tab.getByRole('banner').getByRole('button', { name: /Karen/ })).toBeVisible();
  await first.fill('Ka Yan');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(other.getByRole('banner').getByRole('button', { name: /Ka Yan/ })).toBeVisible();

  await page.goto('/en-US/profile/accountSet');
  await page.evaluate(() => {
    localStorage.setItem('tn.ticket.1.example', 'hers');
    sessionStorage.setItem('tn.checkout.1.person-typed.77', 'hers');
  });
  await other.goto('/en-US/profile/order');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/en-US$/);
  // A member's page in another tab asks for signing in, with the way back.
  await expect(other).toHaveURL(/\/en-US\/login\?redirect=%2Fprofile%2Forder/);
  const left = await page.evaluate(async () => ({
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    caches: await caches.keys(),
  }));
  expect(left.storage).not.toContain('hers');
  expect(left.storage).not.toContain('Ka Yan');
  expect(left.caches).toEqual([]);
});

test('Google signs a stranger in, makes the account and asks for what is missing', async ({
  page,
}) => {
  await forgetNewProviderUsers();
  // All ways in stand where they stay: one that came with the script would push the others from under a press.
  expect(await (await page.request.get('/zh-HK/login')).text()).toMatch(
    /使用通行密鑰<\/(span|button)>/,
  );
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
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
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
