import type { Page } from '@playwright/test';
import { SANDBOX } from '../fixtures/stack.ts';

/** Where customer care reads and answers, at the stand-in of the chat's provider. */
export const chatInboxScreen = (page: Page) => ({
  open: () => page.goto(`${SANDBOX}/dashboard/chat`),
  choose: (lastMessage: string) => page.getByRole('link', { name: lastMessage }).click(),
  /** Whether the address is the shopper's own, in the words of the inbox. */
  address: (email: string) => page.getByText(`${email}, address verified`),
  answer: async (text: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Your answer, as customer care' }).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  },
});
