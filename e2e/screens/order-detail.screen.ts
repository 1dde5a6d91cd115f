import type { Page } from '@playwright/test';

/** One order in the account area. */
export const orderDetailScreen = (page: Page) => ({
  open: (orderNo: string, locale = 'en-US') => page.goto(`/${locale}/profile/order/${orderNo}`),
  status: page.getByRole('main').getByRole('status').first(),
  cancel: () => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
  /** A gift of its own section, by the words that name its friend. */
  gift: (words: string) => page.locator('b').filter({ hasText: words }),
  confirmCancel: () => page.getByRole('button', { name: 'Cancel the order' }).click(),
});
