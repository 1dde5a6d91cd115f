import { links } from '@tapnook/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { deskOf } from '../../emails/backoffice-address.ts';
import {
  deskRequestEmail,
  isToldStep,
  refundRequestEmail,
  refundRequestTitle,
  type ToldStep,
} from '../../emails/refund-request.email.ts';
import { bilingual } from '../../translations.ts';
import { readMerchantAccount } from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { readOrderEmailContext } from '../order-emails/index.ts';
import type { Order } from '../orders/index.ts';
import type { RefundRequest } from './refund-request-state.service.ts';

type NewsStep = ToldStep | 'answered' | 'withdrawn' | 'approved';
/** Steps of which the merchant hears, and steps of which the house does. */
const TO_MERCHANT: ReadonlySet<NewsStep> = new Set(['asked', 'answered', 'withdrawn']);

/**
 * Tells whom a step concerns: its shopper by letter and notice, the merchant of what was asked, the
 * house of what was escalated. The letter of a refund is the refund's own.
 */
export const tellRequest = async (
  tx: Tx,
  env: Deps['env'],
  order: Order,
  request: RefundRequest,
  step: NewsStep,
  now: Date,
  message?: string,
): Promise<void> => {
  if (isToldStep(step)) {
    const context = await readOrderEmailContext(tx, env, order, now);
    if (context) await enqueueMail(tx, refundRequestEmail(context, request, step, message ?? null));
    await notify(tx, Number(order.userId), {
      kind: 'order',
      title: refundRequestTitle(step),
      body: bilingual('notice.aboutOrder', {
        product: order.snapshot.productName,
        orderNo: order.orderNo,
      }),
      link: links.profile('order', order.orderNo),
    });
  }
  const forHouse = request.state === 'escalated' && step !== 'withdrawn';
  if (!forHouse && !TO_MERCHANT.has(step)) return;
  const account = forHouse ? undefined : await readMerchantAccount(tx, request.merchantId);
  await enqueueMail(
    tx,
    deskRequestEmail(deskOf(account, env.MAIL_FROM), order, request, step, message ?? null, now),
  );
};
