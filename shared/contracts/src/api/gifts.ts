import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/gifts.ts';
import { day, instant, localisedText, startTime, wireId } from './shapes/basics.ts';
import { orderBranch } from './shapes/order-snapshots.ts';
import { voucherStatus } from './shapes/orders.ts';
import { personTypeName } from './shapes/plans.ts';

const tag = 'Gifts';
const idempotent = z.object({ 'idempotency-key': z.string().min(8).max(200).optional() }).loose();
const giftState = z.enum(['open', 'claimed', 'taken_back']);
const token = z.object({ token: z.string().min(40).max(160) });

const gift = z
  .object({
    giftId: z.string(),
    voucherNo: z.string(),
    state: giftState,
    recipientName: z.string(),
    recipientEmail: z.string().nullable(),
    message: z.string().nullable(),
    day: day
      .nullable()
      .meta({ description: 'The day on which the letter goes; null for at once.' }),
    token: z.string().meta({ description: 'Of its page; who has it can show the ticket.' }),
    createdAt: instant,
    mailedAt: instant.nullable(),
  })
  .meta({ id: 'Gift' });
const shownGift = z
  .object({
    state: giftState,
    isMine: z.boolean().meta({ description: 'It is in the account of who asks.' }),
    senderName: z.string(),
    recipientName: z.string(),
    message: z.string().nullable(),
    productName: localisedText,
    productImages: z.array(z.string()),
    planName: localisedText,
    person: personTypeName.optional(),
    merchantName: localisedText,
    branchStores: z.array(orderBranch),
    date: day.nullable(),
    time: startTime.nullable(),
    validUntil: instant,
    voucherStatus,
    number: z.string().nullable().meta({
      description: 'The ticket’s number of its own; null for who may not show it.',
    }),
  })
  .meta({ id: 'ShownGift' });
const receivedGift = shownGift.extend({ token: z.string() }).meta({ id: 'ReceivedGift' });

/** A ticket that is given: to a person, with a message and a day, by e-mail or link. */
export const giftContracts = defineContracts({
  createGift: {
    route: calls.createGift,
    tag,
    summary: 'Give a ticket: its number and codes end at once, and the friend has others',
    // Letters to strangers are few.
    limit: { times: 20, seconds: 86_400 },
    headers: idempotent,
    params: z.object({ orderNo: wireId }),
    body: z.object({
      voucherNo: wireId,
      recipientName: z.string().trim().min(1).max(60),
      recipientEmail: z.email().max(254).optional(),
      message: z.string().trim().max(500).optional(),
      day: day.optional(),
    }),
    data: gift,
    errors: ['10102', '10405', '20622', '20628', '10429', '10409', '10422'],
    example: {
      voucherNo: 'TN2611-3FJW8ZPYRA',
      recipientName: 'Siu Yin',
      recipientEmail: 'siuyin@example.com',
      message: 'Happy birthday!',
    },
  },
  listGifts: {
    route: calls.listGifts,
    tag,
    summary: 'What was given of an order, the newest first',
    params: z.object({ orderNo: wireId }),
    data: z.array(gift),
    errors: ['10405'],
  },
  takeBackGift: {
    route: calls.takeBackGift,
    tag,
    summary: 'Take a gift back that nobody has claimed or used: the friend’s number ends at once',
    headers: idempotent,
    params: z.object({ giftId: wireId }),
    body: z.object({}),
    data: gift,
    errors: ['10405', '20628', '10409', '10422'],
    example: {},
  },
  listReceivedGifts: {
    route: calls.listReceivedGifts,
    tag,
    summary: 'Tickets that were given to me, the newest first',
    data: z.array(receivedGift),
    errors: [],
  },
  getGift: {
    route: calls.getGift,
    tag,
    summary: 'A gift by its link; once claimed, its number is shown to that account alone',
    params: token,
    data: shownGift,
    errors: ['10405'],
  },
  createGiftCode: {
    route: calls.createGiftCode,
    tag,
    summary: 'A code of a given ticket for the merchant’s scanner: one use, 60 seconds',
    limit: { times: 120, seconds: 600 },
    params: token,
    body: z.object({}),
    data: z.object({
      payload: z.string().meta({ description: 'What the QR code holds.' }),
      expiresAt: instant,
    }),
    errors: ['10405', '20622', '10429'],
    example: {},
  },
  claimGift: {
    route: calls.claimGift,
    tag,
    summary: 'Keep a gift in my account: from then on it is shown there alone',
    headers: idempotent,
    params: token,
    body: z.object({}),
    data: shownGift,
    errors: ['10405', '20628', '10409', '10422'],
    example: {},
  },
});
