import { CHECKOUT_PAGES, links, type CheckoutPage, type Choice } from '@tapnook/contracts';

/** Where in the checkout of a choice one is: the whole page, or one of its sub-pages, each with an address of its own. */
export interface CheckoutStep {
  readonly page: CheckoutPage;
  readonly href: (page: CheckoutPage) => string;
}

/** Reads the place from `/checkout/:id/:type/:limit?`; an unknown type is the whole page. */
export const checkoutStep = (
  productId: string,
  type: string | undefined,
  limited: boolean,
  choice: Choice,
): CheckoutStep => ({
  page: CHECKOUT_PAGES.find((page) => page === type) ?? 'product',
  href: (page) => links.checkout(productId, choice, limited, page),
});
