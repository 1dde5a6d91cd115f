import {
  getBestReview,
  getMerchantReviewList,
  likeReview,
  listProductReviews,
} from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import type { FakeAnswer, FakeApi, SeenRequest } from '@tapnook/testing';

type Page = CallData<'listProductReviews'>;
export type FakeReview = Page['items'][number];

const TEXTS = [
  'Our teacher let us wobble, then fixed it with one finger. My cup came back from the kiln ' +
    'three weeks later greener than I dared hope.',
  'Great studio and patient staff. The 17:00 class was full, so come early if you want the ' +
    'seat by the window.',
  '老師很有耐性，拉坯拉歪了也能救回來。窗邊的位置下午兩點後光線最好，想拍照的話記得早點到。',
];

/**
 * One review; its number decides its stars, photos and language, so that filters have something to
 * filter.
 */
export const fakeReview = (number: number, more: Partial<FakeReview> = {}): FakeReview => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  authorName: ['Wing Sze', 'Marcus L.', '嘉欣'][number % 3] ?? '',
  profileImage: null,
  overallScore: 5 - (number % 4),
  message: TEXTS[number % 3] ?? '',
  picsOrVideos:
    number % 3 === 0 ? ['/api/media/scene-pottery-shelf', '/api/media/scene-pottery-hands'] : [],
  createdAt: new Date(Date.parse('2026-11-18T04:00:00Z') - number * 86_400_000).toISOString(),
  externalId: '1',
  productId: '1',
  productName: {
    en_gb: 'Hands-on pottery: throw, glaze and fire one piece',
    zh_hk: '親手陶藝：拉坯、上釉、燒製一件作品',
  },
  productRoute: 'hands-on-pottery',
  isAnonymous: false,
  hasLike: false,
  like: 18 - number,
  hate: 0,
  isRecommended: number % 2 === 0,
  productImages: ['/api/media/scene-pottery-hands'],
  objectType: 'product',
  meta: {
    planId: '1',
    planName: { en_gb: 'One piece, wheel-thrown', zh_hk: '拉坯一件' },
    language: number % 3 === 2 ? 'zh_hk' : 'en_gb',
  },
  device: null,
  platform: 'web',
  orderId: null,
  authorId: '9',
  templateId: 'general',
  parentId: null,
  rootId: null,
  status: 'NORMAL',
  template: null,
  rootCount: 0,
  count: 0,
  state: 'active',
  updatedAt: '2026-11-18T04:00:00Z',
  authorEmail: null,
  operatorName: null,
  reviewStatus: 'REVIEWED',
  rewardPointForReview: 0,
  maxPoint: 80,
  ...more,
});

const fakeStatistics = (reviews: readonly FakeReview[]): Page['statistics'] => ({
  overallScore:
    reviews.length === 0
      ? 0
      : Math.round(
          (reviews.reduce((sum, { overallScore }) => sum + overallScore, 0) / reviews.length) * 10,
        ) / 10,
  count: reviews.length,
  rootCount: reviews.length,
  allCount: reviews.length,
  externalId: '1',
  objectType: 'product',
  memberId: null,
  scores: [
    { id: 'teaching', score: 4.9, itemName: { en_gb: 'Teaching', zh_hk: '教學' } },
    { id: 'space', score: 4.8, itemName: { en_gb: 'Space', zh_hk: '空間' } },
  ],
  histogram: [1, 2, 3, 4, 5].map((score) => ({
    score,
    count: reviews.filter(({ overallScore }) => overallScore === score).length,
  })),
  withPicCount: reviews.filter(({ picsOrVideos }) => picsOrVideos.length > 0).length,
  recommendedCount: reviews.filter(({ isRecommended }) => isRecommended).length,
});

const pageOf = (reviews: readonly FakeReview[], { url }: SeenRequest): FakeAnswer<Page> => {
  const query = url.searchParams;
  const scores = query.getAll('overallScores').map(Number);
  const key =
    query.get('sortKey') === 'like'
      ? 'like'
      : query.get('sortKey') === 'overallScore'
        ? 'overallScore'
        : 'createdAt';
  const sign = query.get('sortDirection') === 'ASC' ? 1 : -1;
  const found = reviews
    .filter((review) => scores.length === 0 || scores.includes(review.overallScore))
    .filter((review) => query.get('hasPicOrVideos') !== 'true' || review.picsOrVideos.length > 0)
    .filter((review) => query.get('isRecommended') !== 'true' || review.isRecommended)
    .toSorted((a, b) => (a[key] < b[key] ? -sign : a[key] > b[key] ? sign : 0));
  const pageIndex = Number(query.get('pageIndex') ?? query.get('pageNum') ?? 1);
  const pageSize = Number(query.get('pageSize') ?? 20);
  return {
    data: {
      totalCount: found.length,
      pageIndex,
      pageSize,
      items: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize),
      statistics: fakeStatistics(reviews),
    },
  };
};

/** Answers the reading calls as the API does: filtered, sorted, in pages. */
export const answerReviews = (
  api: FakeApi,
  reviews: readonly FakeReview[],
  best: FakeReview | null = null,
): FakeApi =>
  api
    .on(listProductReviews, (request) => pageOf(reviews, request))
    .on(getMerchantReviewList, (request) => pageOf(reviews, request))
    .on(getBestReview, { data: best })
    .on(likeReview, ({ params, body }) => {
      const review = reviews.find(({ id }) => id === params.reviewId);
      const { likeIt, hateIt = false } = body as { likeIt: boolean; hateIt?: boolean };
      return review
        ? {
            data: {
              ...review,
              hasLike: likeIt,
              hasHate: hateIt,
              like: review.like + (likeIt ? 1 : 0),
              hate: review.hate + (hateIt ? 1 : 0),
            },
          }
        : { code: '10405', status: 404 };
    });
