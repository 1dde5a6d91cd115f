import {
  bookStatusOf,
  type BookingState,
  type BookStatus,
  type VoucherState,
} from '@tapnook/kernel';

/**
 * What is shown of an order's bookings. A voucher that was used up counts as completed, whether or
 * not a day was booked with it.
 */
export const displayedBookStatus = (
  states: readonly { readonly voucherNo: string; readonly status: BookingState }[],
  vouchers: readonly { readonly voucherNo: string; readonly status: VoucherState }[],
): BookStatus => {
  const usedUp = new Set(
    vouchers.filter(({ status }) => status === 'redeemed').map(({ voucherNo }) => voucherNo),
  );
  return bookStatusOf(
    states.map(({ voucherNo, status }) => (usedUp.has(voucherNo) ? 'completed' : status)),
  );
};
