import type { ApiModule } from '../../module.ts';
import { settleCalledOffVisits } from './called-off-choice.service.ts';
import { moveRefundClocks } from './refund-decisions.service.ts';
import { refundRequestHandlers } from './refund-requests.routes.ts';

/** Requests for refunds with their clock, and days that merchants call off. */
export const refundRequests: ApiModule = {
  name: 'refund-requests',
  handlers: refundRequestHandlers,
  sweeps: [
    { name: 'refund-requests', everySeconds: 60, run: moveRefundClocks },
    { name: 'called-off-visits', everySeconds: 60, run: settleCalledOffVisits },
  ],
};
