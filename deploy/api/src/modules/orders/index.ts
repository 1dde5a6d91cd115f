import type { ApiModule } from '../../module.ts';
import { checkInvariants } from './invariants.ts';
import { orderHandlers } from './orders.routes.ts';

/** The order itself: its price, stock, snapshot, state machine and events (part 3). */
export const ordersModule: ApiModule = {
  name: 'orders',
  handlers: orderHandlers,
  sweeps: [
    {
      name: 'orders-invariants',
      everySeconds: 300,
      run: async ({ pool }) => {
        const broken = await checkInvariants(pool);
        if (broken.length > 0)
          throw new Error(`invariants broken: ${JSON.stringify(broken).slice(0, 1000)}`);
      },
    },
  ],
};
