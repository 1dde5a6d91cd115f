import type { Page } from '@playwright/test';

/** The page that thanks for a review. */
export const reviewSuccessScreen = (page: Page) => ({
  open: (orderNo: string, locale = 'en-US') => page.goto(`/${locale}/reviewsSuccess/${orderNo}`),
  thanks: page.getByRole('heading', { level: 1, name: 'Thank you for your review' }),
});
