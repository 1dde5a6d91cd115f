import type { Page } from '@playwright/test';

/** Choosing a new password, by a code. */
export const resetPasswordScreen = (page: Page) => ({
  open: (locale = 'en-US') => page.goto(`/${locale}/resetPassword`),
  email: page.getByRole('textbox', { name: 'Email' }),
  sendCode: page.getByRole('button', { name: 'Send code' }),
});
