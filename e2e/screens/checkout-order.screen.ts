import type { Page } from '@playwright/test';

/** An order that waits for its payment. */
export const checkoutOrderScreen = (page: Page) => ({
  open: (orderNo: string, locale = 'en-US') => page.goto(`/${locale}/checkoutOrder/${orderNo}`),
  openPayment: page.getByText('A payment is still open'),
});
