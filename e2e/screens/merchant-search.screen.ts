import type { Page } from '@playwright/test';

/** The search for merchants. */
export const merchantSearchScreen = (page: Page) => ({
  open: (query = '', locale = 'en-US') =>
    page.goto(`/${locale}/merchantSearch${query && `?${query}`}`),
  sortBy: async (order: string): Promise<void> => {
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: order }).click();
  },
  distances: page.getByText(/\d+ m away/),
});
