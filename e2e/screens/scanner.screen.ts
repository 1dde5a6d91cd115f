import { expect, type Page } from '@playwright/test';
import { SANDBOX } from '../fixtures/stack.ts';

/** The sandbox's page for a merchant: redeeming vouchers, confirming orders, answering enquiries. */
export const scannerScreen = (page: Page) => ({
  open: (query = '') => page.goto(`${SANDBOX}/dashboard/scanner${query}`),
  entry: (text: string) => page.getByRole('listitem').filter({ hasText: text }),
  redeem: async (voucherNo: string): Promise<void> => {
    await page.getByRole('textbox', { name: /Text of the QR code/ }).fill(voucherNo);
    await page.getByRole('button', { name: 'Redeem one use' }).click();
    await expect(page.getByText(/redeemed/i).first()).toBeVisible();
  },
  rejectOrder: (orderNo: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: orderNo })
      .getByRole('button', { name: 'Reject, return money' })
      .click(),
});
