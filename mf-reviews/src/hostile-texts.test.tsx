import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  getReviewDetail,
  listMyReviews,
  listPointTransactions,
  listProductReviews,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderRemote, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { HOSTILE_TEXTS } from '@tapnook/testing/hostile-texts';
import { injectedElements } from '@tapnook/testing/injected-elements';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { answerShopper, fakeEntry, fakeItem, type FakeItem } from '../dev/fakes.ts';
import { answerReviews, fakeReview, type FakeReview } from '../dev/review.fixture.ts';
import { CoinHistory } from './features/coins/coin-history.tsx';
import { MyReviews } from './features/my-reviews/my-reviews.tsx';
import { ScoreSummary } from './features/review-list/score-summary.tsx';
import words from './locales/en-US.json' with { type: 'json' };
import { remote } from './remote.ts';

const SHOPPER = { userId: '7', name: 'Ka Yan', image: null };
const ORDER = 'TN2611-ABCDEFGHJK';
const both = (text: string): FakeItem['productName'] => ({ en_gb: text, zh_hk: text });
const hostileReview = (text: string, more: Partial<FakeReview> = {}): FakeReview =>
  fakeReview(0, {
    message: text,
    authorName: text,
    productName: both(text),
    productRoute: text,
    meta: { planId: '1', planName: both(text), language: 'en_gb' },
    template: { id: 't', name: both(text), items: [{ id: 'i', score: 4, itemName: both(text) }] },
    ...more,
  });
const hostileItem = (text: string, index = 0): FakeItem =>
  fakeItem({
    orderId: `o-${index}`,
    name: both(text),
    items: [{ id: 'i', itemName: both(text) }],
    productName: both(text),
    productRoute: text,
    planName: both(text),
  });
const shopOf = (items: readonly FakeItem[], review = fakeReview(0)): FakeApi =>
  answerShopper(answerReviews(createFakeApi(), []), items, review);
const PAGES = Array.from({ length: HOSTILE_TEXTS.length / 50 }, (_, part) =>
  HOSTILE_TEXTS.slice(part * 50, part * 50 + 50),
);
/** One of each piece, wrap and end: for the screens that hold one text at a time. */
const SOME = HOSTILE_TEXTS.filter((_, index) => index % 25 === Math.floor(index / 25) % 25);
/** The field that a review is typed into, and the form around it, are ours. */
const ours = (element: Element): boolean =>
  element.id === 'review-message' || element.localName === 'form';

const LONG = 60_000;

const hurt = jest.fn();
beforeAll(() => void Object.assign(globalThis, { hurt }));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  expect(hurt).not.toHaveBeenCalled();
});

describe('hostile texts', () => {
  // Covers: REV-012
  test(
    'a thousand in the list of one’s own reviews, to write and written',
    async () => {
      for (const texts of PAGES) {
        const page = { totalCount: 50, pageIndex: 1, pageSize: 50 };
        const api = shopOf([]).on(listMyReviews, ({ url }) => {
          const reviewStatus =
            url.searchParams.get('reviewStatuses') === 'REVIEWED'
              ? ('REVIEWED' as const)
              : ('PENDING' as const);
          return {
            data: {
              ...page,
              items: texts.map((text, index) => ({
                reviewStatus,
                orderId: `${reviewStatus}-${index}`,
                orderNo: ORDER,
                item: hostileItem(text, index),
                review:
                  reviewStatus === 'REVIEWED' ? hostileReview(text, { id: `${index}` }) : null,
              })),
            },
          };
        });
        const { container, unmount } = renderWithPlatform(<MyReviews />, {
          api,
          words,
          user: SHOPPER,
        });
        await screen.findAllByText('Before 8 Feb 2027');
        expect([...container.querySelectorAll('h2')].map((name) => name.textContent)).toEqual(
          texts,
        );
        expect(injectedElements(container)).toEqual([]);
        fireEvent.click(screen.getByRole('tab', { name: 'Written' }));
        await screen.findAllByText('18 Nov 2026');
        expect([...container.querySelectorAll('.excerpt')].map((said) => said.textContent)).toEqual(
          texts,
        );
        expect(injectedElements(container)).toEqual([]);
        unmount();
      }
    },
    LONG,
  );

  test(
    'a thousand in the movements of coins',
    async () => {
      for (const texts of PAGES) {
        const api = shopOf([]).on(listPointTransactions, {
          data: {
            totalCount: 50,
            pageIndex: 1,
            pageSize: 20,
            items: texts.map((text, index) =>
              fakeEntry(0, {
                id: `t-${index}`,
                remark: both(text),
                externalId: index % 2 === 0 ? `TN${text}` : null,
              }),
            ),
          },
        });
        const { container, unmount } = renderWithPlatform(<CoinHistory />, {
          api,
          words,
          user: SHOPPER,
        });
        await screen.findByRole('heading', { name: 'November 2026' });
        expect([...container.querySelectorAll('.title')].map((title) => title.textContent)).toEqual(
          texts,
        );
        expect(injectedElements(container)).toEqual([]);
        unmount();
      }
    },
    LONG,
  );
});

