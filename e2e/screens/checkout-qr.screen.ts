import type { Page } from '@playwright/test';

/** The code that a wallet on another device scans. */
export const checkoutQrScreen = (page: Page) => ({
  open: (wallet: 'alipay_hk' | 'wechat_pay_hk', orderNo: string, locale = 'en-US') =>
    page.goto(`/${locale}/CheckoutQrCode/${wallet}?orderNo=${orderNo}`),
  code: page.getByRole('img', { name: /QR code/ }),
});
