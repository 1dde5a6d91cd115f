import type { ApiModule } from '../../module.ts';
import { paymentHandlers } from './payments.routes.ts';
import { webhookRoutes } from './webhook.routes.ts';

/** Payment attempts, saved cards and the gateway's webhook (part 2, section 7; part 3). */
export const payments: ApiModule = {
  name: 'payments',
  handlers: paymentHandlers,
  routes: webhookRoutes,
};
