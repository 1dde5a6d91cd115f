import { z } from 'zod';
import { defineContracts } from '../call.ts';
import { openCase } from '../calls/backoffice-editors.ts';
import { cents, instant, localisedText, numberId } from './shapes/basics.ts';

const currency = z.enum(['HKD', 'USD']);
const masked = z.string().nullable();
const shopperCase = z
  .object({
    userId: numberId,
    name: z.string().meta({ description: 'The first letter of each word of it.' }),
    email: masked,
    phone: masked,
    status: z.enum(['active', 'requested', 'erased']),
    locale: z.enum(['en-US', 'zh-HK']),
    createdAt: instant,
    orders: z.array(
      z.object({
        orderNo: z.string(),
        productName: localisedText,
        code: z.enum(['INV', 'TBP', 'TBC', 'TBR', 'PTR', 'COM', 'EXP']),
        purchasedAt: instant,
        paymentAmount: cents,
        refundedAmount: cents,
        currency,
      }),
    ),
    payments: z.array(
      z.object({
        transactionNo: z.string(),
        orderNo: z.string(),
        method: z.string(),
        card: z.string().nullable().meta({ description: 'Brand and last four digits.' }),
        amount: cents,
        refundedAmount: cents,
        currency,
        status: z.string(),
        createdAt: instant,
      }),
    ),
    letters: z.array(
      z.object({
        channel: z.enum(['mail', 'sms']),
        subject: z.string().meta({ description: 'Without codes; empty once its text is gone.' }),
        status: z.enum(['queued', 'sent', 'failed']),
        createdAt: instant,
      }),
    ),
    signIns: z.array(
      z.object({
        platform: z.string(),
        device: z.string(),
        network: z.string().meta({ description: 'The address without its last part.' }),
        createdAt: instant,
        lastSeenAt: instant,
        ended: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ShopperCase' });

/** One shopper’s case. */
export const backOfficeCaseContracts = defineContracts({
  openCase: {
    route: openCase,
    limit: { times: 60, seconds: 3600 },
    tag: 'Back office: cases',
    summary: 'A shopper’s orders, money, letters and sign-ins; the reason goes into the audit log',
    body: z.object({
      by: z.enum(['email', 'order', 'user']),
      value: z.string().trim().min(1).max(254),
      reason: z.string().trim().min(10).max(500),
    }),
    data: shopperCase,
    errors: ['10102', '10405', '10429'],
    example: {
      by: 'order',
      value: 'TN2611-7KQ2M9XBCD',
      reason: 'The shopper called: paid twice, no voucher.',
    },
  },
});
