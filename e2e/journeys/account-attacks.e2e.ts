import type { BrowserContext, Page } from '@playwright/test';
import { EDGE_PORT, SANDBOX } from '../fixtures/stack.ts';
import { DEMO, expect, signIn, test } from '../fixtures/test.ts';
import { loginScreen } from '../screens/login.screen.ts';

const SHOP = `http://localhost:${EDGE_PORT}`;
/** Asks for the profile as the page's own client does. */
const profileStatus = (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      (
        await fetch('/api/v1/client/accounts/users', {
          headers: { 'x-auth-schema': 'Bearer', source: 'Web' },
        })
      ).status,
  );
const cookieOf = async (context: BrowserContext, name: string): Promise<string> =>
  (await context.cookies(SHOP)).find((cookie) => cookie.name === name)?.value ?? '';

test('an open redirect ends in the shop, by password and for who is signed in already', async ({
  page,
}) => {
  const forms = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/en-US//evil.example',
    'javascript:document.title="stolen"',
    '/%09/evil.example',
  ];
  await page.goto(`/en-US/login?redirect=${encodeURIComponent(forms[0] ?? '')}`);
  await loginScreen(page).signIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL(`${SHOP}/en-US`);
  for (const form of forms.slice(1)) {
    await page.goto(`/en-US/login?redirect=${encodeURIComponent(form)}`);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    expect([form, new URL(page.url()).origin]).toEqual([form, SHOP]);
    await expect(page).not.toHaveTitle('stolen');
  }
});

test('planted cookies are all replaced by signing in, and no script reads a token', async ({
  page,
  context,
}) => {
  const planted = 'planted-by-somebody-else';
  await context.addCookies(
    ['tn_access', 'tn_refresh'].map((name) => ({ name, value: planted, url: SHOP })),
  );
  await page.goto('/en-US/login');
  await loginScreen(page).signIn(DEMO.email, DEMO.password);
  await expect(page).toHaveURL(`${SHOP}/en-US`);
  for (const name of ['tn_access', 'tn_refresh'])
    expect(await cookieOf(context, name)).not.toContain(planted);
  expect(await profileStatus(page)).toBe(200);
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const name of ['tn_access', 'tn_refresh'])
    expect(readable).not.toContain(await cookieOf(context, name));
});

test.describe(() => {
  test.use({ expectedConsoleErrors: /status of 40[13]/ });

  test('a stolen refresh token used again ends the session for thief and owner alike', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const stolen = await cookieOf(context, 'tn_refresh');
    const renew = (): Promise<number> =>
      page.evaluate(
        async (refreshToken) =>
          (
            await fetch('/api/v1/public/accounts/users/refresh-token', {
              method: 'POST',
              headers: { 'content-type': 'application/json', source: 'Web' },
              body: JSON.stringify({ refreshToken }),
            })
          ).status,
        stolen,
      );
    expect(await renew()).toBe(201);
    // The browser trades on: from then on the stolen one is a copy, however young.
    await context.clearCookies({ name: 'tn_access' });
    expect(await profileStatus(page)).toBe(200);
    expect(await renew()).toBe(401);
    await page.goto('/en-US/profile/loginMethod');
    await expect(page).toHaveURL(/\/en-US\/login\?redirect=/);
  });

  test('a page of another origin posts nothing in the shopper’s name, by form or script', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const before = await cookieOf(context, 'tn_refresh');
    const evil = await context.newPage();
    // The sandbox is another origin on the same host: cookies go along, which a truly foreign site
    // would not even have.
    await evil.route(`${SANDBOX}/evil`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body:
          `<form method="post" action="${SHOP}/api/v1/client/accounts/users/sign-out" ` +
          `enctype="text/plain"><input name="{&quot;a" value="b&quot;}"></form>`,
      }),
    );
    await evil.goto(`${SANDBOX}/evil`);
    const answer = evil.waitForResponse(/sign-out/);
    await evil.evaluate(() => document.forms[0]?.submit());
    expect((await answer).status()).toBe(403);
    await evil.waitForURL(/sign-out/);
    await evil.goto(`${SANDBOX}/evil`);
    const byScript = await evil.evaluate(
      (shop) =>
        fetch(`${shop}/api/v1/client/accounts/users`, {
          method: 'PATCH',
          credentials: 'include',
          headers: { 'content-type': 'application/json', source: 'Web', 'x-auth-schema': 'Bearer' },
          body: '{"firstName":"Mallory"}',
        }).then(
          ({ status }) => String(status),
          () => 'blocked',
        ),
      SHOP,
    );
    expect(byScript).toBe('blocked');
    await evil.close();
    expect(await profileStatus(page)).toBe(200);
    expect(await cookieOf(context, 'tn_refresh')).toBe(before);
  });
});
