import type { Page } from '@playwright/test';

/** The page behind a letter about a changed way in. */
export const undoCredentialChangeScreen = (page: Page) => ({
  open: (token: string, locale = 'en-US') => page.goto(`/${locale}/login/undo/${token}`),
  confirm: page.getByRole('button', { name: 'Undo the change' }),
});
