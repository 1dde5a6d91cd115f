import type { ApiModule } from '../../module.ts';
import { reconcileYesterday } from './books.service.ts';
import { reconcilePayments } from './payment-reconciliation.service.ts';
import { paymentHandlers } from './payments.routes.ts';
import { webhookRoutes } from './webhook.routes.ts';

/** Payment attempts, saved cards and the gateway's webhook (part 2, section 7; part 3). */
export const paymentsModule: ApiModule = {
  name: 'payments',
  handlers: paymentHandlers,
  routes: webhookRoutes,
  sweeps: [
    {
      name: 'orders-money',
      everySeconds: 10,
      run: ({ db, gateway }) => reconcilePayments(db, gateway),
    },
    {
      name: 'books',
      everySeconds: 3600,
      run: ({ db, gateway }) => reconcileYesterday(db, gateway),
    },
  ],
};
