import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/refund-requests.ts';
import { cents, day, instant, pageNumQuery, pageOf, startTime, wireId } from './shapes/basics.ts';
import {
  dateChangeDay,
  dateChangeState,
  merchantDateChange,
  pendingDateChange,
} from './shapes/date-changes.ts';
import { order } from './shapes/orders.ts';
import { changePolicy } from './shapes/refund-requests.ts';

const tag = 'Date changes';
const desk = 'Merchant desk';
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();
const orderNo = z.object({ orderNo: wireId });

/** A dated order moves to another day by its product’s rule. */
export const dateChangeContracts = defineContracts({
  getDateChange: {
    route: calls.getDateChange,
    tag,
    summary: 'Until when an order’s day can change, and a month of days with price and places',
    params: orderNo,
    query: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    data: z.object({
      orderNo: z.string(),
      policy: changePolicy,
      canChange: z.boolean(),
      isCalledOff: z.boolean().meta({ description: 'The merchant called the day off: free.' }),
      freeUntil: instant.nullable(),
      date: day.nullable(),
      time: startTime.nullable(),
      units: z.number().int(),
      month: z.string(),
      days: z.array(dateChangeDay),
      nextFreeDate: day.nullable(),
      pending: pendingDateChange.nullable(),
    }),
    errors: ['10405', '20714', '20715'],
  },
  changeOrderDate: {
    route: calls.changeOrderDate,
    tag,
    summary:
      'Move an order to another day. What costs more is held for its payment, and the old ' +
      'place kept until then; what costs less is paid back',
    headers: idempotent,
    params: orderNo,
    body: z.object({
      date: day,
      time: startTime.optional(),
      expectedDifference: cents.optional().meta({ description: '20624 when it is another.' }),
    }),
    data: z.object({ order, pending: pendingDateChange.nullable() }),
    errors: [
      '10405',
      '20602',
      '20617',
      '20619',
      '20621',
      '20623',
      '20624',
      '20628',
      '20714',
      '20715',
      '10409',
      '10422',
    ],
    example: { date: '2026-12-26', time: '14:30' },
  },
  listDateChanges: {
    route: calls.listDateChanges,
    tag: desk,
    summary: 'Changes of date of my merchant’s orders, the newest first',
    query: z.object({ ...pageNumQuery, state: dateChangeState.optional() }),
    data: pageOf(merchantDateChange),
    errors: ['10405'],
  },
  decideDateChange: {
    route: calls.decideDateChange,
    tag: desk,
    summary: 'Confirm or reject a new day that waits for the merchant; rejected, the old one stays',
    headers: idempotent,
    params: z.object({ changeId: wireId }),
    body: z.object({ action: z.enum(['confirm', 'reject']) }),
    data: merchantDateChange,
    errors: ['10405', '20628', '10409', '10422'],
    example: { action: 'confirm' },
  },
});
