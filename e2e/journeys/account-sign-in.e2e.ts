import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  forgetNewProviderUsers,
  skipCodeCooldown,
  countRefreshTokens,
  revokeSessions,
} from '../fixtures/accounts.ts';
import { codeSentTo, freshNumber } from '../fixtures/messages.ts';
import { EDGE_PORT, SANDBOX } from '../fixtures/stack.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { deleteAccountScreen } from '../screens/delete-account.screen.ts';
import { headerScreen } from '../screens/header.screen.ts';
import { helpScreen } from '../screens/help.screen.ts';
import { loginScreen } from '../screens/login.screen.ts';
import { profileScreen } from '../screens/profile.screen.ts';

const SHOP = `http://localhost:${EDGE_PORT}`;
const paste = async (page: Page, text: string): Promise<void> => {
  await loginScreen(page).firstDigit.evaluate((box, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
};
const profileStatus = (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      (
        await fetch('/api/v1/client/accounts/users', {
          headers: { 'x-auth-schema': 'Bearer', source: 'Web' },
        })
      ).status,
  );

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of 40[01]/ });

  // Covers: RTE-055, CON-013, ACC-061, ACC-077, CAL-023
  test('signs in by mobile, crops a photo, exports data, deletes the account, returns', async ({
    page,
  }) => {
    test.slow();
    const number = freshNumber();
    const login = loginScreen(page);
    await login.open('/profile/editProfileInfo');
    await login.sendCodeTo(number);
    await expect(page.getByRole('button', { name: /^Resend in [1-6]?\d s$/ })).toBeVisible();
    const code = await codeSentTo(number, 1);
    await paste(page, code === '111111' ? '222222' : '111111');
    await login.submit();
    await expect(
      page.getByText(/Verification code is incorrect\. 2 tries left\./).first(),
    ).toBeVisible();
    await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await login.submit();
    await expect(page).toHaveURL(/\/en-US\/profile\/editProfileInfo$/);

    const picture = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
      const pen = canvas.getContext('2d');
      for (const [index, colour] of ['#0b5a45', '#c8391a', '#f3b53c'].entries()) {
        if (pen) pen.fillStyle = colour;
        pen?.fillRect(index * 300, 0, 300, 600);
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('slider').fill('2');
    await dialog.getByRole('img').press('ArrowRight');
    await dialog.getByRole('button', { name: /photo/ }).click();
    await expect(dialog).toHaveCount(0);
    // The header shows it at once, and it is a square.
    const shown = page.getByRole('banner').locator('img').last();
    await expect(shown).toHaveAttribute('src', /\/api\/media\//);
    await expect
      .poll(() =>
        shown.evaluate(
          (image: HTMLImageElement) =>
            image.naturalWidth > 0 && image.naturalWidth === image.naturalHeight,
        ),
      )
      .toBe(true);

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const data = JSON.parse(await readFile(await (await waiting).path(), 'utf8')) as object;
    expect(JSON.stringify(data)).toContain(number);

    const deletion = deleteAccountScreen(page);
    await deletion.open();
    await deletion.request();
    await deletion.sendCode();
    await paste(page, await codeSentTo(number, 2));
    await deletion.confirm();
    await expect(page.getByText(/signed out everywhere/)).toBeVisible();
    expect(await profileStatus(page)).toBe(401);
    // The minute between two codes is not waited for here.
    await skipCodeCooldown();
    await deletion.signInToKeep();
    await login.sendCodeTo(number);
    await paste(page, await codeSentTo(number, 3));
    await login.submit();
    await expect(page).toHaveURL(/\/en-US\/deleteAccount$/);
    await deletion.keepButton.click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Your account is kept' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for deletion' })).toBeVisible();
  });

  // Covers: RTE-047, ERR-008, CAL-022, ACC-080
  test('a session that ends in one tab ends in the other; other devices are signed out', async ({
    page,
    context,
    browser,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: SHOP });
    const there = await elsewhere.newPage();
    await signIn(there);
    await signIn(page);
    await profileScreen(page).open('devices');
    await profileScreen(page).signOutOtherDevices();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await profileStatus(page)).toBe(200);
    await profileScreen(there).open('loginMethod');
    await expect(there).toHaveURL(/\/en-US\/login\?redirect=%2Fprofile%2FloginMethod(&|$)/);
    await elsewhere.close();

    const other = await context.newPage();
    await profileScreen(other).open('editProfileInfo');
    await expect(profileScreen(other).firstName).toHaveValue(/./);
    // The session ends on the server; the first tab that asks for something learns of it, and both
    // leave.
    await revokeSessions(DEMO.email);
    await context.clearCookies({ name: 'tn_access' });
    await page.getByRole('link', { name: 'Saved cards' }).first().click();
    await expect(page).toHaveURL(/\/en-US\/login\?redirect=/);
    await expect(other).toHaveURL(/\/en-US\/login\?redirect=%2Fprofile%2FeditProfileInfo&ended=1$/);
    await expect(profileScreen(other).firstName).toHaveCount(0);
  });
});

