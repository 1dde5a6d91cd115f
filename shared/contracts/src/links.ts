import type { Locale } from './locale.ts';

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};
const segment = (value: string | number): string => encodeURIComponent(String(value));

/** What a shopper chose on a product page; held whole in the address of detail and checkout. */
export interface Choice {
  readonly planId?: string;
  /** Chosen option fields, sorted by id. */
  readonly fieldIds?: readonly string[];
  /** Hong Kong day, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Start time `HH:mm`. */
  readonly time?: string;
  readonly quantity?: number;
  /** Additions as `id:count`. */
  readonly additions?: readonly string[];
}
const choiceQuery = (choice: Choice): Query => ({
  plan: choice.planId, field: choice.fieldIds, date: choice.date, time: choice.time, qty: choice.quantity, add: choice.additions,
});

/** A day that there is, of this century. */
const isDay = (text: string): boolean => /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;
const isId = (text: string): boolean => /^\d{1,15}$/.test(text);
const MOST_FIELDS = 20;

/** Reads a {@link Choice} back from an address; unknown or malformed parts are left out. */
export const readChoice = (search: URLSearchParams): Choice => {
  const date = search.get('date');
  const time = search.get('time');
  const plan = search.get('plan');
  const quantity = Number(search.get('qty'));
  return {
    planId: plan && isId(plan) ? plan : undefined,
    fieldIds: search.getAll('field').filter(isId).slice(0, MOST_FIELDS),
    date: date && isDay(date) ? date : undefined,
    time: time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined,
    quantity: Number.isInteger(quantity) && quantity > 0 && quantity <= 999 ? quantity : undefined,
    additions: search.getAll('add').filter((item) => /^[\w-]+:\d{1,3}$/.test(item)),
  };
};

export type ProfileSection =
  | 'order' | 'editProfileInfo' | 'addPhone' | 'loginMethod' | 'accountSet' | 'setPassword' | 'setSubscription'
  | 'cards' | 'addressBook' | 'coins' | 'reviews' | 'vouchers' | 'notifications' | 'devices' | 'saved';

/** Parameters of the search page: every field of part 2's search request, held in the address. */
export interface SearchParams {
  readonly keyword?: string;
  readonly categoryId?: readonly string[] | string;
  readonly districtId?: readonly string[] | string;
  readonly bookableTime?: string;
  readonly lowestPrice?: number;
  readonly highestPrice?: number;
  readonly orderCheckWay?: string;
  readonly sort?: string;
  readonly productListId?: string;
  readonly campaignId?: string;
  readonly isCashCouponProduct?: boolean;
  readonly showBanner?: boolean;
  readonly page?: number;
}

/** Checkout and its sub-pages (part 1, section 2): all of them buy the same choice. */
export const CHECKOUT_PAGES = ['product', 'payType', 'selectCard', 'addCard'] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

