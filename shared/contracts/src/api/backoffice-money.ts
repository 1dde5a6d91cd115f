import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/backoffice-money.ts';
import { day, instant, localisedText, numberId } from './shapes/basics.ts';

const tag = 'Back office: money';
const params = z.object({ merchantId: numberId });
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
const basisPoints = z
  .number()
  .int()
  .min(0)
  .max(10_000)
  .meta({ description: 'Hundredths of a per cent.' });
const currency = z.enum(['HKD', 'USD']);
/** Cents; what was given back is negative. */
const signed = z.number().int();
const amounts = {
  currency,
  gross: signed.meta({ description: 'What was bought, at its price.' }),
  merchantCoupons: signed.meta({ description: 'Taken off by codes that the merchant bears.' }),
  houseCoupons: signed.meta({ description: 'Taken off by codes that the house bears.' }),
  coins: signed.meta({ description: 'Taken off by coins, which the house bears.' }),
  commission: signed,
  payout: signed.meta({ description: '`gross` less `merchantCoupons` and `commission`.' }),
};
const totals = z
  .array(z.object({ ...amounts, orders: z.number().int(), refunds: z.number().int() }))
  .meta({ id: 'StatementTotals', description: 'One for each currency.' });
const line = z
  .object({
    kind: z.enum(['sale', 'refund']),
    at: instant,
    orderNo: z.string(),
    productName: localisedText,
    quantity: z.number().int(),
    couponCode: z.string().nullable(),
    couponPaidBy: z.enum(['house', 'merchant']).nullable(),
    ...amounts,
  })
  .meta({ id: 'StatementLine' });
const file = z.object({
  fileName: z.string(),
  contentType: z.literal('text/csv'),
  content: z.string(),
});

/** Statements: sales by the month of their payment, refunds by the month of theirs. */
export const backOfficeMoneyContracts = defineContracts({
  listStatements: {
    route: calls.listStatements,
    tag,
    summary: 'The months of a merchant with their totals, newest first; two years of them',
    params,
    data: z.array(z.object({ month, totals })),
    errors: ['10405'],
  },
  getStatement: {
    route: calls.getStatement,
    tag,
    summary: 'A month with each sale and refund, and the commission that is agreed for it',
    params: params.extend({ month }),
    data: z.object({ month, commission: basisPoints, totals, lines: z.array(line) }),
    errors: ['10405'],
  },
  exportStatement: {
    route: calls.exportStatement,
    limit: { times: 60, seconds: 600 },
    tag,
    summary: 'The same as a CSV file',
    params: params.extend({ month }),
    data: file,
    errors: ['10405', '10429'],
  },
  exportOrders: {
    route: calls.exportOrders,
    limit: { times: 60, seconds: 600 },
    tag,
    summary: 'The orders of a merchant that were paid in a period, as a CSV file',
    params,
    query: z.object({ from: day, to: day }),
    data: file,
    errors: ['10102', '10405', '10429'],
  },
  listPayouts: {
    route: calls.listPayouts,
    tag,
    summary: 'What each merchant is owed for a month',
    query: z.object({ month }),
    data: z.array(
      z.object({ merchantId: numberId, merchantName: localisedText, totals }).meta({
        id: 'Payout',
      }),
    ),
    errors: [],
  },
  setCommission: {
    route: calls.setCommission,
    tag,
    summary: 'Agree another commission for payments from a month on; past months stay as they are',
    params,
    body: z.object({ basisPoints, fromMonth: month }),
    data: z.object({ merchantId: numberId, basisPoints, fromMonth: month }),
    errors: ['10102', '10405'],
    example: { basisPoints: 1_200, fromMonth: '2027-01' },
  },
});
