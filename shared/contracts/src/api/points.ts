import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/points.ts';
import { pageIndexQuery, pageOf, wireId } from './shapes/basics.ts';
import { pointStatus, pointTransaction, pointsAmount } from './shapes/points.ts';

const tag = 'Points';
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();

/** Tapcoins (part 2, section 7; rules in part 3). */
export const pointContracts = defineContracts({
  getPointsAmount: {
    route: calls.getPointsAmount,
    tag,
    summary: 'My balance and what expires when',
    data: pointsAmount,
    errors: [],
  },
  createPointTransaction: {
    route: calls.createPointTransaction,
    tag,
    summary: 'Give or withdraw coins by hand; never a shopper’s call',
    headers: idempotent,
    body: z.object({
      userId: wireId,
      amount: z.number().int().min(1).max(100_000),
      method: z.enum(['IN_ACCOUNT', 'OUT_ACCOUNT']),
      remark: z.string().min(1).max(200),
      externalId: wireId.optional(),
    }),
    data: pointTransaction,
    errors: ['10405', '20601', '10409', '10422'],
    example: { userId: 'u-1', amount: 50, method: 'IN_ACCOUNT', remark: 'Goodwill' },
  },
  refundPointTransaction: {
    route: calls.refundPointTransaction,
    tag,
    summary: 'Undo a movement by hand',
    headers: idempotent,
    params: z.object({ id: wireId }),
    data: pointTransaction,
    errors: ['10405', '20601', '10409', '10422'],
  },
  listPointTransactions: {
    route: calls.listPointTransactions,
    tag,
    summary: 'My ledger, newest first',
    query: z.object({
      ...pageIndexQuery,
      method: z.enum(['IN_ACCOUNT', 'OUT_ACCOUNT']).optional(),
      status: pointStatus.optional(),
    }),
    data: pageOf(pointTransaction),
    errors: [],
  },
});
