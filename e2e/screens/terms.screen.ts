import type { Page } from '@playwright/test';

/** Terms and policies. */
export const termsScreen = (page: Page) => ({
  open: (type: string, locale = 'en-US') => page.goto(`/${locale}/terms/${type}`),
  heading: page.getByRole('heading', { level: 1 }),
});
