import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/payments.ts';
import { repeated, wireId } from './shapes/basics.ts';
import {
  cardInput,
  nextAction,
  payMethod,
  paymentResult,
  savedCard,
  transaction,
} from './shapes/payments.ts';

const tag = 'Payments and cards';
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();
const cardId = z.object({ paymentMethodId: wireId });

/** Payment attempts and saved cards (part 2, section 7). */
export const paymentContracts = defineContracts({
  payOrder: {
    route: calls.payOrder,
    tag,
    summary:
      'Try to pay: each call is a new attempt, the one before is closed first. A decline is ' +
      '20803 or 20802 with data.declineCode, a DeclineClass; 10503 with data.attempted false ' +
      'when nothing was begun',
    headers: idempotent,
    body: z.object({
      orderId: wireId.meta({ description: 'The order’s id or number.' }),
      payGateway: z.literal('stripe').default('stripe'),
      payMethod,
      returnUrl: z.string().min(1).max(2048),
      productName: z.string().max(500).optional(),
      paymentMethodId: z
        .string()
        .max(255)
        .optional()
        .meta({ description: 'A saved card; a card needs this or confirmationToken.' }),
      confirmationToken: z.string().max(255).optional().meta({
        description: 'What the gateway’s script made of a typed card or a card of a wallet.',
      }),
      saveCard: z.boolean().optional(),
    }),
    data: paymentResult,
    errors: ['10405', '20601', '20802', '20803', '20804', '10409', '10422', '10503'],
    example: {
      orderId: 'TN2611-7KQ2M9XBCD',
      payGateway: 'stripe',
      payMethod: 'card',
      returnUrl: '/en-US/checkoutSuccess/TN2611-7KQ2M9XBCD/processing',
      productName: 'Harbour kayak at dusk',
      paymentMethodId: 'pm_4242',
      saveCard: true,
    },
  },
  retrieveTransaction: {
    route: calls.retrieveTransaction,
    tag,
    summary: 'The newest attempt of an order, or one attempt, with what its page needs to go on',
    body: z.object({ orderNo: wireId.optional(), transactionId: wireId.optional() }),
    data: transaction,
    errors: ['10405', '10503'],
    example: { orderNo: 'TN2611-7KQ2M9XBCD' },
  },
  getTransactionStatus: {
    route: calls.getTransactionStatus,
    tag,
    summary:
      'State of an attempt; asks the gateway while it waits, and says so (10503) when that is ' +
      'silent',
    params: z.object({ transactionId: wireId }),
    data: transaction,
    errors: ['10405', '10503'],
  },
  addCard: {
    route: calls.addCard,
    tag,
    summary:
      'Check a card with a HK$4 authorisation that is voided at once, and keep it; at most ' +
      'three a day',
    headers: idempotent,
    body: cardInput,
    data: z.object({
      card: savedCard,
      verification: z.object({
        transactionId: z.string(),
        status: z.enum(['verified', 'requires_action']),
        amount: z.number().int(),
        nextAction: nextAction.nullable(),
        client_secret: z.string().nullable(),
      }),
    }),
    errors: ['20801', '20802', '20803', '20805', '10409', '10422', '10503'],
    example: { token: 'pm_4242', bind: true },
  },
  listCards: {
    route: calls.listCards,
    tag,
    summary: 'My cards, and how many more may be checked today',
    query: z.object({ paymentMethodIds: repeated(z.string().max(255)).optional() }),
    data: z.object({
      total: z.number().int(),
      data: z.array(savedCard),
      checksLeft: z.number().int().min(0),
    }),
    errors: [],
  },
  removeCard: {
    route: calls.removeCard,
    tag,
    summary: 'Forget a card, at the gateway too',
    params: cardId,
    query: z.object({ paymentGateway: z.literal('stripe').default('stripe') }),
    data: z.object({ unbind: z.boolean(), cardId: z.string() }),
    errors: ['10405', '10503'],
  },
  updateCard: {
    route: calls.updateCard,
    tag,
    summary: 'Make a card the default',
    params: cardId,
    body: z.object({ isDefault: z.literal(true) }),
    data: savedCard,
    errors: ['10405'],
    example: { isDefault: true },
  },
  getPaymentConfig: {
    route: calls.getPaymentConfig,
    tag,
    summary: 'What a page needs to load the gateway’s script',
    data: z.object({
      publishableKey: z.string(),
      frameOrigin: z.string(),
      sandbox: z.boolean(),
      payMethods: z.array(payMethod),
    }),
    errors: [],
  },
  gatewayWebhook: {
    route: calls.gatewayWebhook,
    tag,
    summary: 'Signed events of the gateway (raw body)',
    headers: z.object({ 'stripe-signature': z.string().max(1000).optional() }).loose(),
    body: z.unknown(),
    data: z.object({ received: z.boolean() }),
    errors: ['10105', '10102'],
  },
});
