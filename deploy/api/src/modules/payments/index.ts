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

export { type Difference, reconcileDay } from './books.service.ts';
export { isDisputed } from './disputes.service.ts';
export { GatewayFault, type Gateway, type Intent } from './gateway.ts';
export { closeOpenAttempt, pay } from './payment-attempts.service.ts';
export { closeCase, type PaymentCase } from './payment-cases.service.ts';
export { paymentCases } from './payment-cases.tables.ts';
export { orderPaid } from './payment-events.ts';
export { endWithoutPayment } from './payment-settlement.service.ts';
export { paymentAttempts, refunds } from './payments.tables.ts';
export { sendRefunds } from './refund-runner.service.ts';
export { returnedOtherwise, sendAgain } from './refund-state.service.ts';
export { returnMoney, type Given, type NotifyRefund } from './return-money.service.ts';
export { listCards } from './saved-cards.service.ts';
export { clientOf } from './stripe-client.ts';
export { createStripeGateway } from './stripe-gateway.ts';
export { WEBHOOK_EVENTS } from './webhook-events.tables.ts';
export { lockUntoldCases, markCaseTold } from './payment-cases.service.ts';
export {
  readAttemptsOfOrders,
  readCardsOfUsers,
  readRefundSums,
  type RefundSums,
} from './order-payments.service.ts';
export { type Attempt } from './payment-settlement.service.ts';
