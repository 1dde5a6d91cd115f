import {
  createReview,
  getPendingReviewsCount,
  getPointsAmount,
  getReviewDetail,
  getReviewOrder,
  listMyReviews,
  listPointTransactions,
  uploadFile,
} from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import type { FakeApi } from '@tapnook/testing';
import { fakeReview, type FakeReview } from './review.fixture.ts';

export type FakeItem = CallData<'getReviewOrder'>['items'][number];
type Points = CallData<'getPointsAmount'>;
type Entry = CallData<'listPointTransactions'>['items'][number];

/** An order's item that waits for its review and earns up to 80. */
export const fakeItem = (more: Partial<FakeItem> = {}): FakeItem => ({
  id: 'pottery',
  name: { en_gb: 'Workshop', zh_hk: '工作坊' },
  items: [
    { id: 'teaching', itemName: { en_gb: 'Teaching', zh_hk: '教學' } },
    { id: 'space', itemName: { en_gb: 'Space', zh_hk: '空間' } },
  ],
  productId: '1',
  productRoute: 'hands-on-pottery',
  productImages: ['/api/media/scene-pottery-hands'],
  categoryIconImage: null,
  quantity: 2,
  paymentAmount: 96_000,
  reviewStatus: 'PENDING',
  productName: {
    en_gb: 'Hands-on pottery: throw, glaze and fire one piece',
    zh_hk: '親手陶藝：拉坯、上釉、燒製一件作品',
  },
  planName: { en_gb: 'One piece, wheel-thrown', zh_hk: '拉坯一件' },
  exchangeStartTime: null,
  exchangeEndTime: null,
  exchangeTime: '2026-11-10T06:00:00Z',
  exchangeTimeType: 'DATE',
  properties: [],
  isProperty: false,
  additions: [],
  orderNumberId: 'TN2611-ABCDEFGHJK',
  orderId: 'o-1',
  maxPoint: 80,
  reviewableUntil: '2027-02-08T06:00:00Z',
  reviewId: null,
  reward: { earns: true, reason: null, text: 40, photos: 20, recommendation: 20, maxPoint: 80 },
  ...more,
});

export const fakePoints = (more: Partial<Points> = {}): Points => ({
  amount: 1084,
  frozenAmount: 200,
  waitingAmount: 80,
  expiring: [
    { amount: 80, expiredTime: '2026-12-31T10:00:00Z' },
    { amount: 4, expiredTime: '2027-11-12T02:00:00Z' },
    { amount: 1000, expiredTime: '2027-11-12T10:00:00Z' },
  ],
  discountPerCoin: 10,
  minimumToSpend: 11,
  ...more,
});

export const fakeEntry = (number: number, more: Partial<Entry> = {}): Entry => ({
  id: `t-${number}`,
  externalId: `TN2611-${String(number).padStart(10, '0')}`,
  amount: 40 + number,
  channel: 'PRODUCT',
  type: 'BUY_PRODUCT',
  method: 'IN_ACCOUNT',
  status: 'ENTRY',
  userId: '7',
  remark: { en_gb: `Sail ${number}, completed`, zh_hk: `航行${number}，已完成` },
  createdAt: new Date(Date.parse('2026-11-18T04:00:00Z') - number * 5 * 86_400_000).toISOString(),
  updatedAt: '2026-11-18T04:00:00Z',
  isWithdraw: false,
  expiredTime: '2027-11-12T10:00:00Z',
  backPointTransactions: [],
  ...more,
});

const LEDGER: readonly Entry[] = [
  fakeEntry(0),
  fakeEntry(1, { status: 'FROZEN', method: 'OUT_ACCOUNT', amount: 200, expiredTime: null }),
  fakeEntry(2, {
    channel: 'REVIEW',
    type: 'TEXT_REVIEW',
    externalId: 'r-1',
    remark: { en_gb: 'Review', zh_hk: '評價' },
  }),
  fakeEntry(4, { status: 'PAID_FAILED', method: 'OUT_ACCOUNT', expiredTime: null }),
  fakeEntry(5, { status: 'REFUNDED', expiredTime: null }),
  fakeEntry(6, {
    status: 'EXPIRED',
    method: 'OUT_ACCOUNT',
    channel: 'EXPIRED',
    expiredTime: null,
    externalId: null,
  }),
];

/**
 * Answers what a signed-in shopper asks: what to review, what was reviewed, coins; a review that is
 * sent becomes theirs.
 */
export const answerShopper = (
  api: FakeApi,
  items: readonly FakeItem[] = [fakeItem()],
  written: FakeReview = fakeReview(0, {
    authorId: '7',
    status: 'PENDING',
    rewardPointForReview: 60,
  }),
): FakeApi =>
  api
    .on(getReviewOrder, {
      data: { orderId: 'o-1', orderNo: 'TN2611-ABCDEFGHJK', items: [...items] },
    })
    .on(createReview, { data: written })
    .on(getReviewDetail, { data: written })
    .on(getPendingReviewsCount, { data: { pendingOrderCount: items.length } })
    .on(listMyReviews, ({ url }) => {
      const status = url.searchParams.get('reviewStatuses');
      const own = items.filter(({ reviewStatus }) => reviewStatus === status);
      return {
        data: {
          totalCount: own.length,
          pageIndex: 1,
          pageSize: 10,
          items: own.map((item) => ({
            reviewStatus: item.reviewStatus,
            orderId: item.orderId,
            orderNo: item.orderNumberId,
            item,
            review: status === 'REVIEWED' ? written : null,
          })),
        },
      };
    })
    .on(getPointsAmount, { data: fakePoints() })
    .on(listPointTransactions, ({ url }) => {
      const found = LEDGER.filter(
        ({ status }) =>
          !url.searchParams.has('status') || status === url.searchParams.get('status'),
      );
      return { data: { totalCount: found.length, pageIndex: 1, pageSize: 20, items: found } };
    })
    .on(uploadFile, () => ({
      data: {
        id: `up-${crypto.randomUUID()}`,
        url: '/api/media/scene-pottery-shelf',
        type: 'review' as const,
        mimeType: 'image/webp',
        width: 800,
        height: 600,
        size: 9000,
      },
    }));
