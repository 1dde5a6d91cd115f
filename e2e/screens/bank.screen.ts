import { expect, type Page } from '@playwright/test';
import { SANDBOX } from '../fixtures/stack.ts';

/** The sandbox's bank, which asks whether a payment is the shopper's. */
export const bankScreen = (page: Page) => ({
  isOpen: () => expect(page).toHaveURL(new RegExp(`^${SANDBOX}`)),
  approve: () => page.getByRole('button', { name: /Approve/ }).click(),
  refuse: () => page.getByRole('button', { name: /Refuse/ }).click(),
});
