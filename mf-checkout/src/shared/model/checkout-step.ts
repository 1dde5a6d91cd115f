import { CHECKOUT_PAGES, links, type CheckoutPage, type Choice } from '@tapnook/contracts';

/** A step of the checkout: the main page, or a sub-page with an address of its own. */
export interface CheckoutStep {
  readonly page: CheckoutPage;
  readonly href: (page: CheckoutPage) => string;
}

/** Reads the step from `/checkout/:id/:type/:limit?`; an unknown type is the main page. */
export const checkoutStep = (
  productId: string,
  type: string | undefined,
  limited: boolean,
  choice: Choice,
): CheckoutStep => ({
  page: CHECKOUT_PAGES.find((page) => page === type) ?? 'product',
  href: (page) => links.checkout(productId, choice, limited, page),
});
