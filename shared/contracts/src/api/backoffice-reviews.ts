import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/backoffice-reviews.ts';
import {
  image,
  instant,
  localisedText,
  numberId,
  pageNumQuery,
  pageOf,
  wireId,
} from './shapes/basics.ts';
import { moderation } from './shapes/reviews.ts';

const tag = 'Back office: reviews';
const params = z.object({ reviewId: wireId });
const reason = z.enum(['offensive', 'personal_data', 'not_a_visit', 'advertising', 'other']);
const managedReview = z
  .object({
    reviewId: z.string(),
    productId: numberId,
    productName: localisedText,
    merchantName: localisedText,
    authorName: z.string(),
    overallScore: z.number().int(),
    message: z.string(),
    language: z.enum(['en_gb', 'zh_hk']),
    pictures: z.array(image),
    status: moderation,
    createdAt: instant,
    answer: z.string().nullable(),
    answeredAt: instant.nullable(),
    report: z
      .object({
        reason,
        note: z.string().nullable(),
        createdAt: instant,
        outcome: z.enum(['kept', 'hidden']).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ManagedReview' });

/** Reviews at work. `moderateReview` decides what the queue holds. */
export const backOfficeReviewContracts = defineContracts({
  listManagedReviews: {
    route: calls.listManagedReviews,
    tag,
    summary: 'Reviews of my merchant, newest first; every one, and the queue, for an administrator',
    query: z.object({
      ...pageNumQuery,
      filter: z
        .enum(['all', 'unanswered', 'reported', 'queue'])
        .default('all')
        .meta({ description: 'queue: what waits for an administrator: doubtful or reported.' }),
    }),
    data: pageOf(managedReview),
    errors: [],
  },
  answerReview: {
    route: calls.answerReview,
    tag,
    summary: 'Answer a review in public, or change the answer; an empty one takes it back',
    params,
    body: z.object({ message: z.string().trim().max(2_000) }),
    data: managedReview,
    errors: ['10405'],
    example: { message: 'Thank you. The kiln is warmer on Saturdays.' },
  },
  reportReview: {
    route: calls.reportReview,
    limit: { times: 60, seconds: 3600 },
    tag,
    summary: 'Ask an administrator to look at a review that breaks the rules; once',
    params,
    body: z.object({ reason, note: z.string().trim().max(1_000).optional() }),
    data: managedReview,
    errors: ['10405', '20628', '10429'],
    example: { reason: 'not_a_visit', note: 'Nobody of this name was here.' },
  },
});
