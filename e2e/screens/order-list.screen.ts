import type { Page } from '@playwright/test';

/** The orders in the account area. */
export const orderListScreen = (page: Page) => ({
  open: (locale = 'en-US') => page.goto(`/${locale}/profile/order`),
  orders: page.getByRole('article'),
});
