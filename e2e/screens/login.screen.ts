import type { Page } from '@playwright/test';

/** The sign-in page, by e-mail. */
export const loginScreen = (page: Page) => ({
  signIn: async (email: string, password: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  },
});
