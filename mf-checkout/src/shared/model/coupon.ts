import type { CallFailure } from '@tapnook/platform';

/** Id of the field for a discount code, so that an error can lead to it. */
export const COUPON_FIELD_ID = 'co-code';

/** A typed code in the form in which the server stores it. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

/** The number of the shopper's own unpaid order that already uses a refused code. */
export const orderUsingCoupon = ({ data }: Pick<CallFailure, 'data'>): string | undefined =>
  (data as { readonly waiting?: { readonly orderNo: string } } | undefined)?.waiting?.orderNo;
