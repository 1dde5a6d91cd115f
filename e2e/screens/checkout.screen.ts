import { expect, type Page } from '@playwright/test';
import { chooseCard } from '../fixtures/radio-card.ts';
import { paymentElementScreen } from './payment-element.screen.ts';

/** The checkout page: details and payment. */
export const checkoutScreen = (page: Page) => {
  const card = paymentElementScreen(page);
  /** Chooses a way to pay; what the provider draws may still be growing above it. */
  const choose = async (name: string | RegExp): Promise<void> => {
    const choice = page.getByRole('radio', { name });
    await expect(async () => {
      await chooseCard(choice);
      await expect(choice).toBeChecked({ timeout: 1_000 });
    }).toPass();
  };
  return {
    held: async (): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      await expect(page.getByRole('timer', { name: 'Time left to pay' }).first()).toHaveText(
        /^(30:0\d|29:\d\d)$/,
      );
    },
    useNewCard: async (number: string): Promise<void> => {
      await choose(/Another card|Credit or debit card/);
      await card.fill(number);
    },
    /** From an address whose order was paid before. */
    buyAgain: () => page.getByRole('button', { name: 'Buy the same again' }).click(),
    /** Keeps the card that is being typed for the next purchase. */
    keepCard: () => page.getByRole('switch', { name: 'Keep this card' }).check(),
    useKeptCard: (last4: string) => choose(new RegExp(last4)),
    fillContact: (phone: string) =>
      page.getByRole('textbox', { name: 'Mobile number' }).fill(phone),
    payBy: (wallet: 'AlipayHK' | 'WeChat Pay HK') => choose(wallet),
    /** Opens the sheet of a wallet of the device, which pays with a test card of its own. */
    payExpress: async (wallet: 'Apple Pay' | 'Google Pay', last4 = '4242'): Promise<void> => {
      await page
        .frameLocator('iframe[src*="/elements/expressCheckout"]')
        .getByRole('button', { name: wallet })
        .click();
      const sheet = page.frameLocator('iframe[src*="/elements/sheet"]');
      await sheet.getByRole('radio', { name: new RegExp(last4) }).check();
      await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
    },
    /** By the keyboard, which what moves above the box does not lead astray. */
    agree: async (): Promise<void> => {
      const terms = page.getByRole('checkbox', { name: /Terms of Service/ });
      if (!(await terms.isChecked())) await terms.press('Space');
      await expect(terms).toBeChecked();
    },
    pay: () => page.getByRole('button', { name: /^Pay/ }).filter({ visible: true }).first().click(),
    orderNo: async (): Promise<string> => {
      await expect(page).toHaveURL(/checkoutSuccess\/TN/);
      return /checkoutSuccess\/(TN[\w-]+)/.exec(page.url())?.[1] ?? '';
    },
  };
};
