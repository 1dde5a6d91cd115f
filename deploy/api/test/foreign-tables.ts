/**
 * The tables of other modules that a module's statements read (decision 046). The list is exact: a
 * statement that moved to the owner takes its entry with it, and a new entry is a decision.
 */
export const FOREIGN_TABLES: Readonly<Record<string, readonly string[]>> = {
  backoffice: [
    'catalog.products',
    'lists.productListItems',
    'merchants.merchants',
    'reviews.reviewReports',
    'reviews.reviews',
  ],
  booking: ['catalog.inventory', 'catalog.optionFields', 'catalog.optionGroups', 'orders.vouchers'],
  'date-changes': ['orders.orders'],
  gifts: ['vouchers.voucherGifts'],
  'merchant-contacts': ['merchants.merchants'],
  'order-emails': ['orders.orders', 'payments.paymentAttempts', 'payments.refunds'],
  'order-views': ['booking.bookings', 'orders.orderEvents'],
  orders: [
    'catalog.districts',
    'catalog.inventory',
    'catalog.plans',
    'catalog.products',
    'merchants.branches',
  ],
  payments: ['orders.orders'],
  refunds: ['orders.orders', 'orders.vouchers'],
  reminders: ['booking.bookings', 'booking.voucherBookings', 'orders.orders', 'orders.vouchers'],
  reviews: ['catalog.products', 'orders.orders'],
  vouchers: ['orders.orders', 'orders.vouchers'],
};
