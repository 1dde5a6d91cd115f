import type { Page } from '@playwright/test';
import { paymentElementScreen } from './payment-element.screen.ts';

/** The saved cards in the account area. */
export const savedCardsScreen = (page: Page) => {
  const card = paymentElementScreen(page);
  return {
    open: (locale = 'en-US') => page.goto(`/${locale}/profile/cards`),
    addButton: page.getByRole('button', { name: 'Add a card' }),
    cardFields: card.fields,
    add: async (number: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add a card' }).click();
      await card.fill(number);
      await page.getByRole('button', { name: 'Check and keep' }).click();
    },
    endingIn4242: page.getByText('•••• 4242'),
  };
};
