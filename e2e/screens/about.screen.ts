import type { Page } from '@playwright/test';

/** The page about TapNook. */
export const aboutScreen = (page: Page) => ({
  open: (locale = 'en-US') => page.goto(`/${locale}/aboutTN`),
  heading: page.getByRole('heading', { level: 1 }),
});
