import { cardCvc, cardNumber } from '@tapnook/kernel';
import { z } from 'zod';
import { cents, instant } from './basics.ts';
import { ruled } from './fields.ts';
import { orderStatus } from './orders.ts';

/** Payment states (part 1, section 4). */
export const transactionStatus = z.enum([
  'pending',
  'authorized',
  'succeeded',
  'captured',
  'failed',
  'canceled',
  'expired',
  'refunded',
]);
/**
 * What is told of a decline; the bank's own code stays on the server, since it helps whoever tries
 * out stolen cards.
 */
export const declineClass = z
  .enum(['declined', 'authentication_failed', 'try_another_card'])
  .meta({ id: 'DeclineClass' });
export type DeclineClass = z.infer<typeof declineClass>;
export const payMethod = z.enum(['card', 'alipay_hk', 'wechat_pay_hk']);
/**
 * What the shopper has to do next: be sent to an address, scan a code, or answer in the script's
 * dialog.
 */
export const nextAction = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('redirect'), url: z.string() }),
    z.object({ type: z.literal('qr'), data: z.string(), imageUrl: z.string(), url: z.string() }),
    z.object({ type: z.literal('script') }).meta({
      description: 'The gateway’s script goes on with client_secret (handleNextAction).',
    }),
  ])
  .meta({ id: 'PaymentNextAction' });
export const paymentResult = z
  .object({
    transactionId: z.string(),
    client_secret: z.string().nullable(),
    status: transactionStatus,
    nextAction: nextAction.nullable(),
  })
  .meta({ id: 'PaymentResult' });
export const transaction = z
  .object({
    orderNo: z.string(),
    transactionId: z.string(),
    transactionStatus,
    transactionCreatedAt: instant,
    orderStatus,
    amount: cents,
    currency: z.enum(['HKD', 'USD']),
    payMethod,
    declineCode: declineClass.nullable(),
    refundedAmount: cents,
    client_secret: z.string().nullable(),
    nextAction: nextAction.nullable(),
  })
  .meta({
    id: 'Transaction',
    description:
      'Transaction status of part 2, section 3, with what a page needs to go on after a refresh.',
  });
export const savedCard = z
  .object({
    id: z.string(),
    brand: z.string(),
    expireMonth: z.number().int(),
    expireYear: z.number().int(),
    country: z.string().nullable(),
    type: z.string(),
    last4: z.string(),
    fingerprint: z.string().nullable(),
    name: z.string().nullable(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'SavedCard' });
export const cardInput = z
  .object({
    confirmationToken: z
      .string()
      .max(255)
      .optional()
      .meta({ description: 'What the gateway’s script made of a typed card.' }),
    token: z
      .string()
      .max(255)
      .optional()
      .meta({ description: 'A payment method of the gateway, for clients without its script.' }),
    number: ruled(z.string().max(25), cardNumber).optional().meta({
      description: 'Accepted only when the gateway is the sandbox; never stored or logged.',
    }),
    expMonth: z.coerce.number().int().min(1).max(12).optional(),
    expYear: z.coerce.number().int().min(2000).max(2100).optional(),
    cvc: ruled(z.string().max(4), cardCvc()).optional(),
    bind: z.boolean().default(true).meta({ description: 'False only checks the card.' }),
    name: z.string().max(120).optional(),
    isDefault: z.boolean().optional(),
    returnUrl: z.string().max(2048).optional(),
  })
  .meta({ id: 'CardRequest' });
