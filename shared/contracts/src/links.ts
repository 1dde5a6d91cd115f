import * as links from './link-builders.ts';
import { withQuery, type Choice } from './link-parameters.ts';
import type { Locale } from './locale.ts';

/**
 * Typed links between remotes, as paths without the locale (part 1, section 2). Never write such a
 * path by hand.
 */
export { links };

/** A day that there is, of this century. */
const isDay = (text: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, 10) === text;
const isId = (text: string): boolean => /^\d{1,15}$/.test(text);
const MOST_FIELDS = 20;

/** Reads a {@link Choice} back from an address; unknown or malformed parts are left out. */
export const readChoice = (search: URLSearchParams): Choice => {
  const date = search.get('date');
  const time = search.get('time');
  const plan = search.get('plan');
  const quantity = search.get('qty');
  const seen = search.get('seen');
  return {
    planId: plan && isId(plan) ? plan : undefined,
    fieldIds: search.getAll('field').filter(isId).slice(0, MOST_FIELDS),
    date: date && isDay(date) ? date : undefined,
    time: time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined,
    quantity: quantity && /^[1-9]\d{0,2}$/.test(quantity) ? Number(quantity) : undefined,
    people: search.getAll('who').filter((item) => /^[a-z]+:[1-9]\d{0,2}$/.test(item)),
    seen: seen && /^\d{1,9}$/.test(seen) ? Number(seen) : undefined,
    additions: search.getAll('add').filter((item) => /^[\w-]+:\d{1,3}$/.test(item)),
  };
};

/** Puts a path of {@link links} under its locale. */
export const localePath = (locale: Locale, path: string): string =>
  path === '/' ? `/${locale}` : `/${locale}${path}`;

/**
 * A banner's or list's target (part 1, section 2, link builder). `linkType` as in part 2's Link
 * item.
 */
export interface BannerTarget {
  readonly linkType:
    | 'search'
    | 'productList'
    | 'product'
    | 'category'
    | 'cashCoupon'
    | (string & {});
  readonly id?: string | undefined;
  readonly customUrl?: string | undefined;
  readonly campaignId?: string | undefined;
}
/** The link builder for banners and lists (part 1, section 2); anything unknown goes home. */
export const bannerLink = (target: BannerTarget): string => {
  const { id, customUrl, campaignId } = target;
  if (target.linkType === 'search' && id)
    return withQuery('/search', { productListId: id, campaignId });
  if (target.linkType === 'productList' && (customUrl || id))
    return links.productList(customUrl || id || '');
  if (target.linkType === 'product' && customUrl)
    return links.product({ productRoute: customUrl, productId: '' });
  if (target.linkType === 'product' && id) return links.product({ productId: id });
  if (target.linkType === 'category' && id) return withQuery('/search', { categoryId: id });
  if (target.linkType === 'cashCoupon')
    return withQuery('/search', { isCashCouponProduct: true, showBanner: true, campaignId });
  return '/';
};

/**
 * A same-origin path, or the home page (part 3, Identity): for `redirect`, `returnUrl`, banner and
 * SEO links. Control characters, backslashes, schemes, hosts and protocol-relative forms are all
 * refused.
 */
export const safePath = (value: string | null | undefined, fallback = '/'): string => {
  if (!value || value.length > 2048 || !/^\/(?![/\\])/.test(value)) return fallback;
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return fallback;
  try {
    const base = 'https://same.invalid';
    const url = new URL(value, base);
    return url.origin === base ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
};
