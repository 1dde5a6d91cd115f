import type { Locale } from '@tapnook/contracts';
import { isLocale } from '@tapnook/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../web/headers.ts';
import { localeOf } from '../../web/locale.ts';
import { textOf } from '../../web/request.ts';
import type { Authorisation } from '../authorisation.ts';
import { isAwaited } from '../authorisation.ts';
import type { Gateway } from '../gateway.ts';
import type { PaymentIntent, SetupIntent } from '../gateway.types.ts';
import { answerPayment } from '../payment-attempt.ts';
import { qrPng, qrSvg } from '../qr-code.ts';
import { answerSetup } from '../setup-attempt.ts';
import type { WebhookMode } from '../switches.ts';
import type { Ending } from './authorise.page.ts';
import { authorisePage, endingPage } from './authorise.page.ts';

const MODES: Readonly<Record<string, WebhookMode>> = {
  approve_late: 'late',
  approve_twice: 'twice',
};

const intentOf = (
  gateway: Gateway,
  { intentId }: Authorisation,
): PaymentIntent | SetupIntent | undefined =>
  gateway.paymentIntents.get(intentId) ?? gateway.setupIntents.get(intentId);

/** Applies a person's decision to what they were asked about. */
const decide = (
  gateway: Gateway,
  authorisation: Authorisation,
  intent: PaymentIntent | SetupIntent,
  answer: string,
): PaymentIntent | SetupIntent => {
  const approved = answer.startsWith('approve');
  return intent.object === 'payment_intent'
    ? answerPayment(gateway, intent, authorisation.scenario, approved, MODES[answer])
    : answerSetup(gateway, intent, authorisation.scenario, approved, MODES[answer]);
};

/**
 * The shop's address with the result written behind it, as hosted pages do; undefined when there is
 * nowhere to go.
 */
const returnAddress = (
  authorisation: Authorisation,
  intent: PaymentIntent | SetupIntent,
  result: string,
): string | undefined => {
  if (authorisation.returnUrl === null || !/^https?:/.test(authorisation.returnUrl))
    return undefined;
  const url = new URL(authorisation.returnUrl);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  url.searchParams.set('redirect_status', result);
  return url.href;
};

const originOf = ({ returnUrl }: Authorisation): string[] =>
  returnUrl !== null && URL.canParse(returnUrl) ? [new URL(returnUrl).origin] : [];

/** The shop's pages begin with their language, and so does the one to return to. */
const localeOfShop = ({ returnUrl }: Authorisation): Locale | undefined => {
  const first =
    returnUrl !== null && URL.canParse(returnUrl)
      ? new URL(returnUrl).pathname.split('/')[1]
      : undefined;
  return first !== undefined && isLocale(first) ? first : undefined;
};

/**
 * Whether a wallet's page was opened by scanning: no page led here. On that device the shop may not
 * even be signed in, so they are not sent to it.
 */
const isScanned = (request: FastifyRequest, { kind }: Authorisation): boolean =>
  kind !== 'three_d_secure' &&
  (request.headers['sec-fetch-site'] === 'none' ||
    textOf(request.query, 'by') === 'scan' ||
    textOf(request.body, 'by') === 'scan');

interface Found {
  readonly authorisation: Authorisation;
  readonly intent: PaymentIntent | SetupIntent;
}

/**
 * Registers the pages where a person decides: a bank's challenge and the two wallets, each with its
 * QR code.
 */
export const authoriseRoutes = async (
  server: FastifyInstance,
  { gateway, shopOrigins }: { gateway: Gateway; shopOrigins: readonly string[] },
): Promise<void> => {
  const parents = shopOrigins.join(' ');
  const framing = ({ isFramed }: Authorisation) => (isFramed ? { framedBy: shopOrigins } : {});
  const find = (request: FastifyRequest): Found | undefined => {
    const authorisation = gateway.authorisations.get((request.params as { id: string }).id);
    const intent = authorisation && intentOf(gateway, authorisation);
    return authorisation && intent && { authorisation, intent };
  };
  const end = (
    request: FastifyRequest,
    reply: FastifyReply,
    authorisation: Authorisation,
    ending: Ending,
    status = 200,
  ): FastifyReply =>
    sendPage(
      reply,
      endingPage(localeOf(request, localeOfShop(authorisation)), authorisation, ending, {
        scanned: isScanned(request, authorisation),
        parents,
      }),
      framing(authorisation),
      status,
    );
  const urlOf = ({ id }: Authorisation): string => `${gateway.origin}/authorise/${id}`;

  server.get('/authorise/:id', (request, reply) => {
    const found = find(request);
    if (!found) return reply.callNotFound();
    const { authorisation, intent } = found;
    if (!isAwaited(authorisation, intent)) return end(request, reply, authorisation, 'stale');
    const card = gateway.methods.get(intent.payment_method ?? '')?.card;
    const page = authorisePage({
      locale: localeOf(request, localeOfShop(authorisation)),
      url: urlOf(authorisation),
      authorisation,
      intent,
      card,
      scanned: isScanned(request, authorisation),
      parents,
    });
    return sendPage(reply, page, {
      formsTo: originOf(authorisation),
      ...framing(authorisation),
    });
  });

  server.post('/authorise/:id', (request, reply) => {
    const found = find(request);
    if (!found) return reply.callNotFound();
    const { authorisation, intent } = found;
    if (!isAwaited(authorisation, intent)) return end(request, reply, authorisation, 'stale', 409);
    const answer = textOf(request.body, 'answer');
    const goBack = (of: PaymentIntent | SetupIntent, result: string): string | undefined =>
      isScanned(request, authorisation) || authorisation.isFramed
        ? undefined
        : returnAddress(authorisation, of, result);
    if (answer === 'leave') {
      const back = goBack(intent, 'pending');
      return back ? reply.redirect(back, 303) : end(request, reply, authorisation, 'left');
    }
    const after = decide(gateway, authorisation, intent, answer);
    const succeeded = after.status === 'succeeded' || after.status === 'requires_capture';
    const back = goBack(after, succeeded ? 'succeeded' : 'failed');
    return back
      ? reply.redirect(back, 303)
      : end(request, reply, authorisation, succeeded ? 'paid' : 'refused');
  });

  server.get('/authorise/:id/qr.svg', (request, reply) => {
    const found = find(request);
    return found
      ? reply
          .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
          .type('image/svg+xml')
          .send(qrSvg(urlOf(found.authorisation)))
      : reply.callNotFound();
  });
  server.get('/authorise/:id/qr.png', async (request, reply) => {
    const found = find(request);
    return found
      ? reply
          .header('cache-control', 'no-store')
          .type('image/png')
          .send(await qrPng(urlOf(found.authorisation)))
      : reply.callNotFound();
  });
};
