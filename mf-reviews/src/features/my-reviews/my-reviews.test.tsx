import { describe, expect, test } from '@jest/globals';
import { getPendingReviewsCount, listMyReviews } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { answerShopper, fakeItem } from '../../../dev/fakes.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { slot as badgeSlot } from '../../slots/pending-review-badge/pending-review-badge.slot.tsx';
import { MyReviews } from './my-reviews.tsx';

const SHOPPER = { userId: '7', name: 'Ka Yan', image: null };
const ITEMS = [fakeItem(), fakeItem({ orderId: 'o-2', reviewStatus: 'REVIEWED' })];
const set = () => ({ api: answerShopper(createFakeApi(), ITEMS), words, user: SHOPPER });

describe('my reviews', () => {
  // Covers: RTE-064
  test('to write come first, with what they earn and until when', async () => {
    const { container } = renderWithPlatform(<MyReviews />, set());
    expect((await screen.findByRole('link', { name: 'Write a review' })).getAttribute('href')).toBe(
      '/en-US/reviews/TN2611-ABCDEFGHJK',
    );
    expect(screen.getByText('Before 8 Feb 2027')).toBeTruthy();
    expect(screen.getByText('Up to 80 Tapcoin')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
  test('that are written show their state and lead to themselves', async () => {
    renderWithPlatform(<MyReviews />, set());
    fireEvent.click(await screen.findByRole('tab', { name: 'Written' }));
    expect(await screen.findByText('In review')).toBeTruthy();
    expect(screen.getByText('60 Tapcoin on the way')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toMatch(
      /^\/en-US\/reviewsDetail\/TN2611-ABCDEFGHJK\?reviewId=/,
    );
  });
  test('say so where there is none, and keep a retry where they fail', async () => {
    const { api } = renderWithPlatform(<MyReviews />, set());
    fireEvent.click(await screen.findByRole('tab', { name: 'Closed' }));
    expect(await screen.findByText(words.mine.empty.DISABLE_REVIEW)).toBeTruthy();
    api.on(listMyReviews, { code: '10500', status: 500 });
    fireEvent.click(screen.getByRole('tab', { name: 'Written' }));
    expect(await screen.findByText(words.mine.failed)).toBeTruthy();
  });
});

describe('the badge', () => {
  const Badge = badgeSlot.Component as ComponentType;
  test('counts, and counts again after a review was sent', async () => {
    const { api, platform, container } = renderWithPlatform(<Badge />, set());
    expect(await screen.findByText(', 2 orders wait for your review')).toBeTruthy();
    api.on(getPendingReviewsCount, { data: { pendingOrderCount: 0 } });
    act(() => platform.events.emit('review:submitted', { orderId: 'o-1', reviewId: 'r-1' }));
    await waitFor(() => expect(container.textContent).toBe(''));
  });
  test('is not there for a visitor', () => {
    const { api, container } = renderWithPlatform(<Badge />, { ...set(), user: null });
    expect(container.textContent).toBe('');
    expect(api.requests).toEqual([]);
  });
});
