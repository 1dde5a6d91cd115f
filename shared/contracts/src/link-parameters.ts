/** Parameters of an address; a list gives its name several times. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** Adds what is given to a path; empty and undefined values are left out. */
export const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** What a shopper chose on a product page; held whole in the address of detail and checkout. */
export interface Choice {
  readonly planId?: string | undefined;
  /** Chosen option fields, sorted by id. */
  readonly fieldIds?: readonly string[] | undefined;
  /** Hong Kong day, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** Start time `HH:mm`. */
  readonly time?: string | undefined;
  readonly quantity?: number | undefined;
  /** Kinds of persons as `kind:count`, together the quantity. */
  readonly people?: readonly string[] | undefined;
  /** Additions as `id:count`. */
  readonly additions?: readonly string[] | undefined;
  /**
   * The total in cents that was on the screen when the choice was handed over; only checkout's
   * address holds it.
   */
  readonly seen?: number | undefined;
}
export type ProfileSection =
  | 'order'
  | 'editProfileInfo'
  | 'addPhone'
  | 'loginMethod'
  | 'accountSet'
  | 'setPassword'
  | 'setSubscription'
  | 'cards'
  | 'addressBook'
  | 'coins'
  | 'codes'
  | 'reviews'
  | 'vouchers'
  | 'notifications'
  | 'devices'
  | 'saved';

/** Parameters of the search page: every field of part 2's search request, held in the address. */
export interface SearchParams {
  readonly keyword?: string | undefined;
  readonly categoryId?: readonly string[] | string | undefined;
  readonly districtId?: readonly string[] | string | undefined;
  readonly bookableTime?: string | undefined;
  /** Merchants whose door is open in Hong Kong now. */
  readonly openNow?: boolean | undefined;
  readonly lowestPrice?: number | undefined;
  readonly highestPrice?: number | undefined;
  readonly orderCheckWay?: string | undefined;
  readonly sort?: string | undefined;
  readonly productListId?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly isCashCouponProduct?: boolean | undefined;
  readonly showBanner?: boolean | undefined;
  readonly page?: number | undefined;
}

/** Checkout and its sub-pages (part 1, section 2): all of them buy the same choice. */
export const CHECKOUT_PAGES = ['product', 'payType', 'selectCard', 'addCard'] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];
