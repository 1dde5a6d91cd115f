import type { Page } from '@playwright/test';

/** A product before it is published, for its merchant and for administrators. */
export const previewScreen = (page: Page) => ({
  open: (productId: string, locale = 'en-US') =>
    page.goto(`/${locale}/preview?productId=${productId}`),
  heading: page.getByRole('heading', { level: 1 }),
});
