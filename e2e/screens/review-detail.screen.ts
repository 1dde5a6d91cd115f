import type { Page } from '@playwright/test';

/** One review, as its author sees it. */
export const reviewDetailScreen = (page: Page) => ({
  open: (orderNo: string, locale = 'en-US') => page.goto(`/${locale}/reviewsDetail/${orderNo}`),
  heading: page.getByRole('heading', { level: 1 }),
});