/** Typed links between remotes, as paths without the locale (part 1, section 2). Never write such a path by hand. */
export const links = {
  home: () => '/',
  search: (params: SearchParams = {}) => withQuery('/search', params as Query),
  productList: (idOrRoute: string) => `/promo/${segment(idOrRoute)}`,
  product: (product: { productRoute?: string | null; productId: string }, choice: Choice = {}) =>
    product.productRoute
      ? withQuery(`/detail/${segment(product.productRoute)}`, choiceQuery(choice))
      : withQuery('/detail', { productId: product.productId, ...choiceQuery(choice) }),
  preview: (productId: string) => withQuery('/preview', { productId }),
  /** Hands a choice over to checkout. `type` is `product` or a sub-page; `limit` is `limited` for limited-quantity vouchers. */
  checkout: (productId: string, choice: Choice, limited = false, type: CheckoutPage = 'product') =>
    withQuery(`/checkout/${segment(productId)}/${type}${limited ? '/limited' : ''}`, choiceQuery(choice)),
  checkoutOrder: (orderNo: string) => `/checkoutOrder/${segment(orderNo)}`,
  checkoutResult: (orderNo: string, status: string) => `/checkoutSuccess/${segment(orderNo)}/${segment(status)}`,
  /** `type` is the wallet; `orderNo` the order it pays, else the most urgent one that waits. */
  checkoutQrCode: (type: string, orderNo?: string) => withQuery(`/CheckoutQrCode/${segment(type)}`, { orderNo }),
  voucher: (orderNo: string) => `/voucher/${segment(orderNo)}`,
  receipt: (orderNo: string) => `/receipt/${segment(orderNo)}`,
  login: (redirect?: string) => withQuery('/login', { redirect }),
  register: (redirect?: string) => withQuery('/register', { redirect }),
  resetPassword: () => '/resetPassword',
  profile: (section: ProfileSection, sub?: string) => `/profile/${section}${sub ? `/${segment(sub)}` : ''}`,
  deleteAccount: () => '/deleteAccount',
  subscribe: () => '/subscribe',
  help: () => '/help',
  helpArticle: (id?: string) => (id ? `/help/helpCenter/${segment(id)}` : '/help/helpCenter'),
  terms: (type: 'usage-terms' | 'privacy-policy' | 'refunds' | 'accessibility') => `/terms/${type}`,
  about: () => '/aboutTN',
  aboutCoins: () => '/aboutTapcoin',
  partner: (form?: 'join-us' | 'affiliate') => withQuery('/partner', { form }),
  writeReview: (orderNo: string) => `/reviews/${segment(orderNo)}`,
  reviewSuccess: (orderNo: string) => `/reviewsSuccess/${segment(orderNo)}`,
  reviewDetail: (orderNo: string, reviewId?: string) => withQuery(`/reviewsDetail/${segment(orderNo)}`, { reviewId }),
  merchantSearch: (params: Pick<SearchParams, 'keyword' | 'categoryId' | 'districtId' | 'sort' | 'page'> = {}) => withQuery('/merchantSearch', params as Query),
  merchant: (merchantRouteOrNo: string) => `/merchant/${segment(merchantRouteOrNo)}`,
  merchantPreview: (merchantNo: string) => `/merchant/preview/${segment(merchantNo)}`,
  notFound: (redirect?: string) => withQuery('/404', { redirect }),
} as const;

/** Puts a path of {@link links} under its locale. */
export const localePath = (locale: Locale, path: string): string => (path === '/' ? `/${locale}` : `/${locale}${path}`);

/** A banner's or list's target (part 1, section 2, link builder). `linkType` as in part 2's Link item. */
export interface BannerTarget {
  readonly linkType: 'search' | 'productList' | 'product' | 'category' | 'cashCoupon' | (string & {});
  readonly id?: string;
  readonly customUrl?: string;
  readonly campaignId?: string;
}
/** The link builder for banners and lists (part 1, section 2); anything unknown goes home. */
export const bannerLink = (target: BannerTarget): string => {
  const { id, customUrl, campaignId } = target;
  if (target.linkType === 'search' && id) return withQuery('/search', { productListId: id, campaignId });
  if (target.linkType === 'productList' && (customUrl || id)) return links.productList(customUrl || id || '');
  if (target.linkType === 'product' && customUrl) return links.product({ productRoute: customUrl, productId: '' });
  if (target.linkType === 'product' && id) return links.product({ productId: id });
  if (target.linkType === 'category' && id) return withQuery('/search', { categoryId: id });
  if (target.linkType === 'cashCoupon') return withQuery('/search', { isCashCouponProduct: true, showBanner: true, campaignId });
  return '/';
};

/**
 * A same-origin path, or the home page (part 3, Identity): for `redirect`, `returnUrl`, banner and SEO links.
 * Control characters, backslashes, schemes, hosts and protocol-relative forms are all refused.
 */
export const safePath = (value: string | null | undefined, fallback = '/'): string => {
  if (!value || value.length > 2048 || !/^\/(?![/\\])/.test(value)) return fallback;
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused here
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return fallback;
  try {
    const base = 'https://same.invalid';
    const url = new URL(value, base);
    return url.origin === base ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
};
