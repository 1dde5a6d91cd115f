import type { Page } from '@playwright/test';

/** The header of every page. */
export const headerScreen = (page: Page) => {
  const banner = page.getByRole('banner');
  return {
    signIn: banner.getByRole('link', { name: 'Sign in' }),
    coins: banner.getByRole('link', { name: /Tapcoin/ }),
    /** The button that carries the name of who is signed in. */
    account: (firstName: string) => banner.getByRole('button', { name: new RegExp(firstName) }),
    coinBalance: async (): Promise<number> =>
      Number(
        (await banner.getByRole('link', { name: /Tapcoin/ }).getAttribute('aria-label'))?.replace(
          /\D/g,
          '',
        ) ?? '',
      ),
  };
};
