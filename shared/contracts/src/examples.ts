import { links } from './links.ts';
import type { Slots } from './slots.ts';

const CHOICE = {
  planId: '2029',
  fieldIds: ['11'],
  date: '2026-11-28',
  time: '14:10',
  quantity: 2,
  additions: ['21:1'],
} as const;
const ORDER = 'TN2611-7KQ2M9XBCD';

/**
 * Addresses of every link, as remotes make them: whoever serves a link's page must answer each of
 * them.
 */
export const linkExamples: { readonly [Name in keyof typeof links]: readonly string[] } = {
  home: [links.home()],
  search: [
    links.search(),
    links.search({ keyword: '窰', categoryId: ['22'], sort: 'price', page: 2 }),
    links.search({ isCashCouponProduct: true, showBanner: true }),
    links.search({ productListId: '105' }),
  ],
  productList: [links.productList('rainy-saturday')],
  product: [
    links.product({ productRoute: 'hands-on-pottery', productId: '1024' }, CHOICE),
    links.product({ productId: '1024' }),
  ],
  preview: [links.preview('1024')],
  checkout: [
    links.checkout('1024', CHOICE),
    links.checkout('1024', CHOICE, true),
    links.checkout('1024', CHOICE, false, 'selectCard'),
  ],
  checkoutOrder: [links.checkoutOrder(ORDER)],
  checkoutResult: [links.checkoutResult(ORDER, 'success')],
  checkoutQrCode: [links.checkoutQrCode('alipay_hk', ORDER)],
  voucher: [links.voucher(ORDER)],
  offlineVouchers: [links.offlineVouchers()],
  gift: [links.gift('8f2c1d5e-0000-4000-8000-000000000000.c2lnbmF0dXJl')],
  receipt: [links.receipt(ORDER)],
  login: [links.login(), links.login('/profile/order'), links.login('/profile/order', true)],
  register: [links.register()],
  resetPassword: [links.resetPassword()],
  undoCredentialChange: [links.undoCredentialChange('t-1')],
  profile: [
    links.profile('order'),
    links.profile('order', ORDER),
    links.profile('coins'),
    links.profile('vouchers'),
    links.profile('cards'),
    links.profile('editProfileInfo'),
    links.profile('accountSet'),
    links.profile('notifications'),
    links.profile('saved'),
  ],
  deleteAccount: [links.deleteAccount()],
  subscribe: [links.subscribe()],
  help: [links.help(), links.help(ORDER)],
  helpArticle: [links.helpArticle(), links.helpArticle('3')],
  terms: [links.terms('privacy-policy'), links.terms('refunds')],
  about: [links.about()],
  aboutCoins: [links.aboutCoins()],
  partner: [links.partner(), links.partner('affiliate')],
  writeReview: [links.writeReview(ORDER)],
  reviewSuccess: [links.reviewSuccess(ORDER)],
  reviewDetail: [links.reviewDetail(ORDER, '7')],
  merchantSearch: [links.merchantSearch(), links.merchantSearch({ keyword: '窰', page: 2 })],
  merchant: [links.merchant('kiln-street-studio')],
  merchantPreview: [links.merchantPreview('301')],
  notFound: [links.notFound('/detail/gone')],
};

/** Props of every slot; the first example of each holds only what must be there. */
export const slotExamples: { readonly [Name in keyof Slots]: readonly Slots[Name][] } = {
  'search-box': [{}, { initialKeyword: '窰' }],
  'product-reviews': [{ productId: '1024' }],
  'merchant-reviews': [{ merchantId: '301' }],
  'score-histogram': [{ externalId: '1024', objectType: 'product' }],
  'coin-banner': [{}],
  'coin-meter': [{}],
  'coin-history': [{}],
  'pending-review-badge': [{}],
  'my-reviews': [{}],
  'merchant-card': [{ merchantId: '301' }, { merchantId: '301', address: '128 Yu Chau Street' }],
  'merchant-contact': [{ merchantId: '301' }],
  'now-merchants': [{ heading: 'Merchants nearby' }],
  'order-list': [{}],
  'order-detail': [{ orderNo: ORDER }],
  'my-limited-vouchers': [{}],
  'saved-cards': [{}],
};
