import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  createReview,
  getReviewDetail,
  getReviewOrder,
  uploadFile,
} from '@tapnook/contracts/calls';
import {
  accessibilityProblems,
  createFakeApi,
  renderRemote,
  type FakeApi,
  type RenderOptions,
} from '@tapnook/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerShopper, fakeItem, type FakeItem } from '../../dev/fakes.ts';
import { answerReviews, fakeReview } from '../../dev/review.fixture.ts';
import { remote } from '../remote.ts';

const SHOPPER = { userId: '7', name: 'Ka Yan', image: null };
const apiOf = (items?: readonly FakeItem[]): FakeApi =>
  answerShopper(answerReviews(createFakeApi(), []), items);
const write = (api: FakeApi, more: RenderOptions = {}) =>
  renderRemote(remote, { api, path: '/reviews/TN2611-ABCDEFGHJK', user: SHOPPER, ...more });
const rate = (legend: string, word: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: legend })).getByRole('radio', { name: word }),
  );
const fill = async () => {
  await screen.findByRole('button', { name: 'Post review' });
  rate('Overall', 'Loved it');
  rate('Teaching', 'Liked it');
  rate('Space', 'All right');
  fireEvent.change(screen.getByLabelText('Tell the next person'), {
    target: { value: 'Calm water, a patient guide, the skyline to ourselves.' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: /own words/ }));
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Post review' }));
const sent = (api: FakeApi) =>
  api.requests.filter(({ call }) => call === createReview.id).map(({ request }) => request);

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the link that we mailed', () => {
  // Covers: RTE-022
  test('shows the visit to a visitor, who signs in to write and comes back to it', async () => {
    const api = apiOf();
    const { platform, container } = await write(api, {
      path: '/reviews/TN2611-ABCDEFGHJK?access=1.x',
      user: null,
    });
    await screen.findByText(/^No reviews yet/);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in and write' }));
    expect(platform.went[0]).toMatch(/^\/login\?redirect=.*access/);
    expect(api.requests.find(({ call }) => call === getReviewOrder.id)?.request.url.search).toBe(
      '?access=1.x',
    );
    expect(screen.queryByRole('button', { name: 'Post review' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('writing a review', () => {
  test('names what is missing, with a link to each', async () => {
    const api = apiOf();
    const { container } = await write(api);
    await screen.findByText(/^No reviews yet/);
    send();
    expect(screen.getByText('5 things to fix before it is posted')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Teaching: Please rate' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Tell the next person'), {
      target: { value: 'Nineteen letters ok' },
    });
    expect(screen.getAllByText('At least 20 characters')).toHaveLength(2);
    expect(sent(api)).toEqual([]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  test('shows the coins grow with its parts', async () => {
    await write(apiOf());
    expect(await screen.findByText('0 of 80 Tapcoin for this review')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Would you recommend it?' }));
    expect(screen.getByText('0 of 80 Tapcoin for this review')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Tell the next person'), {
      target: { value: '窗邊的位置下午兩點後光線最好，記得早點到達吧' },
    });
    expect(screen.getByText('60 of 80 Tapcoin for this review')).toBeTruthy();
  });

  test.each([
    ['second_this_month', /you reviewed this one already this month/],
    ['ten_this_month', /ten activities have earned/],
  ] as const)('says why it earns nothing: %s', async (reason, words) => {
    await write(
      apiOf([
        fakeItem({
          reward: { earns: false, reason, text: 40, photos: 20, recommendation: 20, maxPoint: 80 },
        }),
      ]),
    );
    expect(await screen.findByText(words)).toBeTruthy();
  });

  // Covers: PRD-016, RTE-022
  test('is sent once however often it is pressed, and told to the others', async () => {
    const api = apiOf();
    const { platform } = await write(api);
    const heard: string[] = [];
    platform.events.tap((name) => void heard.push(name));
    await fill();
    for (let press = 0; press < 5; press += 1) send();
    await waitFor(() => expect(platform.went).toEqual(['/reviewsSuccess/TN2611-ABCDEFGHJK']));
    expect(sent(api)).toHaveLength(1);
    expect(heard).toEqual(['review:submitted', 'coins:changed']);
    expect(localStorage.length).toBe(0);
  });
});

describe('a review that is sent', () => {
  test('tried again after a failure has the same key; changed words carry another', async () => {
    const api = apiOf().on(createReview, { code: '10500', status: 500 });
    await write(api);
    await fill();
    send();
    await screen.findByText('Nothing was lost: your draft is kept on this device.');
    send();
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    await screen.findByText('Nothing was lost: your draft is kept on this device.');
    rate('Overall', 'Liked it');
    send();
    await waitFor(() => expect(sent(api)).toHaveLength(3));
    await screen.findByText('Nothing was lost: your draft is kept on this device.');
    const keys = sent(api).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('that the server holds already leads to it', async () => {
    const { platform } = await write(apiOf().on(createReview, { code: '20902', status: 400 }));
    await fill();
    send();
    await waitFor(() => expect(platform.went).toEqual(['/reviewsDetail/TN2611-ABCDEFGHJK']));
    expect(platform.failures).toEqual([]);
  });

  test('comes back from the device after leaving', async () => {
    const first = await write(apiOf());
    await fill();
    first.unmount();
    await write(apiOf());
    expect(
      (await screen.findByLabelText<HTMLTextAreaElement>('Tell the next person')).value,
    ).toContain('Calm water');
    expect(
      within(screen.getByRole('group', { name: 'Space' })).getByRole<HTMLInputElement>('radio', {
        name: 'All right',
      }).checked,
    ).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /own words/ }).checked).toBe(
      false,
    );
  });

  test('of one among several lets choose which', async () => {
    await write(
      apiOf([
        fakeItem({ orderId: 'o-1', reviewStatus: 'REVIEWED' }),
        fakeItem({ orderId: 'o-2', productName: { en_gb: 'Harbour sail', zh_hk: '海港航行' } }),
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Post review' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Hands-on pottery/ }));
    expect(await screen.findByText('You have reviewed this already')).toBeTruthy();
  });

  test('waits until the order can be reviewed; a stranger is led away by the shell', async () => {
    await write(apiOf().on(getReviewOrder, { code: '20901', status: 400 }));
    expect(await screen.findByText('Not to be reviewed yet')).toBeTruthy();
    const { platform } = await write(apiOf().on(getReviewOrder, { code: '10405', status: 404 }));
    await waitFor(() => expect(platform.failures.map(({ code }) => code)).toEqual(['10405']));
  });
});

describe('photos of a review', () => {
  const choose = (...names: string[]) =>
    fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, {
      target: { files: names.map((name) => new File([name], name, { type: 'image/jpeg' })) },
    });
  beforeEach(() => {
    Object.assign(globalThis, {
      createImageBitmap: async (file: File) =>
        file.name.startsWith('bad')
          ? Promise.reject(new Error('not decodable'))
          : { width: 4000, height: 3000, close: () => {} },
    });
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ fillRect: () => {}, drawImage: () => {} } as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => done(new Blob(['small'], { type: 'image/jpeg' })));
  });

  test('are sent one after the other, ordered, taken away, and go with the review', async () => {
    let number = 0;
    let running = 0;
    const api = apiOf().on(uploadFile, async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      number += 1;
      return {
        data: {
          id: `up-${number}`,
          url: `/api/media/up-${number}`,
          type: 'review' as const,
          mimeType: 'image/webp',
          width: 8,
          height: 6,
          size: 9,
        },
      };
    });
    await write(api);
    await fill();
    choose('a.jpg', 'b.jpg', 'c.jpg');
    expect(await screen.findByText('3 of 3 photos ready')).toBeTruthy();
    expect(screen.getByText('60 of 80 Tapcoin for this review')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Move photo 3 of 3 forward' }));
    expect(screen.getByText('Now photo 2 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Move photo 2 of 3 forward' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1 of 3' }));
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Remove photo 1 of 2' }),
    );
    send();
    await waitFor(() =>
      expect(sent(api)[0]?.body).toMatchObject({ picsOrVideos: ['up-3', 'up-2'] }),
    );
  });

  // Covers: REV-015
  test('that are no pictures say so; those refused by the line can be tried again', async () => {
    const api = apiOf().on(uploadFile, { code: '10500', status: 500, text: 'Our side failed.' });
    await write(api);
    await screen.findByRole('button', { name: 'Add photo' });
    choose('bad.jpg', 'good.jpg');
    expect(await screen.findByText('This is not a photo we can read.')).toBeTruthy();
    expect(await screen.findByText('Our side failed.')).toBeTruthy();
    answerShopper(api);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 2 photos ready')).toBeTruthy();
    // The other one is not left out without a word.
    await fill();
    send();
    expect(
      screen.getByRole('link', { name: 'A photo did not go through. Try it again, or remove it.' }),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1 of 2' }));
    send();
    await waitFor(() =>
      expect(sent(api)[0]?.body).toMatchObject({ picsOrVideos: [expect.stringMatching(/^up-/)] }),
    );
  });

  // Covers: VAL-024
  test('are six at most', async () => {
    await write(apiOf());
    await screen.findByRole('button', { name: 'Add photo' });
    choose('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg');
    expect(await screen.findByText('At most 6 photos')).toBeTruthy();
    expect(await screen.findByText('6 of 6 photos ready')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add photo' })).toBeNull();
  });
});

describe('a written review', () => {
  const show = (
    path: string,
    more: Partial<ReturnType<typeof fakeReview>>,
    user: RenderOptions['user'] = SHOPPER,
  ) =>
    renderRemote(remote, {
      api: apiOf().on(getReviewDetail, {
        data: fakeReview(0, { authorId: '7', orderId: 'o-1', rewardPointForReview: 60, ...more }),
      }),
      path,
      user,
    });

  // Covers: RTE-023
  test('is thanked for with its coins and the next order', async () => {
    const { container } = await show('/reviewsSuccess/TN2611-ABCDEFGHJK', { status: 'PENDING' });
    expect(await screen.findByText('60 Tapcoin on the way')).toBeTruthy();
    expect(
      await screen.findByRole('link', { name: '1 more order waits for a review' }),
    ).toBeTruthy();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
  test.each([
    [
      'PENDING',
      false,
      'Only you can see it for now. We read every review within the day.',
      '60 Tapcoin once it is shown',
    ],
    ['NORMAL', false, 'Everybody can read it, under your name.', '60 Tapcoin earned'],
    ['NORMAL', true, 'Everybody can read it, without your name.', '60 Tapcoin earned'],
    [
      'HIDE',
      false,
      'Only you can see it: it breaks the review terms.',
      'Its 60 Tapcoin are not paid',
    ],
  ] as const)(
    'in state %s (anonymous: %s) tells its author who sees it',
    async (status, isAnonymous, standing, coins) => {
      const { container } = await show('/reviewsDetail/TN2611-ABCDEFGHJK', { status, isAnonymous });
      expect(await screen.findByText(standing)).toBeTruthy();
      expect(screen.getByText(coins)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Helpful/ }) !== null).toBe(status === 'NORMAL');
      expect(await accessibilityProblems(container)).toEqual([]);
    },
  );
  // Covers: RTE-024
  test('of another tells nothing of its standing', async () => {
    await show('/reviewsDetail/x?reviewId=r-1', { authorId: '9', orderId: null, status: 'NORMAL' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeTruthy();
    expect(screen.queryByText('Everybody can read it, under your name.')).toBeNull();
  });
  test('that the reader has no right to is not found, by the shell', async () => {
    const api = apiOf().on(getReviewDetail, { code: '10405', status: 404 });
    const { platform } = await renderRemote(remote, {
      api,
      path: '/reviewsDetail/x?reviewId=r-1',
      user: SHOPPER,
    });
    await waitFor(() => expect(platform.failures.map(({ status }) => status)).toEqual([404]));
    await act(async () => {});
    expect(screen.queryByText(/didn’t load/)).toBeNull();
  });
});
