import { describe, expect, test } from '@jest/globals';
import {
  answerReview,
  listManagedReviews,
  moderateReview,
  reportReview,
} from '@tapnook/contracts/calls';
import type { CallResult } from '@tapnook/platform';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { ReviewsScreen } from './reviews.tsx';

type Review = CallResult<typeof listManagedReviews>['items'][number];
const REVIEW: Review = {
  reviewId: 'one',
  productId: '1',
  productName: { en_gb: 'An hour at the wheel', zh_hk: '拉坯一小時' },
  merchantName: { en_gb: 'Corner Kiln', zh_hk: '轉角窰' },
  authorName: 'Ka Y.',
  overallScore: 4,
  message: 'A calm hour.',
  language: 'en_gb',
  pictures: [],
  status: 'NORMAL',
  createdAt: '2026-11-20T04:00:00.000Z',
  answer: null,
  answeredAt: null,
  report: null,
};
const apiOf = (review: Review) =>
  createFakeApi().on(listManagedReviews, {
    data: { items: [review], totalCount: 1, pageIndex: 1, pageSize: 20 },
  });

describe('reviews', () => {
  test('are answered by a merchant, who is told that shoppers read it', async () => {
    const api = apiOf(REVIEW).on(answerReview, { data: { ...REVIEW, answer: 'Thank you.' } });
    const { container } = renderScreen(<ReviewsScreen />, { api });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'Thank you.');
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Answered. Shoppers read it now.')).toBeTruthy();
    expect(bodiesOf(api, 'answerReview')).toEqual([{ message: 'Thank you.' }]);
  });

  test('are reported with a reason; what is refused is said, and the form stays', async () => {
    const api = apiOf(REVIEW).on(reportReview, {
      code: '20628',
      status: 400,
      text: 'This review was reported already.',
    });
    renderScreen(<ReviewsScreen />, { api, role: 'manager' });
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    await userEvent.selectOptions(screen.getByLabelText('What is wrong'), 'not_a_visit');
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('This review was reported already.')).toBeTruthy();
    expect(bodiesOf(api, 'reportReview')).toEqual([{ reason: 'not_a_visit' }]);
    expect(screen.getByLabelText('What is wrong')).toBeTruthy();
  });

  test('of the queue are decided by an administrator, in Chinese too', async () => {
    const reported: Review = {
      ...REVIEW,
      report: { reason: 'offensive', note: 'Rude.', createdAt: REVIEW.createdAt, outcome: null },
    };
    const api = apiOf(reported).on(moderateReview, { data: { id: 'one' } as never });
    renderScreen(<ReviewsScreen />, { api, role: 'admin', locale: 'zh-HK' });
    expect(await screen.findByText('已舉報：內容冒犯')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '舉報' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '隱藏' }));
    expect(await screen.findByText('評價已隱藏。')).toBeTruthy();
    expect(bodiesOf(api, 'moderateReview')).toEqual([{ status: 'HIDE' }]);
    expect(api.requests[0]?.request.url.searchParams.get('filter')).toBe('queue');
  });

  test('say so when none waits, and why when they cannot be read', async () => {
    const api = createFakeApi().on(listManagedReviews, {
      code: '10500',
      status: 500,
      text: 'Something went wrong.',
    });
    renderScreen(<ReviewsScreen />, { api });
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    api.on(listManagedReviews, {
      data: { items: [], totalCount: 0, pageIndex: 1, pageSize: 20 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing waits here')).toBeTruthy();
  });
});
