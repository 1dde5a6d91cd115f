import type { Page } from '@playwright/test';

/** The list of products that a search found. */
export const searchScreen = (page: Page) => ({
  open: (query = '', locale = 'en-US') => page.goto(`/${locale}/search${query && `?${query}`}`),
  count: page.getByRole('status').filter({ hasText: /\d+ experiences/ }),
  firstProduct: page.getByRole('article').getByRole('link').first(),
  turnTo: (number: number) => page.getByRole('link', { name: `Page ${number}` }).click(),
});
