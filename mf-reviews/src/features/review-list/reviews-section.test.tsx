import { describe, expect, test } from '@jest/globals';
import { likeReview, listProductReviews } from '@tapnook/contracts/calls';
import {
  accessibilityProblems,
  createFakeApi,
  renderWithPlatform,
  type FakeApi,
  type RenderOptions,
} from '@tapnook/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerReviews, fakeReview } from '../../../dev/review.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import chinese from '../../locales/zh-HK.json' with { type: 'json' };
import { ReviewsSection } from './reviews-section.tsx';

const REVIEWS = Array.from({ length: 12 }, (_, index) => fakeReview(index));
const SHOPPER = { userId: '7', name: 'Ka Yan', image: null };
const show = (api: FakeApi, options: RenderOptions = {}) =>
  renderWithPlatform(<ReviewsSection subject={{ type: 'product', id: '1' }} />, {
    api,
    words,
    ...options,
  });
const entries = () => screen.getAllByRole('article');
const queries = (api: FakeApi) =>
  api.requests
    .filter(({ call }) => call === listProductReviews.id)
    .map(({ request }) => request.url.searchParams);

describe('the reviews of a product', () => {
  test('show score, spread, averages, the most helpful first and never twice', async () => {
    const { container } = show(answerReviews(createFakeApi(), REVIEWS, fakeReview(3)));
    expect(await screen.findByText('4.8')).toBeTruthy();
    expect(screen.getByText('12 reviews')).toBeTruthy();
    await waitFor(() =>
      expect(within(entries()[0] as HTMLElement).getByText('Most helpful')).toBeTruthy(),
    );
    expect(entries()).toHaveLength(5);
    expect(within(entries()[1] as HTMLElement).getByText('One piece, wheel-thrown')).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  test('call none the most helpful that nobody found helpful', async () => {
    const best = { ...fakeReview(3), like: 0 };
    show(answerReviews(createFakeApi(), REVIEWS, best));
    await screen.findByText('4.8');
    await waitFor(() =>
      expect(within(entries()[0] as HTMLElement).getByText(best.message)).toBeTruthy(),
    );
    expect(within(entries()[0] as HTMLElement).queryByText('Most helpful')).toBeNull();
  });

  test('have what the merchant answered under what it answers', async () => {
    const answered = {
      ...fakeReview(0),
      answer: { message: 'The kiln is warmer on Saturdays.', createdAt: '2026-11-20T04:00:00Z' },
    };
    show(answerReviews(createFakeApi(), [answered, fakeReview(1)]));
    const reply = await screen.findByText('The kiln is warmer on Saturdays.');
    expect(reply.closest('article')).toBe(entries()[0]);
    expect(screen.getAllByText(words.list.answer)).toHaveLength(1);
  });

  test('are filtered by histogram row, photos and recommendation, and sorted', async () => {
    const api = answerReviews(createFakeApi(), REVIEWS);
    show(api);
    fireEvent.click(await screen.findByRole('button', { name: /^5-star: 3 reviews/ }));
    await waitFor(() => expect(entries()).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: /^With photos/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Recommended/ }));
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'lowest' } });
    await waitFor(() =>
      expect(queries(api).at(-1)?.toString()).toBe(
        'externalId=1&pageIndex=1&pageSize=5&overallScores=5&hasPicOrVideos=true' +
          '&isRecommended=true&sortKey=overallScore&sortDirection=ASC',
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: /^5-star: 3 reviews/ }));
    await waitFor(() => expect(queries(api).at(-1)?.has('overallScores')).toBe(false));
  });

  test('say so when none is like that, and lead back', async () => {
    show(answerReviews(createFakeApi(), [fakeReview(0), fakeReview(4)]));
    fireEvent.click(await screen.findByRole('button', { name: '4 stars' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show all reviews' }));
    await waitFor(() => expect(entries()).toHaveLength(2));
  });
});

describe('the pages of the reviews of a product', () => {
  test('go on page by page to the end', async () => {
    show(answerReviews(createFakeApi(), REVIEWS));
    fireEvent.click(await screen.findByRole('button', { name: 'More reviews' }));
    await waitFor(() => expect(entries()).toHaveLength(10));
    fireEvent.click(screen.getByRole('button', { name: 'More reviews' }));
    await waitFor(() => expect(entries()).toHaveLength(12));
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
  });

  test('that fail leave a retry, which works', async () => {
    const api = answerReviews(createFakeApi(), REVIEWS).on(listProductReviews, {
      code: '10500',
      status: 500,
    });
    const { platform } = show(api);
    await screen.findByText(words.list.failed);
    answerReviews(api, REVIEWS);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(entries()).toHaveLength(5));
    expect(platform.failures).toEqual([]);
  });

  test('say it when there is none yet, in both languages', async () => {
    show(answerReviews(createFakeApi(), []));
    expect(await screen.findByText(words.list.empty)).toBeTruthy();
    renderWithPlatform(<ReviewsSection subject={{ type: 'product', id: '1' }} />, {
      api: answerReviews(createFakeApi(), []),
      words: chinese,
      locale: 'zh-HK',
    });
    expect(await screen.findByText(chinese.list.empty)).toBeTruthy();
  });

  test('say quietly which ones are in the other language, and tell a screen reader', async () => {
    const [english, zh] = [
      fakeReview(0, { message: 'A patient teacher and a warm kiln.' }),
      fakeReview(2, { message: '老師很有耐性，窰也很暖。' }),
    ];
    show(answerReviews(createFakeApi(), [english, zh]));
    expect((await screen.findByText(zh.message)).lang).toBe('zh-HK');
    expect(screen.getByText(english.message).lang).toBe('en');
    expect(entries().map((one) => one.textContent.includes('Written in Chinese'))).toEqual([
      false,
      true,
    ]);
  });

  test('say so in Chinese too', async () => {
    renderWithPlatform(<ReviewsSection subject={{ type: 'product', id: '1' }} />, {
      api: answerReviews(createFakeApi(), [fakeReview(0), fakeReview(2)]),
      words: chinese,
      locale: 'zh-HK',
    });
    await screen.findByText(fakeReview(2).message);
    expect(entries().map((one) => one.textContent.includes('以英文撰寫'))).toEqual([true, false]);
  });

  test('show hostile text as text', async () => {
    const message =
      '<img src=x onerror="globalThis.hurt = true"><script>globalThis.hurt = true</script> ' +
      'twenty characters and more';
    const { container } = show(
      answerReviews(createFakeApi(), [fakeReview(1, { message, authorName: '<b>x</b>' })]),
    );
    expect(await screen.findByText(message)).toBeTruthy();
    expect(container.querySelector('script, img[src="x"], b b')).toBeNull();
    expect('hurt' in globalThis).toBe(false);
  });

  test('open a photo large; keys turn it', async () => {
    show(answerReviews(createFakeApi(), [fakeReview(0)]));
    fireEvent.click(
      await screen.findByRole('button', { name: 'Photo 2 of 2 by Wing Sze, larger' }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('img').getAttribute('alt')).toBe('Photo 2 of 2 by Wing Sze');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(within(dialog).getByRole('img').getAttribute('alt')).toBe('Photo 1 of 2 by Wing Sze');
    expect(await accessibilityProblems(dialog)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('an answer says who answered', async () => {
  const answer = { message: 'Thank you.', createdAt: '2026-11-20T04:00:00.000Z' };
  show(
    answerReviews(createFakeApi(), [
      fakeReview(1, { answer: { ...answer, operatorName: 'Corner Kiln' } }),
      fakeReview(2, { answer }),
    ]),
  );
  expect(await screen.findByText('Answer of Corner Kiln')).toBeTruthy();
  expect(screen.getByText('Answer of the merchant')).toBeTruthy();
});

describe('a like', () => {
  const button = (name = /^Helpful.*review by Marcus L/) => screen.getByRole('button', { name });
  const likes = (api: FakeApi) =>
    api.requests.filter(({ call }) => call === likeReview.id).map(({ request }) => request.body);

  test('of a visitor asks to sign in', async () => {
    const { platform } = show(answerReviews(createFakeApi(), [fakeReview(1)]), {
      path: '/detail/pottery',
    });
    await screen.findByRole('article');
    fireEvent.click(button());
    expect(platform.went).toEqual(['/login?redirect=%2Fdetail%2Fpottery']);
  });

  test('already given is learnt once it is known who reads', async () => {
    const api = answerReviews(createFakeApi(), [fakeReview(1)]);
    const { platform } = show(api);
    await screen.findByRole('article');
    answerReviews(api, [fakeReview(1, { hasLike: true })]);
    act(() => platform.session.setState({ user: SHOPPER, known: true }));
    await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'));
    expect(queries(api)).toHaveLength(2);
  });

  test('is shown at once, before any answer', async () => {
    const api = answerReviews(createFakeApi(), [fakeReview(1)]).on(
      likeReview,
      () => new Promise(() => {}),
    );
    show(api, { user: SHOPPER });
    await screen.findByRole('article');
    fireEvent.click(button());
    await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'));
    expect(button().textContent).toContain('18');
  });

  // Covers: SHP-036
  test('stays as pressed when a list arrives that was asked for before', async () => {
    let answerLike = (): void => undefined;
    const api = answerReviews(createFakeApi(), [fakeReview(1)]).on(likeReview, async () => {
      await new Promise<void>((resolve) => (answerLike = resolve));
      return { data: { ...fakeReview(1), hasLike: true, like: 18 } };
    });
    const { platform } = show(api, { user: SHOPPER });
    await screen.findByRole('article');
    fireEvent.click(button());
    await act(() => platform.queryClient.refetchQueries());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await act(async () => {
      void platform.queryClient.refetchQueries();
      answerLike();
    });
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0));
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(button().textContent).toContain('18');
  });

  test('gives way to “not helpful”, and the other way round', async () => {
    const api = answerReviews(createFakeApi(), [fakeReview(1)]);
    show(api, { user: SHOPPER });
    await screen.findByRole('article');
    fireEvent.click(button());
    fireEvent.click(button(/^Not helpful/));
    await waitFor(() => expect(likes(api).at(-1)).toEqual({ likeIt: false, hateIt: true }));
    expect(button(/^Not helpful/).getAttribute('aria-pressed')).toBe('true');
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect([button(), button(/^Not helpful/)].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('17'),
      expect.stringContaining('1'),
    ]);
    fireEvent.click(button(/^Not helpful/));
    await waitFor(() => expect(likes(api).at(-1)).toEqual({ likeIt: false }));
  });

  test('is taken back when the server refuses, and the shell is told why', async () => {
    const api = answerReviews(createFakeApi(), [fakeReview(1)]).on(likeReview, {
      code: '10405',
      status: 404,
    });
    const { platform } = show(api, { user: SHOPPER });
    await screen.findByRole('article');
    fireEvent.click(button());
    await waitFor(() => expect(platform.failures).toHaveLength(1));
    await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('false'));
    expect(button().textContent).toContain('17');
  });

  test('pressed thrice in a hurry is sent one after the other; the last press wins', async () => {
    const review = { ...fakeReview(1) };
    const api = answerReviews(createFakeApi(), [review]);
    let running = 0;
    let most = 0;
    api.on(likeReview, async ({ body }) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      const { likeIt } = body as { likeIt: boolean };
      return { data: { ...review, hasLike: likeIt, like: likeIt ? 18 : 17 } };
    });
    show(api, { user: SHOPPER });
    await screen.findByRole('article');
    for (const pressed of ['true', 'false', 'true']) {
      fireEvent.click(button());
      await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe(pressed));
    }
    await waitFor(() => expect(likes(api).at(-1)).toEqual({ likeIt: true }));
    expect(most).toBe(1);
    expect(button().getAttribute('aria-pressed')).toBe('true');
  });
});
