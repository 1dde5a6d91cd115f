import type { Page } from '@playwright/test';

/** The vouchers of an order. */
export const voucherScreen = (page: Page) => ({
  open: (orderNo: string, locale = 'en-US') => page.goto(`/${locale}/voucher/${orderNo}`),
  qrCode: page.getByRole('img', { name: /QR code/ }).first(),
  redeemed: page.getByText(/Redeemed/).first(),
  /** The numbers of the vouchers, as the page itself reads them. */
  numbers: (orderNo: string): Promise<string[]> =>
    page.evaluate(async (order) => {
      const response = await fetch(`/api/user/order/voucher/${order}`, {
        headers: { 'x-auth-schema': 'Bearer', source: 'Web' },
      });
      const text = await response.text();
      return [
        ...new Set(Array.from(text.matchAll(/"voucherNo":"([^"]+)"/g), (match) => match[1] ?? '')),
      ];
    }, orderNo),
});
