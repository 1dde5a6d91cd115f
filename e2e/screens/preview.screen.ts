import type { Page } from '@playwright/test';

/** A product before it is published, for its merchant and for administrators. */
export const previewScreen = (page: Page) => ({
  open: (productId: string, locale = 'en-US') =>
    page.goto(`/${locale}/preview?productId=${productId}`),
  /** By the path that the back office gives, which is in the language of who made it. */
  openLink: (path: string, locale = 'en-US') => page.goto(path.replace(/^\/[\w-]+/, `/${locale}`)),
  buyButton: page
    .getByRole('button', { name: /^(?:Buy|Book|Choose: )/ })
    .filter({ visible: true })
    .first(),
  whyNotBought: page
    .getByText('The button works once the product is on sale.')
    .filter({ visible: true })
    .first(),
  nothing: page.getByRole('heading', { level: 1, name: 'Nothing to preview' }),
  heading: page.getByRole('heading', { level: 1 }),
});
