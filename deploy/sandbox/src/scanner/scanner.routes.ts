import { randomUUID } from 'node:crypto';
import { localised, type Locale } from '@tapnook/contracts';
import type { Result } from '@tapnook/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../web/headers.ts';
import type { Text } from '../web/locale.ts';
import { colonOf, commaOf, localeOf, say, sentence } from '../web/locale.ts';
import type { Notice } from '../web/notice.ts';
import { textOf } from '../web/request.ts';
import type { Decision, MerchantApi, MerchantOrder, Redemption } from './merchant-api.ts';
import type { Counter } from './scanner.page.ts';
import { scannerPage } from './scanner.page.ts';
import { SCANNER_TEXTS as TEXTS } from './scanner.texts.ts';

export interface ScannerOptions {
  readonly counters: Readonly<Record<Counter, MerchantApi>>;
  readonly merchantEmail: string;
}

/** Who stands at the counter, as the page's form or address says. */
export const counterOf = ({ body, query }: FastifyRequest): Counter =>
  (textOf(body, 'as') || textOf(query, 'as')) === 'one' ? 'one' : 'any';

const decisionOf = (body: unknown): Decision => {
  const action = textOf(body, 'action');
  if (action !== 'refund') return { action: action === 'confirm' ? 'confirm' : 'reject' };
  const voucherNos = textOf(body, 'voucherNos')
    .split(/[\s,，]+/)
    .filter(Boolean);
  return { action, ...(voucherNos.length > 0 && { voucherNos }) };
};

/** Words stand apart in English only. */
const between = (locale: Locale): string => (locale === 'zh-HK' ? '' : ' ');

/** What became of a press, for the reader. */
export const tell = <T>(
  request: FastifyRequest,
  outcome: Result<T, Text>,
  success: (value: T) => string,
): Notice =>
  outcome.ok
    ? { tone: 'ok', text: success(outcome.value) }
    : { tone: 'bad', text: say(outcome.error, localeOf(request)) };

/**
 * Registers the merchant's scanner: scanning, confirming, refunding, booking and enquiries, all
 * through the API.
 */
export const scannerRoutes = async (
  server: FastifyInstance,
  { counters, merchantEmail }: ScannerOptions,
): Promise<void> => {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    notice?: Notice,
  ): Promise<FastifyReply> => {
    const counter = counterOf(request);
    const merchantApi = counters[counter];
    const [awaiting, recent, enquiries] = await Promise.all([
      merchantApi.awaiting(),
      merchantApi.recent(),
      merchantApi.enquiries(),
    ]);
    return sendPage(
      reply,
      scannerPage({
        locale: localeOf(request),
        counter,
        merchantEmail,
        key: randomUUID(),
        awaiting,
        recent,
        enquiries,
        notice,
      }),
    );
  };
  const redeemed = (
    request: FastifyRequest,
    { voucherNo, productName, usedCount, usageLimit }: Redemption,
  ): string => {
    const locale = localeOf(request);
    const uses = `${usedCount}/${usageLimit}${between(locale)}${say(TEXTS.uses, locale)}`;
    return `${say(TEXTS.redeemed, locale)}${colonOf(locale)}${[localised(productName, locale), voucherNo, uses].join(commaOf(locale))}`;
  };
  const decided = (request: FastifyRequest, { orderNo, orderStatus }: MerchantOrder): string => {
    const locale = localeOf(request);
    return `${orderNo}${colonOf(locale)}${say(TEXTS.done, locale)}${between(locale)}${say(TEXTS[orderStatus], locale)}`;
  };

  server.get('/dashboard/scanner', (request, reply) => show(request, reply));
  server.post('/dashboard/scanner/redeem', async (request, reply) => {
    const merchantApi = counters[counterOf(request)];
    const [code, key] = [textOf(request.body, 'code'), textOf(request.body, 'key') || randomUUID()];
    const first = tell(request, await merchantApi.redeem(code, key), (value) =>
      redeemed(request, value),
    );
    if (textOf(request.body, 'twice') !== 'yes') return show(request, reply, first);
    const second = tell(request, await merchantApi.redeem(code, `${key}-again`), (value) =>
      redeemed(request, value),
    );
    return show(request, reply, {
      tone: second.tone,
      text: `${sentence(first.text, localeOf(request))}${say(TEXTS.secondTime, localeOf(request))}${colonOf(localeOf(request))}${second.text}`,
    });
  });
  server.post('/dashboard/scanner/orders', async (request, reply) => {
    const outcome = await counters[counterOf(request)].decide(
      textOf(request.body, 'orderNo').trim(),
      decisionOf(request.body),
      textOf(request.body, 'key') || randomUUID(),
    );
    return show(
      request,
      reply,
      tell(request, outcome, (order) => decided(request, order)),
    );
  });
  server.post('/dashboard/scanner/enquiries', async (request, reply) => {
    const outcome = await counters[counterOf(request)].readEnquiry(textOf(request.body, 'id'));
    return show(
      request,
      reply,
      tell(request, outcome, () => say(TEXTS.wasRead, localeOf(request))),
    );
  });
  server.post('/dashboard/scanner/booking', async (request, reply) => {
    const state = textOf(request.body, 'state') === 'stopped' ? 'stopped' : 'in_booking';
    const outcome = await counters[counterOf(request)].setBooking(
      textOf(request.body, 'productId').trim(),
      state,
    );
    return show(
      request,
      reply,
      tell(request, outcome, (set) => say(TEXTS[set.state], localeOf(request))),
    );
  });
};
