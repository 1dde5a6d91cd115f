import type { Page } from '@playwright/test';

/** The form by which businesses ask to become partners. */
export const partnerScreen = (page: Page) => ({
  open: (form = '', locale = 'en-US') => page.goto(`/${locale}/partner${form && `?form=${form}`}`),
  field: (name: string) => page.getByLabel(name, { exact: true }),
  source: page.getByLabel('How did you hear of us?'),
  send: () => page.getByRole('button', { name: 'Send' }).click(),
});
