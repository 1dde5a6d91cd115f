import type { Page } from '@playwright/test';

/** A list of products that was put together by hand. */
export const promoScreen = (page: Page) => ({
  open: (id: string, locale = 'en-US') => page.goto(`/${locale}/promo/${id}`),
  heading: page.getByRole('heading', { level: 1 }),
});
