import type { Page } from '@playwright/test';

/** The vouchers that are stored on this device. */
export const offlineVouchersScreen = (page: Page) => ({
  open: () => page.goto('/en-US/voucher/offline'),
  checked: page.getByText(/^Last checked/).first(),
});
