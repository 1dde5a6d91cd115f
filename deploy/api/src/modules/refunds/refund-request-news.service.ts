import { links } from '@tapnook/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import {
  deskRequestEmail,
  REQUEST_WORDS,
  refundRequestEmail,
  type ToldStep,
} from '../../emails/refund-request.email.ts';
import { readMerchantAccount } from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { readOrderEmailContext } from '../order-emails/index.ts';
import type { Order } from '../orders/index.ts';
import type { RefundRequest } from './refund-request-state.service.ts';

const isTold = (step: string): step is ToldStep => step in REQUEST_WORDS;

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
  if (isTold(step)) {
    const context = await readOrderEmailContext(tx, env, order, now);
    if (context) await enqueueMail(tx, refundRequestEmail(context, request, step, message ?? null));
    const { 'en-US': english, 'zh-HK': chinese } = REQUEST_WORDS[step];
    await notify(tx, Number(order.userId), {
      kind: 'order',
      title: { en_gb: english.title, zh_hk: chinese.title },
      body: {
        en_gb: `${order.snapshot.productName.en_gb} (${order.orderNo})`,
        zh_hk: `${order.snapshot.productName.zh_hk}（${order.orderNo}）`,
      },
      link: links.profile('order', order.orderNo),
    });
  }
  const forHouse = request.state === 'escalated' && step !== 'withdrawn';
  if (!forHouse && !TO_MERCHANT.has(step)) return;
  const account = forHouse ? undefined : await readMerchantAccount(tx, request.merchantId);
  await enqueueMail(
    tx,
    deskRequestEmail(
      account?.email ?? undefined,
      env.MAIL_FROM,
      order,
      request,
      step,
      message ?? null,
      now,
    ),
  );
};
