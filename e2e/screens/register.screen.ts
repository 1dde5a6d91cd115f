import type { Page } from '@playwright/test';

/** Registration by e-mail. */
export const registerScreen = (page: Page) => ({
  open: (locale = 'en-US') => page.goto(`/${locale}/register`),
  email: page.getByRole('textbox', { name: 'Email' }),
  sendCode: page.getByRole('button', { name: 'Send code' }),
});
