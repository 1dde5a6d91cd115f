import type { Page } from '@playwright/test';

/** A ticket that was given, by its link. */
export const giftScreen = (page: Page) => ({
  showCode: page.getByRole('button', { name: 'Show QR code' }),
  keep: page.getByRole('button', { name: 'Keep it in my account' }),
  kept: page.getByText('This ticket is in your account.'),
});
