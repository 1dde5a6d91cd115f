import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { tabToRole } from '../fixtures/keyboard.ts';
import { call, registerNewUser } from '../fixtures/new-user.ts';
import { SANDBOX } from '../fixtures/stack.ts';
import { DEMO, expect, test } from '../fixtures/test.ts';
import { undoCredentialChangeScreen } from '../screens/undo-credential-change.screen.ts';

// A session that was ended is refused at its next call, and browsers log that.
test.use({ expectedConsoleErrors: /status of 401/ });

/** What a pattern finds in the newest letter to somebody, once it has come. */
const foundInMail = async (email: string, pattern: RegExp): Promise<string> => {
  let found: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${SANDBOX}/api/mail?to=${encodeURIComponent(email)}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    found = pattern.exec(messages[0]?.text ?? '')?.[1];
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
};

const changeEmail = async (page: Page, email: string): Promise<void> => {
  const path = '/v1/client/accounts/users';
  const { challengeId } = await call<{ challengeId: string }>(
    page,
    'POST',
    `${path}/send/verification-code`,
    { type: 'LINK_EMAIL', email },
  );
  await call(page, 'POST', `${path}/link/credential`, {
    email,
    challengeId,
    verificationCode: await foundInMail(email, /\b(\d{6})\b/),
    password: DEMO.password,
  });
};

test('a changed e-mail is undone from its letter, signed out and by the keyboard alone', async ({
  page,
  browser,
}) => {
  const owner = await registerNewUser(page);
  await changeEmail(page, `thief-of-${owner}`);
  const token = await foundInMail(owner, /\/login\/undo\/([\w-]+)/);

  const elsewhere = await (await browser.newContext()).newPage();
  const undo = undoCredentialChangeScreen(elsewhere);
  await undo.open(token);
  await expect(undo.confirm).toBeVisible();
  expect(await axeViolations(elsewhere, 'the question')).toEqual([]);
  await tabToRole(elsewhere)('Undo the change', 'button');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.locator(':focus')).toContainText('The change is undone');
  expect(await axeViolations(elsewhere, 'the answer')).toEqual([]);
  await tabToRole(elsewhere)('Set a new password', 'link');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(/\/en-US\/resetPassword$/);

  await undo.open(token);
  await undo.confirm.click();
  await expect(elsewhere.locator(':focus')).toContainText('undone already');
  await page.goto('/en-US/profile/loginMethod');
  await expect(page).toHaveURL(/\/en-US\/login\?/);
});
