import type { Page } from '@playwright/test';

/** The help page with its search. */
export const helpScreen = (page: Page) => ({
  open: (keyword = '', locale = 'en-US') =>
    page.goto(`/${locale}/help${keyword && `?keyword=${encodeURIComponent(keyword)}`}`),
  heading: page.getByRole('heading', { level: 1 }),
});
