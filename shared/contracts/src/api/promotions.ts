import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/promotions.ts';
import { cents, image, instant, localisedText, numberId, wireId } from './shapes/basics.ts';
import { linkTarget } from './shapes/editing.ts';

const tag = 'Promotions';
const desk = 'Administration';
export const couponStatus = z.enum(['VALID', 'EXPIRED', 'REVOKED', 'EXHAUSTED']);
export const couponIssue = z.enum(['AUTOMATIC', 'MANUAL']);
export const campaignStatus = z.enum(['prepared', 'on_state', 'off_state']);
/** A code (part 1, section 4). `value` is cents of a DEDUCTION, per cent of a DISCOUNT. */
const coupon = z
  .object({
    couponId: z.string(),
    code: z.string(),
    name: localisedText,
    status: couponStatus,
    issue: couponIssue,
    type: z.enum(['DISCOUNT', 'DEDUCTION']),
    value: z.number().int(),
    minimumAmount: cents,
    scope: z.enum(['ALL', 'LIST', 'CATEGORY', 'SPECIFIC']),
    audience: z.enum(['ALL', 'APP_NEW_USER', 'NEW_USER', 'OLD_USER']),
    startTime: instant,
    endTime: instant,
  })
  .meta({ id: 'Coupon' });
const myCoupon = coupon
  .extend({ issuedAt: instant, issuedAs: couponIssue, isUsed: z.boolean() })
  .meta({ id: 'MyCoupon' });
const couponDesk = coupon
  .extend({
    onlyIssued: z.boolean(),
    paidBy: z.enum(['house', 'merchant']),
    quota: z.number().int().nullable(),
    reserved: z.number().int(),
    consumed: z.number().int(),
    issuedCount: z.number().int(),
    moves: z.array(couponStatus).meta({ description: 'What an administrator may make of it.' }),
  })
  .meta({ id: 'CouponDesk' });
export const campaign = z
  .object({
    campaignId: numberId,
    place: z.enum(['campaign', 'scrolling', 'grid', 'coins', 'cash-coupon']),
    name: localisedText,
    line: localisedText.nullable(),
    image,
    target: linkTarget,
    status: campaignStatus,
    moves: z.array(campaignStatus),
    startTime: instant.nullable(),
    endTime: instant.nullable(),
  })
  .meta({ id: 'Campaign' });
const code = z.object({ code: wireId });

/** Codes and campaigns: what a shopper was given, and how an administrator handles them. */
export const promotionContracts = defineContracts({
  listMyCoupons: {
    route: calls.listMyCoupons,
    tag,
    summary: 'Codes that were issued to me, those that end first, first',
    data: z.array(myCoupon),
    errors: [],
  },
  listCoupons: {
    route: calls.listCoupons,
    tag: desk,
    summary: 'Every code',
    data: z.array(couponDesk),
    errors: [],
  },
  issueCoupon: {
    route: calls.issueCoupon,
    tag: desk,
    summary: 'Issue a code to one shopper, who is told; a second time changes nothing',
    params: code,
    body: z.object({ userId: numberId.optional(), email: z.email().max(254).optional() }),
    data: z.object({ code: z.string(), userId: numberId, issued: z.boolean() }),
    errors: ['10405', '20627', '20628'],
    example: { userId: '1' },
  },
  moveCoupon: {
    route: calls.moveCoupon,
    tag: desk,
    summary: 'Revoke a code; orders that hold it keep it',
    params: code,
    body: z.object({ status: z.literal('REVOKED') }),
    data: couponDesk,
    errors: ['10405', '20628'],
    example: { status: 'REVOKED' },
  },
  listCampaigns: {
    route: calls.listCampaigns,
    tag: desk,
    summary: 'Every campaign of the home page, whatever its state',
    data: z.array(campaign),
    errors: [],
  },
  moveCampaign: {
    route: calls.moveCampaign,
    tag: desk,
    summary: 'Begin, end or prepare a campaign by hand',
    params: z.object({ campaignId: numberId }),
    body: z.object({ status: campaignStatus }),
    data: campaign,
    errors: ['10405', '20628'],
    example: { status: 'off_state' },
  },
});
