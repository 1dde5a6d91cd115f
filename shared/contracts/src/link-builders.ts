import {
  withQuery,
  type CheckoutPage,
  type Choice,
  type ProfileSection,
  type Query,
  type SearchParams,
} from './link-parameters.ts';

const segment = (value: string | number): string => encodeURIComponent(String(value));

const choiceQuery = (choice: Choice): Query => ({
  plan: choice.planId,
  field: choice.fieldIds,
  date: choice.date,
  time: choice.time,
  qty: choice.quantity,
  who: choice.people,
  add: choice.additions,
});

// One function each instead of one object: a remote ships only the links that it makes. The
// contracts give them out as `links`.
export const home = () => '/';
export const search = (params: SearchParams = {}) => withQuery('/search', params as Query);
export const productList = (idOrRoute: string) => `/promo/${segment(idOrRoute)}`;
export const product = (
  { productRoute, productId }: { productRoute?: string | null; productId: string },
  choice: Choice = {},
) =>
  productRoute
    ? withQuery(`/detail/${segment(productRoute)}`, choiceQuery(choice))
    : withQuery('/detail', { productId, ...choiceQuery(choice) });
export const preview = (productId: string) => withQuery('/preview', { productId });
/**
 * Hands a choice over to checkout. `type` is `product` or a sub-page; `limit` is `limited` for
 * limited-quantity vouchers.
 */
export const checkout = (
  productId: string,
  choice: Choice,
  limited = false,
  type: CheckoutPage = 'product',
) =>
  withQuery(`/checkout/${segment(productId)}/${type}${limited ? '/limited' : ''}`, {
    ...choiceQuery(choice),
    seen: choice.seen,
  });
export const checkoutOrder = (orderNo: string) => `/checkoutOrder/${segment(orderNo)}`;
export const checkoutResult = (orderNo: string, status: string) =>
  `/checkoutSuccess/${segment(orderNo)}/${segment(status)}`;
/** `type` is the wallet; `orderNo` the order it pays, else the most urgent one that waits. */
export const checkoutQrCode = (type: string, orderNo?: string) =>
  withQuery(`/CheckoutQrCode/${segment(type)}`, { orderNo });
export const voucher = (orderNo: string) => `/voucher/${segment(orderNo)}`;
/** The vouchers that are stored on this device; it opens without a signal. */
export const offlineVouchers = () => '/voucher/offline';
/** A ticket that was given; `token` comes from the letter or the link. */
export const gift = (token: string) => `/gift/${segment(token)}`;
export const receipt = (orderNo: string) => `/receipt/${segment(orderNo)}`;
/** `ended`: a session that ended by itself leads there, and is told of. */
export const login = (redirect?: string, ended = false) =>
  withQuery('/login', { redirect, ended: ended ? 1 : undefined });
export const register = (redirect?: string) => withQuery('/register', { redirect });
export const resetPassword = () => '/resetPassword';
/** `token` comes from the letter about a changed way in. */
export const undoCredentialChange = (token: string) => `/login/undo/${segment(token)}`;
export const profile = (section: ProfileSection, sub?: string) =>
  `/profile/${section}${sub ? `/${segment(sub)}` : ''}`;
export const deleteAccount = () => '/deleteAccount';
export const subscribe = () => '/subscribe';
/** `orderNo` is the order that the question is about. */
export const help = (orderNo?: string) => withQuery('/help', { orderNo });
export const helpArticle = (id?: string) =>
  id ? `/help/helpCenter/${segment(id)}` : '/help/helpCenter';
/** `version` is the key of one that is not in force. */
export const terms = (
  type: 'usage-terms' | 'privacy-policy' | 'refunds' | 'accessibility',
  version?: string,
) => withQuery(`/terms/${type}`, { version });
export const about = () => '/aboutTN';
export const aboutCoins = () => '/aboutTapcoin';
export const partner = (form?: 'join-us' | 'affiliate') => withQuery('/partner', { form });
export const writeReview = (orderNo: string) => `/reviews/${segment(orderNo)}`;
export const reviewSuccess = (orderNo: string) => `/reviewsSuccess/${segment(orderNo)}`;
export const reviewDetail = (orderNo: string, reviewId?: string) =>
  withQuery(`/reviewsDetail/${segment(orderNo)}`, { reviewId });
export const merchantSearch = (
  params: Pick<
    SearchParams,
    'keyword' | 'categoryId' | 'districtId' | 'bookableTime' | 'openNow' | 'sort' | 'page'
  > = {},
) => withQuery('/merchantSearch', params);
export const merchant = (merchantRouteOrNo: string) => `/merchant/${segment(merchantRouteOrNo)}`;
export const merchantPreview = (merchantNo: string) => `/merchant/preview/${segment(merchantNo)}`;
export const notFound = (redirect?: string) => withQuery('/404', { redirect });
