import type { Page } from '@playwright/test';

/** The home page. */
export const homeScreen = (page: Page) => ({
  open: (locale = 'en-US') => page.goto(`/${locale}`),
  heading: page.getByRole('heading', { level: 1 }),
  firstProduct: page.getByRole('article').getByRole('link').first(),
});
