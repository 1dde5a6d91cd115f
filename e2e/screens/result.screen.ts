import type { Page } from '@playwright/test';

/** The result of a payment. */
export const resultScreen = (page: Page) => ({
  open: (orderNo: string, locale = 'en-US') =>
    page.goto(`/${locale}/checkoutSuccess/${orderNo}/succeeded`),
  heading: page.getByRole('heading', { level: 1 }),
  notCharged: page.getByText(/You were not charged/),
  tryAgain: () => page.getByRole('link', { name: 'Try again' }).click(),
});
