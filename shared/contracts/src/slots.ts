/**
 * Every slot that a remote may give and another may use, with its props. Props are plain data (they
 * cross the server-to-browser line). A slot that fails, or whose remote is absent, leaves a
 * placeholder with a retry.
 */
export interface Slots {
  /** mf-catalog: the header's search box with suggestions. */
  'search-box': { readonly initialKeyword?: string };
  /**
   * mf-reviews: score, histogram, filters and entries of one product (part 2, section 3: Score
   * statistics, Review).
   */
  'product-reviews': { readonly productId: string };
  /** mf-reviews: the same over everything of one merchant. */
  'merchant-reviews': { readonly merchantId: string };
  /** mf-reviews: the clickable histogram alone. */
  'score-histogram': { readonly externalId: string; readonly objectType: 'product' | 'merchant' };
  /** mf-reviews: the band on the home page about coins. */
  'coin-banner': Record<string, never>;
  /** mf-reviews: balance, waiting and expiring coins of the signed-in shopper. */
  'coin-meter': Record<string, never>;
  /** mf-reviews: the ledger with filters and paging. */
  'coin-history': Record<string, never>;
  /** mf-reviews: how many orders wait for a review; renders nothing at zero. */
  'pending-review-badge': Record<string, never>;
  /** mf-reviews: the shopper's own reviews by status. */
  'my-reviews': Record<string, never>;
  /** mf-merchant: the merchant's panel on a product page. */
  'merchant-card': { readonly merchantId: string; readonly address?: string };
  /** mf-merchant: contact button and enquiry form. */
  'merchant-contact': { readonly merchantId: string };
  /**
   * mf-merchant: merchants on the home page (part 1, section 2: now-merchants), one line of them by
   * default.
   */
  'now-merchants': { readonly heading: string; readonly lines?: number };
  /** mf-checkout: the order list of the profile area. */
  'order-list': Record<string, never>;
  /** mf-checkout: one order with its timeline. */
  'order-detail': { readonly orderNo: string };
  /** mf-checkout: limited-quantity vouchers with booking. */
  'my-limited-vouchers': Record<string, never>;
  /** mf-checkout: saved cards. */
  'saved-cards': Record<string, never>;
}
export type SlotName = keyof Slots;
