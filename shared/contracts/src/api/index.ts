import { accountProfileContracts } from './account-profile.ts';
import { accountSecurityContracts } from './account-security.ts';
import { publicAccountContracts } from './accounts.ts';
import { announcementContracts } from './announcements.ts';
import { backOfficeCaseContracts } from './backoffice-cases.ts';
import { backOfficeEditorContracts } from './backoffice-editors.ts';
import { backOfficeMerchantContracts } from './backoffice-merchants.ts';
import { backOfficeMoneyContracts } from './backoffice-money.ts';
import { backOfficeProductContracts } from './backoffice-products.ts';
import { backOfficeReviewContracts } from './backoffice-reviews.ts';
import { backOfficeShopContracts } from './backoffice-shop.ts';
import { backOfficeStudioContracts } from './backoffice-studio.ts';
import { bookingContracts } from './booking.ts';
import { catalogContracts } from './catalog.ts';
import { contactContracts } from './contacts.ts';
import { dateChangeContracts } from './date-changes.ts';
import { fileContracts } from './files.ts';
import { giftContracts } from './gifts.ts';
import { helpContracts } from './help.ts';
import { homeContracts } from './home.ts';
import { listContracts } from './lists.ts';
import { merchantProductContracts } from './merchant-products.ts';
import { merchantContracts } from './merchants.ts';
import { newsletterContracts } from './newsletters.ts';
import { orderContracts } from './orders.ts';
import { paymentContracts } from './payments.ts';
import { pointContracts } from './points.ts';
import { productOptionContracts } from './product-options.ts';
import { promotionContracts } from './promotions.ts';
import { providerWebhookContracts } from './provider-webhooks.ts';
import { counterContracts } from './redemption.ts';
import { refundRequestContracts } from './refund-requests.ts';
import { reviewContracts } from './reviews.ts';
import { secondFactorContracts } from './second-factor.ts';
import { voucherContracts } from './vouchers.ts';
import { walletPassContracts } from './wallet-passes.ts';

/**
 * Every call of part 2, section 7, by its id: the one table that routes, validation, handlers,
 * clients and OpenAPI come from.
 */
export const api = {
  ...catalogContracts,
  ...productOptionContracts,
  ...listContracts,
  ...merchantContracts,
  ...homeContracts,
  ...orderContracts,
  ...voucherContracts,
  ...paymentContracts,
  ...bookingContracts,
  ...publicAccountContracts,
  ...accountProfileContracts,
  ...accountSecurityContracts,
  ...secondFactorContracts,
  ...contactContracts,
  ...reviewContracts,
  ...pointContracts,
  ...helpContracts,
  ...fileContracts,
  ...merchantProductContracts,
  ...promotionContracts,
  ...backOfficeMerchantContracts,
  ...backOfficeProductContracts,
  ...backOfficeShopContracts,
  ...backOfficeStudioContracts,
  ...backOfficeCaseContracts,
  ...backOfficeEditorContracts,
  ...backOfficeMoneyContracts,
  ...backOfficeReviewContracts,
  ...counterContracts,
  ...refundRequestContracts,
  ...dateChangeContracts,
  ...giftContracts,
  ...walletPassContracts,
  ...providerWebhookContracts,
  ...newsletterContracts,
  ...announcementContracts,
};
export type Api = typeof api;
export { providerWebhookContracts };
export { AUDIT_ACTIONS, AUDIT_KINDS, type AuditAction, type AuditKind } from './shapes/audit.ts';
export type { BranchStore, Product, ProductCard } from './shapes/catalog.ts';
export type {
  Addition,
  DateSlot,
  OptionGroup,
  PersonType,
  Plan,
  PriceTier,
} from './shapes/plans.ts';
export type {
  Banner,
  HomeList,
  HomeSection,
  LinkItem,
  PressRelease,
  SeoLinkGroup,
} from './shapes/home.ts';
export type {
  Category,
  District,
  MerchantSearchRequest,
  ProductList,
  SearchCounts,
  ReadFilters,
  SearchFilters,
  SearchListItem,
  SearchRequest,
  SearchSuggestion,
} from './shapes/listing.ts';
export type { DeclineClass } from './shapes/payments.ts';
export type { MerchantCard, MerchantCategory, MerchantDetail } from './shapes/merchants.ts';
