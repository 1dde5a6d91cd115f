import type { Page } from '@playwright/test';

/** A merchant's page before it is published. */
export const merchantPreviewScreen = (page: Page) => ({
  open: (merchantNo: string, locale = 'en-US') =>
    page.goto(`/${locale}/merchant/preview/${merchantNo}`),
  heading: page.getByRole('heading', { level: 1 }),
});
