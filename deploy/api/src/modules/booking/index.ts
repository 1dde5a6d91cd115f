import type { ApiModule } from '../../module.ts';
import { bookingHandlers } from './booking.routes.ts';

/** Dates for limited-quantity vouchers. */
export const bookingModule: ApiModule = { name: 'booking', handlers: bookingHandlers };
