import { z } from 'zod';
import { instant } from './basics.ts';

export const pointStatus = z.enum([
  'ENTRY',
  'WITHDRAW',
  'AUTO_WITHDRAW',
  'FROZEN',
  'REFUNDED',
  'PAID',
  'PAID_FAILED',
  'EXPIRED',
]);
const pointFields = {
  id: z.string(),
  externalId: z.string().nullable().meta({ description: 'The order or review it belongs to.' }),
  amount: z
    .number()
    .int()
    .meta({ description: 'Coins, always positive; the direction is `method`.' }),
  channel: z.enum(['PAYMENT', 'REVIEW', 'PRODUCT', 'EXPIRED', 'MANUAL']),
  type: z.enum([
    'TEXT_REVIEW',
    'IMAGE_REVIEW',
    'RECOMMEND_REVIEW',
    'PAYMENT',
    'BUY_PRODUCT',
    'ADMIN',
  ]),
  method: z.enum(['IN_ACCOUNT', 'OUT_ACCOUNT']),
  status: pointStatus,
  userId: z.string(),
  remark: z.object({ en_gb: z.string(), zh_hk: z.string() }),
  createdAt: instant,
  updatedAt: instant,
  isWithdraw: z.boolean(),
  expiredTime: instant.nullable(),
};
/** Point transaction (part 2, section 3). */
export const pointTransaction = z
  .object({ ...pointFields, backPointTransactions: z.array(z.object(pointFields)) })
  .meta({
    id: 'PointTransaction',
    description:
      '`backPointTransactions` are the movements that gave these coins back or took them away ' +
      'again.',
  });
export const expiringPoints = z
  .object({ amount: z.number().int(), expiredTime: instant })
  .meta({ id: 'ExpiringPoints' });
export const pointsAmount = z
  .object({
    amount: z.number().int().meta({ description: 'Coins that can be spent.' }),
    frozenAmount: z
      .number()
      .int()
      .meta({ description: 'Coins held by orders that wait for payment.' }),
    waitingAmount: z
      .number()
      .int()
      .meta({ description: 'Coins that reviews under moderation are about to earn.' }),
    expiring: z.array(expiringPoints).meta({ description: 'Per lot, the first to expire first.' }),
    discountPerCoin: z.number().int().meta({ description: 'Cents of HKD that one coin offsets.' }),
    minimumToSpend: z.number().int(),
  })
  .meta({ id: 'PointsAmount' });
