import type { Page } from '@playwright/test';

const redirectTo = (path?: string): string =>
  path === undefined ? '' : `?redirect=${encodeURIComponent(path)}`;

/** The sign-in page: by e-mail, by a code to a mobile number, by a provider or by a passkey. */
export const loginScreen = (page: Page) => {
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  return {
    /** `redirect` is the path, without its language, that signing in leads to. */
    open: (redirect?: string, locale = 'en-US') =>
      page.goto(`/${locale}/login${redirectTo(redirect)}`),
    signIn: async (email: string, password: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await submit.click();
    },
    emailTab: page.getByRole('tab', { name: 'Email' }),
    mobileTab: page.getByRole('tab', { name: 'Mobile' }),
    firstDigit: page.getByRole('textbox', { name: 'Digit 1 of 6' }),
    sendCodeTo: async (number: string): Promise<void> => {
      await page.getByRole('tab', { name: 'Mobile' }).click();
      await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
      await page.getByRole('button', { name: 'Send code' }).click();
    },
    submit: () => submit.click(),
    continueWith: (provider: 'Apple' | 'Facebook' | 'Google') =>
      page.getByRole('button', { name: provider }).click(),
    usePasskey: () => page.getByRole('button', { name: 'Use a passkey' }).click(),
  };
};
