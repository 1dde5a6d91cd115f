import type { FrameLocator, Page } from '@playwright/test';

/** The provider's fields for a card, wherever a page shows them. */
export const paymentElementScreen = (page: Page) => {
  const fields: FrameLocator = page.frameLocator('iframe[src*="/elements/payment"]');
  return {
    frame: page.locator('iframe[src*="/elements/payment"]'),
    fields,
    textboxes: fields.getByRole('textbox'),
    number: fields.getByLabel(/card number/i),
    fill: async (number: string): Promise<void> => {
      await fields.getByLabel(/card number/i).fill(number);
      await fields.getByLabel(/expiry/i).fill('1230');
      await fields.getByLabel(/CVV|CVC|security/i).fill('123');
    },
  };
};
