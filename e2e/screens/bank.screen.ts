import { expect, type Page } from '@playwright/test';

/** The sandbox's bank, which asks in a dialog whether a payment is the shopper's. */
export const bankScreen = (page: Page) => {
  const bank = page.frameLocator('dialog iframe[src*="/authorise/"]');
  const approval = bank.getByRole('button', { name: /Approve|批准/ });
  return {
    approval,
    isOpen: () => expect(approval).toBeVisible({ timeout: 20_000 }),
    approve: () => approval.click(),
    refuse: () => bank.getByRole('button', { name: /Refuse|拒絕/ }).click(),
  };
};
