import { expect, test } from '@jest/globals';
import type { CallRoute } from './call.ts';
import * as routes from './calls/index.ts';

/**
 * Part 2, section 5: query keys that must be defined before anything is sent; path parameters
 * always must.
 */
// Covers: VAL-033, VAL-034
test.each<[keyof typeof routes, readonly string[]]>([
  ['getPlansMonth', ['planId', 'productId', 'year', 'month', 'firstDayTime']],
  ['getCalendarDay', ['date', 'planId', 'productId']],
  ['getCalendarMonth', ['date', 'planId', 'productId']],
  ['listLinkedProducts', ['pageIndex', 'pageSize', 'linkType']],
  ['listOrders', ['pageSize', 'pageNum']],
  ['listLegacyOrders', ['pageSize', 'pageNum']],
  ['listMyLimitedVouchers', ['pageSize', 'pageNum']],
  [
    'getMerchantReviewList',
    [
      'merchantId',
      'pageSize',
      'pageNum',
      'sortKey',
      'sortDirection',
      'overallScores',
      'hasPicOrVideos',
    ],
  ],
  [
    'listProductReviews',
    [
      'externalId',
      'pageIndex',
      'pageSize',
      'sortKey',
      'sortDirection',
      'overallScores',
      'hasPicOrVideos',
    ],
  ],
  ['listMyReviews', ['pageIndex', 'pageSize', 'reviewStatuses']],
  ['getBestReview', ['externalId']],
  ['listPointTransactions', ['pageIndex', 'pageSize']],
  ['uploadFile', ['file', 'type']],
])('%s needs %j', (id, keys) => {
  // oxlint-disable-next-line import/namespace -- `id` is one of the names, as TypeScript checks.
  const route: CallRoute = routes[id];
  expect(route.required).toEqual(keys);
});

// Covers: CON-025
// Two answers are read by a provider, in its own terms.
test('reads and patches answer 200, creations and POST queries 201', () => {
  const statuses = (method: string) =>
    new Set(
      Object.values<CallRoute>(routes)
        .filter(
          (route) =>
            route.method === method &&
            !['gatewayWebhook', 'facebookDataDeletion'].includes(route.id),
        )
        .map((route) => route.success),
    );
  expect([statuses('GET'), statuses('PATCH'), statuses('POST')]).toEqual([
    new Set([200]),
    new Set([200]),
    new Set([201]),
  ]);
});
