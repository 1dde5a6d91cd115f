import type { Page } from '@playwright/test';

/** The receipt of an order. */
export const receiptScreen = (page: Page) => ({
  open: (orderNo: string, locale = 'en-US') => page.goto(`/${locale}/receipt/${orderNo}`),
  heading: page.getByRole('heading', { level: 1 }),
});
