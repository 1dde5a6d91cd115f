import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/backoffice.ts';
import {
  day,
  instant,
  localisedText,
  numberId,
  pageNumQuery,
  pageOf,
  wireId,
} from './shapes/basics.ts';
import {
  branchInput,
  fullText,
  managedBranch,
  managedMerchant,
  memberRole,
  merchantInput,
  workRole,
} from './shapes/editing.ts';

const tag = 'Back office: merchants';
const params = z.object({ merchantId: numberId });
const merchantRef = z.object({ merchantId: numberId, merchantName: localisedText });
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const branchExample = {
  name: both('Sham Shui Po', '深水埗'),
  address: both('1 Kiln Street', '窰街1號'),
  districtId: '1',
  tel: '2345 6789',
  latitude: 22.33,
  longitude: 114.16,
  hours: [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '19:00' }],
};
const person = z.object({
  userId: numberId,
  name: z.string(),
  email: z.string().nullable(),
  role: memberRole,
});
const invitation = z.object({
  invitationId: numberId,
  email: z.string(),
  role: memberRole,
  expiresAt: instant,
});
const people = z
  .object({ people: z.array(person), invitations: z.array(invitation) })
  .meta({ id: 'MerchantPeople' });
const token = z.string().min(20).max(100);
const application = z
  .object({
    enquiryNo: wireId,
    kind: z.enum(['join_us', 'affiliate', 'contact_us']),
    name: z.string(),
    companyName: z.string(),
    email: z.string(),
    website: z.string(),
    message: z.string(),
    createdAt: instant,
    /** The last working day, in Hong Kong, on which we promised an answer. */
    answerBy: day,
    decision: z.enum(['accepted', 'declined']).nullable(),
    merchantId: numberId.nullable(),
  })
  .meta({ id: 'Application' });

/** Merchants, their branches and people, and the applications that they come from. */
export const backOfficeMerchantContracts = defineContracts({
  getMember: {
    route: calls.getMember,
    tag,
    summary: 'Who I am at work, and for which merchant',
    data: z.object({
      userId: numberId,
      name: z.string(),
      email: z.string().nullable(),
      role: workRole,
      merchant: merchantRef.nullable(),
    }),
    errors: ['10405'],
  },
  listManagedMerchants: {
    route: calls.listManagedMerchants,
    tag,
    summary: 'Every merchant, published or not',
    query: z.object({ ...pageNumQuery, keyword: z.string().max(100).optional() }),
    data: pageOf(merchantRef.extend({ published: z.boolean(), products: z.number().int() })),
    errors: [],
  },
  createMerchant: {
    route: calls.createMerchant,
    tag,
    summary: 'Add a merchant; it is published by a call of its own',
    body: merchantInput.partial().extend({
      name: fullText(120),
      categoryIds: merchantInput.shape.categoryIds,
    }),
    data: managedMerchant,
    errors: ['10102', '10405'],
    example: { name: both('Corner Kiln', '轉角窰'), categoryIds: ['1'] },
  },
  getManagedMerchant: {
    route: calls.getManagedMerchant,
    tag,
    summary: 'A merchant with its branches, for its people',
    params,
    data: managedMerchant,
    errors: ['10405'],
  },
  changeMerchant: {
    route: calls.changeMerchant,
    tag,
    summary: 'Change what a merchant’s page says; the shop has it within a second',
    params,
    body: merchantInput.partial(),
    data: managedMerchant,
    errors: ['10102', '10405'],
    example: { name: both('Corner Kiln', '轉角窰') },
  },
  publishMerchant: {
    route: calls.publishMerchant,
    tag,
    summary: 'Show a merchant’s page, or take it away',
    params,
    body: z.object({ published: z.boolean() }),
    data: managedMerchant,
    errors: ['10405'],
    example: { published: true },
  },
  createBranch: {
    route: calls.createBranch,
    tag,
    summary: 'Add a branch',
    params,
    body: branchInput,
    data: managedBranch,
    errors: ['10102', '10405'],
    example: branchExample,
  },
  changeBranch: {
    route: calls.changeBranch,
    tag,
    summary: 'Change a branch',
    params: z.object({ merchantId: numberId, branchId: numberId }),
    body: branchInput.partial(),
    data: managedBranch,
    errors: ['10102', '10405'],
    example: branchExample,
  },
  listPeople: {
    route: calls.listPeople,
    tag,
    summary: 'Who works for a merchant, and who is asked to',
    params,
    data: people,
    errors: ['10405'],
  },
  invitePerson: {
    route: calls.invitePerson,
    limit: { times: 60, seconds: 3600 },
    tag,
    summary: 'Invite somebody by e-mail; the link works once, for seven days',
    params,
    body: z.object({ email: z.email().max(254), role: memberRole }),
    data: people,
    errors: ['10102', '10405', '10409', '10429'],
    example: { email: 'counter@kiln.example', role: 'counter' },
  },
  changePerson: {
    route: calls.changePerson,
    tag,
    summary: 'Give somebody another role; a merchant keeps an owner',
    params: z.object({ merchantId: numberId, userId: numberId }),
    body: z.object({ role: memberRole }),
    data: people,
    errors: ['10405', '20628'],
    example: { role: 'manager' },
  },
  removePerson: {
    route: calls.removePerson,
    tag,
    summary: 'Somebody leaves: their sessions end, and they are a shopper from now on',
    params: z.object({ merchantId: numberId, userId: numberId }),
    data: people,
    errors: ['10405', '20628'],
  },
  withdrawInvitation: {
    route: calls.withdrawInvitation,
    tag,
    summary: 'Take an invitation back',
    params: z.object({ merchantId: numberId, invitationId: numberId }),
    data: people,
    errors: ['10405'],
  },
  readInvitation: {
    route: calls.readInvitation,
    limit: { times: 60, seconds: 600 },
    tag,
    summary: 'What a link of an invitation is for',
    body: z.object({ token }),
    data: z.object({
      merchantName: localisedText,
      email: z.string(),
      role: memberRole,
      hasAccount: z.boolean(),
    }),
    errors: ['10405', '10429'],
    example: { token: 'a-token-of-forty-three-letters-from-a-letter' },
  },
  acceptInvitation: {
    route: calls.acceptInvitation,
    limit: { times: 30, seconds: 600 },
    secret: true,
    tag,
    summary: 'Take an invitation up; who has an account keeps its password',
    body: z.object({
      token,
      password: z.string().max(64).optional(),
      firstName: z.string().trim().max(60).optional(),
      lastName: z.string().trim().max(60).optional(),
    }),
    data: z.object({ email: z.string(), role: memberRole }),
    errors: ['10102', '10405', '10409', '10429'],
    example: {
      token: 'a-token-of-forty-three-letters-from-a-letter',
      password: 'Corner_2026',
      firstName: 'Ka Yan',
      lastName: 'Chan',
    },
  },
  listApplications: {
    route: calls.listApplications,
    tag,
    summary: 'Letters of the partner, affiliate and contact forms, newest first',
    query: z.object({ ...pageNumQuery, openOnly: z.enum(['true', 'false']).optional() }),
    data: pageOf(application),
    errors: [],
  },
  decideApplication: {
    route: calls.decideApplication,
    tag,
    summary: 'Make a partner’s application a merchant, or decline it; once',
    params: z.object({ enquiryNo: wireId }),
    body: z.object({
      decision: z.enum(['accepted', 'declined']),
      merchantName: fullText(120).optional(),
      categoryId: numberId.optional(),
    }),
    data: application,
    errors: ['10102', '10405', '20628'],
    example: { decision: 'declined' },
  },
});