// Covers: ACC-081
test('ten calls at once with an access token that has run out wait for one refresh', async ({
  page,
  context,
}) => {
  await signIn(page);
  const before = await countRefreshTokens();
  await context.clearCookies({ name: 'tn_access' });
  const statuses = await page.evaluate(() =>
    Promise.all(
      Array.from(
        { length: 10 },
        async (_, index) =>
          (
            await fetch(`/api/v1/client/accounts/users?n=${index}`, {
              headers: { 'x-auth-schema': 'Bearer', source: 'Web' },
            })
          ).status,
      ),
    ),
  );
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  const after = await countRefreshTokens();
  expect(after - before).toBe(1);
  // The family of the token lives: nothing of it was taken for a thief's.
  expect(await profileStatus(page)).toBe(200);
});

// Covers: RTE-030
test('Apple and Facebook make an account that asks for details; cancelling leads back', async ({
  page,
  context,
}) => {
  await forgetNewProviderUsers();
  await loginScreen(page).open('/help');
  await loginScreen(page).continueWith('Apple');
  await page.getByRole('button', { name: 'Do not sign in' }).click();
  await expect(page).toHaveURL(`${SHOP}/en-US/login?redirect=%2Fhelp`);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  for (const [provider, person, last, asked] of [
    ['Apple', /Lam Tsz Ching/, 'Lam', ''],
    ['Facebook', /Wong Ho Yin/, 'Wong', '?redirect=%2Fhelp'],
  ] as const) {
    await context.clearCookies();
    await page.goto(`/en-US/login${asked}`);
    await loginScreen(page).continueWith(provider);
    await page.getByRole('button', { name: person }).click();
    await expect(page).toHaveURL(`${SHOP}/en-US/profile/editProfileInfo${asked}`);
    await expect(page.getByRole('textbox', { name: 'Last name', exact: true })).toHaveValue(last);
    await expect(page.getByRole('textbox', { name: 'Email for vouchers' })).toBeVisible();
  }
  // Who was on the way somewhere is asked as well, and then goes on.
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(`${SHOP}/en-US/help`);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of 40[01]/ });

  // Covers: RTE-030
  test('signs nobody in, in either language, when a provider’s answer is another one', async ({
    page,
  }) => {
    for (const [locale, said, back] of [
      ['en-US', 'That did not work.', 'Back to sign in'],
      ['zh-HK', '未能完成。', '返回登入'],
    ] as const) {
      const answer = `${SHOP}/${locale}/login/callback/facebook`;
      /** Sets out for the provider, and gives the state that its answer must carry. */
      const setOut = async (): Promise<string> => {
        const asking = page.waitForRequest(
          (request) => request.url().startsWith(SANDBOX) && request.url().includes('state='),
        );
        await loginScreen(page).continueWith('Facebook');
        const state = new URL((await asking).url()).searchParams.get('state') ?? '';
        await expect(page).toHaveURL(new RegExp(`^${SANDBOX}`));
        return state;
      };
      // Declined in this language as well: back to where the trip began, and nothing is said of it.
      await loginScreen(page).open('/help', locale);
      await page.goto(`${answer}?error=access_denied&state=${await setOut()}`);
      await expect(page).toHaveURL(`${SHOP}/${locale}/login?redirect=%2Fhelp`);

      await page.goto(`${answer}?code=forged&state=${await setOut()}`);
      await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      // Asked a second time, the same answer is worth nothing either: the trip is over.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible();
      await page.getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(`${SHOP}/${locale}/login`);
      expect(await profileStatus(page)).toBe(401);
    }
  });

  // Covers: ACC-092
  test('the home page does not redirect to sign in when the session ended on the server', async ({
    page,
    context,
  }) => {
    await signIn(page);
    // No page is left that could notice it first.
    await page.goto('about:blank');
    await revokeSessions(DEMO.email);
    await context.clearCookies({ name: 'tn_access' });
    // Whichever call comes first, the coins' or another, hears of it, and none is made after that.
    const refused = page.waitForResponse(
      (response) => response.url().includes('/api/') && response.status() === 401,
    );
    await page.goto('/en-US');
    await refused;
    await expect(headerScreen(page).signIn).toBeVisible();
    await expect(page).toHaveURL(/\/en-US$/);
  });
});

// Covers: ACC-083
test('shows nothing private after signing out when the shopper goes back', async ({ page }) => {
  await loginScreen(page).open('/profile/editProfileInfo');
  await loginScreen(page).signIn(DEMO.email, DEMO.password);
  await expect(profileScreen(page).firstName).toHaveValue(/./);
  await page.getByRole('link', { name: 'Account' }).first().click();
  await profileScreen(page).signOut();
  await expect(page).toHaveURL(/\/en-US$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en-US\/login\?redirect=/);
  await helpScreen(page).open();
  await page.goBack();
  await expect(page.locator('body')).not.toContainText(DEMO.email);
  await expect(headerScreen(page).account('Ka Yan')).toHaveCount(0);
});
