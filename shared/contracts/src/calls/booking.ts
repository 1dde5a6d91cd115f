import { defineCall } from '../call.ts';

/** Booking of limited-quantity vouchers (part 2, section 7). */
export const createBooking = defineCall('createBooking', 'POST', '/client/booking', 'client');
export const getCombinationQuotaAndStatus = defineCall(
  'getCombinationQuotaAndStatus',
  'POST',
  '/client/booking/getCombinationQuotaAndStatus',
  'client',
);
export const getBookingOption = defineCall(
  'getBookingOption',
  'GET',
  '/client/booking/getBookingOption',
  'client',
);
export const sendBookingSucceed = defineCall(
  'sendBookingSucceed',
  'GET',
  '/client/booking/sendBookingSucceed',
  'client',
);
export const getBookingOptionList = defineCall(
  'getBookingOptionList',
  'POST',
  '/client/booking/getBookingOptionList',
  'client',
);
export const getBooking = defineCall('getBooking', 'GET', '/client/booking/{orderNo}', 'client');

/** The booking change shape's path is not shown in part 2; it is a PATCH beside the creation. */
export const changeBooking = defineCall('changeBooking', 'PATCH', '/client/booking', 'client');
/** Beyond the specification. */
export const cancelBooking = defineCall(
  'cancelBooking',
  'POST',
  '/client/booking/cancel',
  'client',
);
export const setProductBooking = defineCall(
  'setProductBooking',
  'PATCH',
  '/v1/merchant/products/{productId}/booking',
  'merchant',
);
