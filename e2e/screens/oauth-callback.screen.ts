import type { Page } from '@playwright/test';

/** Where a provider sends the browser back to. */
export const oauthCallbackScreen = (page: Page) => ({
  open: (provider: string, query: string, locale = 'en-US') =>
    page.goto(`/${locale}/login/callback/${provider}${query}`),
  heading: page.getByRole('heading', { level: 1 }),
});
