import type { Page } from '@playwright/test';

/** The page of the newsletter's links. */
export const subscribeScreen = (page: Page) => ({
  open: (query = '', locale = 'en-US') => page.goto(`/${locale}/subscribe${query}`),
  heading: page.getByRole('heading', { level: 1 }),
});
