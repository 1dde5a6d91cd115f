import type { ApiModule } from '../../module.ts';
import { bookingHandlers } from './booking.routes.ts';

/** Dates for limited-quantity vouchers. */
export const bookingModule: ApiModule = { name: 'booking', handlers: bookingHandlers };

export { displayedBookStatus } from './book-status.ts';
export { book, type Booking } from './booking.service.ts';
export { bookings, voucherBookings } from './booking.tables.ts';
export {
  completeVisitAfterUse,
  endAllMissedVisits,
  expireBookings,
  findEndedVisits,
  isStillBooked,
  type NotifyPlaceReleased,
} from './visit-completion.service.ts';
export { visitOptions } from './visit-options.service.ts';
export {
  bookedStarts,
  bookedVisitsOn,
  findBooking,
  invalidateBookings,
  openVoucherBookings,
  releaseBooking,
  unbookedOf,
} from './voucher-bookings.service.ts';
export {
  readBookingsOfOrders,
  readStoppedProducts,
  type OrderBooking,
} from './order-bookings.service.ts';
