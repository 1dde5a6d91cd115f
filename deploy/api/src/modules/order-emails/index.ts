import type { ApiModule } from '../../module.ts';
import { mailLateRefunds, mailPaidOrders } from './order-emails.service.ts';
import { tellPaymentCases } from './payment-case-news.service.ts';

/** Letters about an order and its money. */
export const orderEmailsModule: ApiModule = {
  name: 'order-emails',
  sweeps: [
    { name: 'orders-mail', everySeconds: 5, run: mailPaidOrders },
    { name: 'late-refund-mail', everySeconds: 15, run: mailLateRefunds },
    { name: 'payment-cases', everySeconds: 5, run: tellPaymentCases },
  ],
};

export { askToConfirm } from './merchant-emails.service.ts';
export {
  mailOrder,
  notifyPlaceReleased,
  notifyRefund,
  readOrderEmailContext,
} from './order-emails.service.ts';
