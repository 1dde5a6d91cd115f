import type { Page } from '@playwright/test';

/** The help articles, or one of them. */
export const helpCentreScreen = (page: Page) => ({
  open: (article = '', locale = 'en-US') => page.goto(`/${locale}/help/helpCenter/${article}`),
  heading: page.getByRole('heading', { level: 1 }),
});
