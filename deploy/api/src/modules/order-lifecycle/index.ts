import type { ApiModule } from '../../module.ts';
import { expireHolds, expirePeriods } from './order-expiry.service.ts';
import { orderLifecycleHandlers } from './order-lifecycle.routes.ts';
import { moveConfirmationClocks } from './waiting-orders.service.ts';

/** What moves an order to its next state: its shopper, its merchant, and the clock. */
export const orderLifecycleModule: ApiModule = {
  name: 'order-lifecycle',
  handlers: orderLifecycleHandlers,
  sweeps: [
    {
      name: 'orders-holds',
      everySeconds: 5,
      run: ({ db, gateway, alarm }) => expireHolds(db, gateway, alarm),
    },
    { name: 'orders-to-confirm', everySeconds: 60, run: moveConfirmationClocks },
    { name: 'orders-periods', everySeconds: 60, run: ({ db }) => expirePeriods(db) },
  ],
};

export { endHold } from './order-expiry.service.ts';