describe('hostile texts in the scores', () => {
  test(
    'a thousand as names of what is scored',
    async () => {
      const api = answerReviews(createFakeApi(), [fakeReview(0)]);
      const { statistics } = await (
        await api.fetch(`http://shop.example/api${listProductReviews.path}?externalId=1`)
      )
        .json()
        .then(
          ({ data }: { data: { statistics: Parameters<typeof ScoreSummary>[0]['statistics'] } }) =>
            data,
        );
      const scores = HOSTILE_TEXTS.map((text, index) => ({
        id: `${index}`,
        score: 4,
        itemName: both(text),
      }));
      const { container } = renderWithPlatform(
        <ScoreSummary
          subject={{ type: 'product', id: '1' }}
          statistics={{ ...statistics, scores }}
        />,
        { words },
      );
      expect([...container.querySelectorAll('dt')].map((name) => name.textContent)).toEqual(
        HOSTILE_TEXTS,
      );
      expect(injectedElements(container)).toEqual([]);
    },
    LONG,
  );
});

describe('hostile texts of one review', () => {
  test(
    'on the page of a review, and in the thanks for it',
    async () => {
      for (const text of SOME) {
        const api = shopOf([]).on(getReviewDetail, {
          data: hostileReview(text, { orderId: 'o-1', status: 'PENDING' }),
        });
        const detail = await renderRemote(remote, {
          api,
          path: `/reviewsDetail/${ORDER}`,
          user: SHOPPER,
        });
        await screen.findByRole('heading', { level: 1 });
        expect(detail.container.querySelector('article p')?.textContent).toBe(text);
        expect(injectedElements(detail.container)).toEqual([]);
        cleanup();
        const thanks = await renderRemote(remote, {
          api,
          path: `/reviewsSuccess/${ORDER}`,
          user: SHOPPER,
        });
        await screen.findByRole('heading', { level: 1 });
        expect(thanks.container.textContent).toContain(text);
        expect(injectedElements(thanks.container)).toEqual([]);
        cleanup();
      }
    },
    LONG,
  );

  test(
    'on the form: what is reviewed, what is scored, and the draft that was kept',
    async () => {
      for (const text of SOME) {
        localStorage.setItem(
          'tapnook.review.7.o-0',
          JSON.stringify({
            overall: 5,
            scores: {},
            message: text,
            photos: [],
            recommended: false,
            anonymous: false,
            savedAt: Date.parse('2026-11-20T00:00:00Z'),
          }),
        );
        const { container } = await renderRemote(remote, {
          api: shopOf([hostileItem(text), hostileItem(text, 1)]),
          path: `/reviews/${ORDER}?item=o-0`,
          user: SHOPPER,
        });
        await screen.findByRole('button', { name: 'Post review' });
        expect(container.querySelector('header')?.textContent).toContain(text);
        expect(container.querySelector('textarea')?.value).toBe(text);
        expect(injectedElements(container, ours)).toEqual([]);
        cleanup();
      }
    },
    LONG,
  );
});
