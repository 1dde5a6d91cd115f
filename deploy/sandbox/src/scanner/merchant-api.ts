import type { Api } from '@tapnook/contracts/api';
import { api } from '@tapnook/contracts/api';
import type { ShelfState } from '@tapnook/kernel';
import { SCANNER_TEXTS } from './scanner.texts.ts';
import type { Data, Outcome, Session } from './session.ts';

export type MerchantOrder = Data<Api['decideMerchantOrder']>;
export type Enquiry = Data<Api['getMerchantContact']>;
export type Redemption = Data<Api['redeemVoucher']>;
export type MerchantProduct = Data<Api['moveProduct']>;
export interface ProductFilter {
  readonly keyword: string;
  readonly status: ShelfState | undefined;
}
type BookingState = 'in_booking' | 'stopped';
export type Decision =
  | { readonly action: 'confirm' | 'reject' }
  | { readonly action: 'refund'; readonly voucherNos?: readonly string[] };

/**
 * The merchant's calls of the marketplace API, made as the merchant. Every outage comes back as a
 * sentence.
 */
export interface MerchantApi {
  awaiting(): Promise<Outcome<readonly MerchantOrder[]>>;
  recent(): Promise<Outcome<readonly MerchantOrder[]>>;
  enquiries(): Promise<Outcome<readonly Enquiry[]>>;
  /** `code` is the text of the QR code, or a voucher's number. Repeating a key has one effect. */
  redeem(code: string, key: string): Promise<Outcome<Redemption>>;
  decide(orderNo: string, decision: Decision, key: string): Promise<Outcome<MerchantOrder>>;
  setBooking(
    productId: string,
    state: BookingState,
  ): Promise<Outcome<Data<Api['setProductBooking']>>>;
  /** Opens an enquiry, which counts as reading it. */
  readEnquiry(id: string): Promise<Outcome<Enquiry>>;
  products(filter: ProductFilter): Promise<Outcome<readonly MerchantProduct[]>>;
  moveProduct(productId: string, status: ShelfState): Promise<Outcome<MerchantProduct>>;
}

const PAGE = { pageNum: '1', pageSize: '20' };

/**
 * A voucher's number may be read out in groups, without its hyphen; what is no number is the text
 * of a QR code.
 */
const codeBody = (code: string): object => {
  const joined = code.replace(/\s/g, '');
  const [, month, rest] = /^TN(\d{4})-?([0-9A-Z]{10})$/i.exec(joined) ?? [];
  return month === undefined
    ? { token: joined }
    : { voucherNo: `TN${month}-${rest}`.toUpperCase() };
};

/** The merchant's calls, made by whoever stands at the counter. */
export const openMerchantApi = ({ call, items }: Session): MerchantApi => ({
  awaiting: () => items(call(api.listMerchantOrders, { query: { ...PAGE, status: 'TBC' } })),
  recent: () => items(call(api.listMerchantOrders, { query: { ...PAGE, status: 'ALL' } })),
  enquiries: () => items(call(api.listMerchantContacts, { query: PAGE })),
  redeem: (code, key) =>
    call(api.redeemVoucher, { body: codeBody(code), key, missing: SCANNER_TEXTS.noVoucher }),
  decide: (orderNo, decision, key) =>
    call(api.decideMerchantOrder, {
      params: { orderNo },
      body: decision,
      key,
      missing: SCANNER_TEXTS.noOrder,
    }),
  setBooking: (productId, state) =>
    call(api.setProductBooking, { params: { productId }, body: { state } }),
  readEnquiry: (contactId) => call(api.getMerchantContact, { params: { contactId } }),
  products: ({ keyword, status }) =>
    items(
      call(api.listMerchantProducts, {
        query: { ...PAGE, ...(keyword && { keyword }), ...(status && { status }) },
      }),
    ),
  moveProduct: (productId, status) =>
    call(api.moveProduct, { params: { productId }, body: { status } }),
});
