import type { Page } from '@playwright/test';

/** The page about Tapcoin. */
export const aboutCoinsScreen = (page: Page) => ({
  open: (locale = 'en-US') => page.goto(`/${locale}/aboutTapcoin`),
  heading: page.getByRole('heading', { level: 1 }),
});
