import type { Page } from '@playwright/test';

/** Asking for the deletion of the account, and taking it back. */
export const deleteAccountScreen = (page: Page) => ({
  open: (locale = 'en-US') => page.goto(`/${locale}/deleteAccount`),
  requestButton: page.getByRole('button', { name: 'Ask for deletion' }),
  request: () => page.getByRole('button', { name: 'Ask for deletion' }).click(),
  sendCode: () => page.getByRole('dialog').getByRole('button', { name: 'Send code' }).click(),
  confirm: () => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click(),
  signInToKeep: () => page.getByRole('link', { name: 'Sign in to keep it' }).click(),
  keepButton: page.getByRole('button', { name: 'Keep my account' }),
});
