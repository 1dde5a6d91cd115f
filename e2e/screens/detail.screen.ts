import { expect, type Page } from '@playwright/test';

/** The product page: choosing and booking. */
export const detailScreen = (page: Page) => ({
  open: (route: string, locale = 'en-US') => page.goto(`/${locale}/detail/${route}`),
  chooseOption: async (name: string): Promise<void> => {
    await page
      .locator('label')
      .filter({ has: page.getByText(name, { exact: true }) })
      .click();
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  },
  /**
   * The nth day of next month with locations to spare: tests that buy do not take each other's last
   * one.
   */
  chooseDay: async (nth: number): Promise<void> => {
    const month = page.getByRole('grid');
    const shown = (await month.getAttribute('aria-label')) ?? '';
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(month).not.toHaveAttribute('aria-label', shown);
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /HK\$\d+$/, disabled: false })
      .nth(nth)
      .click();
    await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  },
  chooseFirstTime: async (): Promise<void> => {
    const times = page.getByRole('group', { name: 'Time' });
    await times.getByRole('radio', { disabled: false }).first().check();
    await expect(page).toHaveURL(/time=/);
  },
  chosenTime: page.getByRole('group', { name: 'Time' }).getByRole('radio', { checked: true }),
  addOne: async (): Promise<void> => {
    await page
      .getByRole('group', { name: 'How many' })
      .getByRole('button', { name: 'More' })
      .click();
    await expect(page).toHaveURL(/qty=2/);
  },
  book: () => page.getByRole('button', { name: /^Book/ }).filter({ visible: true }).first().click(),
});
