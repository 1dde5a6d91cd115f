import type { Page } from '@playwright/test';

/** The saved cards in the account area. */
export const savedCardsScreen = (page: Page) => {
  const card = page.frameLocator('iframe[src*="/frames/card"]');
  return {
    open: (locale = 'en-US') => page.goto(`/${locale}/profile/cards`),
    addButton: page.getByRole('button', { name: 'Add a card' }),
    cardFields: card,
    add: async (number: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add a card' }).click();
      await card.getByLabel(/card number/i).fill(number);
      await card.getByLabel(/expiry/i).fill('1230');
      await card.getByLabel(/CVV|CVC|security/i).fill('123');
      await page.getByRole('button', { name: 'Check and keep' }).click();
    },
    endingIn4242: page.getByText('•••• 4242'),
  };
};
