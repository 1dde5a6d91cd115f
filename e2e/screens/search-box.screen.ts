import type { Page } from '@playwright/test';

/** The search box in the header, with its suggestions. */
export const searchBoxScreen = (page: Page) => ({
  box: page.getByRole('combobox', { name: 'Search TapNook' }),
  suggestions: page.getByRole('listbox').getByRole('option'),
});
