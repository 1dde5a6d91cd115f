import { forgetNewProviderUsers } from '../fixtures/accounts.ts';
import { EDGE_PORT, SANDBOX } from '../fixtures/stack.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { headerScreen } from '../screens/header.screen.ts';
import { helpScreen } from '../screens/help.screen.ts';
import { loginScreen } from '../screens/login.screen.ts';
import { profileScreen } from '../screens/profile.screen.ts';

// Covers: RTE-037, ACC-080, ACC-082
test('signs in, renames and signs out in all tabs at once, and deletes the user’s data', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await helpScreen(other).open();
  await expect(headerScreen(other).signIn).toBeVisible();
  await loginScreen(page).open();
  await loginScreen(page).signIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL(/\/en-US$/);
  await expect(headerScreen(other).coins).toBeVisible();

  const profile = profileScreen(page);
  await profile.open('editProfileInfo');
  await profile.rename('Karen');
  for (const tab of [page, other]) await expect(headerScreen(tab).account('Karen')).toBeVisible();
  await profile.rename('Ka Yan');
  await expect(headerScreen(other).account('Ka Yan')).toBeVisible();

  await profile.open('accountSet');
  await page.evaluate(() => {
    localStorage.setItem('tapnook.voucher.1.example', 'hers');
    sessionStorage.setItem('tapnook.checkout.1.person-typed.77', 'hers');
  });
  await profileScreen(other).open('order');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await profile.signOut();
  await expect(page).toHaveURL(/\/en-US$/);
  // A member's page in another tab asks for signing in, with the way back.
  await expect(other).toHaveURL(/\/en-US\/login\?redirect=%2Fprofile%2Forder/);
  const left = await page.evaluate(async () => ({
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    caches: await caches.keys(),
  }));
  expect(left.storage).not.toContain('hers');
  expect(left.storage).not.toContain('Ka Yan');
  expect(left.caches).toEqual([]);
});

// Covers: RTE-030, ACC-087
test('Google signs a stranger in, makes the account and asks for what is missing', async ({
  page,
}) => {
  await forgetNewProviderUsers();
  // All ways in stand where they stay: one that came with the script would push the others from
  // under a press.
  expect(await (await page.request.get('/zh-HK/login')).text()).toMatch(
    /使用通行密鑰<\/(span|button)>/,
  );
  const login = loginScreen(page);
  await login.open(undefined, 'zh-HK');
  await login.continueWith('Google');
  await expect(page).toHaveURL(new RegExp(`^${SANDBOX}`));
  await page.getByRole('button', { name: /Cheung Ka Yan/ }).click();
  await expect(page).toHaveURL(`http://localhost:${EDGE_PORT}/zh-HK/profile/editProfileInfo`);
  await expect(page.getByRole('textbox', { name: '名字', exact: true })).toHaveValue('Ka Yan');
});

// Covers: CAL-021
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
  const profile = profileScreen(page);
  await profile.open('loginMethod');
  await profile.addPasskey();
  await profile.renamePasskey('Office laptop');
  await expect(page.getByText('Office laptop')).toBeVisible();
  await profile.open('accountSet');
  await profile.signOut();
  await expect(page).toHaveURL(/\/en-US$/);
  await loginScreen(page).open('/profile/loginMethod');
  await loginScreen(page).usePasskey();
  await expect(page).toHaveURL(/\/en-US\/profile\/loginMethod$/);
  await profile.removePasskey('Office laptop');
  await expect(page.getByText('Office laptop')).toHaveCount(0);
});
