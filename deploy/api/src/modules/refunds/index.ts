import type { ApiModule } from '../../module.ts';
import { settleCalledOffVisits } from './called-off-choice.service.ts';
import { moveRefundClocks } from './refund-decisions.service.ts';
import { refundRequestHandlers } from './refund-requests.routes.ts';
import { refundListeners } from './refund.listeners.ts';

/** Refunds, requests for them with their clock, and days that merchants call off. */
export const refundsModule: ApiModule = {
  name: 'refunds',
  handlers: refundRequestHandlers,
  listeners: refundListeners,
  sweeps: [
    { name: 'refund-requests', everySeconds: 60, run: moveRefundClocks },
    { name: 'called-off-visits', everySeconds: 60, run: settleCalledOffVisits },
  ],
};

export type { RefundRequest } from './refund-request-state.service.ts';
export { endWaitingOrder, previewRefund, refundVouchers } from './refunds.service.ts';
