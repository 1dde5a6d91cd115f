import type { Page } from '@playwright/test';

/** The vouchers that are stored on this device. */
export const offlineVouchersScreen = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Vouchers on this device' }),
  titleInChinese: page.getByRole('heading', { level: 1, name: '本機電子券' }),
  voucherOf: (orderNo: string) => page.locator(`a[href$="/voucher/${orderNo}"]`),
});
