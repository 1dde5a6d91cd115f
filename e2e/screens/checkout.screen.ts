import { expect, type Page } from '@playwright/test';

/** The checkout page: details and payment. */
export const checkoutScreen = (page: Page) => {
  const card = page.frameLocator('iframe[src*="/frames/card"]');
  return {
    held: async (): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      await expect(page.getByRole('timer', { name: 'Time left to pay' }).first()).toHaveText(
        /^(30:0\d|29:\d\d)$/,
      );
    },
    useNewCard: async (number: string): Promise<void> => {
      await page
        .getByRole('radio', { name: /Another card|Credit or debit card/ })
        .check({ force: true });
      await card.getByLabel(/card number/i).fill(number);
      await card.getByLabel(/expiry/i).fill('1230');
      await card.getByLabel(/CVV|CVC|security/i).fill('123');
    },
    /** Chooses another way to pay; the card's own field may still be growing above it. */
    payBy: async (wallet: 'AlipayHK' | 'WeChat Pay HK') => {
      const choice = page.getByRole('radio', { name: wallet });
      await expect(async () => {
        await choice.click({ force: true });
        await expect(choice).toBeChecked({ timeout: 1_000 });
      }).toPass();
    },
    agree: () => page.getByRole('checkbox', { name: /Terms of Service/ }).check({ force: true }),
    pay: () => page.getByRole('button', { name: /^Pay/ }).filter({ visible: true }).first().click(),
    orderNo: async (): Promise<string> => {
      await expect(page).toHaveURL(/checkoutSuccess\/TN/);
      return /checkoutSuccess\/(TN[\w-]+)/.exec(page.url())?.[1] ?? '';
    },
  };
};
