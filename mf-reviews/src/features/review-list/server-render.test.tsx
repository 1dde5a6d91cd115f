import { describe, expect, jest, test } from '@jest/globals';
import { getCoinBanner } from '@tapnook/contracts/calls';
import { RemoteProviders, type Platform } from '@tapnook/platform';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import { HOSTILE_TEXTS } from '@tapnook/testing/hostile-texts';
import { injectedElements } from '@tapnook/testing/injected-elements';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { answerReviews, fakeReview, type FakeReview } from '../../../dev/review.fixture.ts';
import messages from '../../locales/en-US.json' with { type: 'json' };
import { slot as bannerSlot } from '../../slots/coin-banner/coin-banner.slot.tsx';
import { slot as merchantSlot } from '../../slots/merchant-reviews/merchant-reviews.slot.tsx';
import { slot as productSlot } from '../../slots/product-reviews/product-reviews.slot.tsx';
import { Review } from './review-entry.tsx';

const NAMESPACE = 'test@1';
const platformOf = (reviews: readonly FakeReview[]): Platform =>
  createFakePlatform({
    fetch: answerReviews(createFakeApi(), reviews).fetch,
    messages: { [NAMESPACE]: messages },
  });
const words = (text: string) => ({ en_gb: text, zh_hk: text });
const rendered = async (
  slot: typeof productSlot,
  props: object,
  platform: Platform,
): Promise<string> => {
  const Content = slot.Component;
  await slot.load?.({ platform, props });
  return renderToString(
    <RemoteProviders platform={platform} namespace={NAMESPACE}>
      <Content {...props} />
    </RemoteProviders>,
  );
};

/** Reviews of which every word somebody chose is hostile, fifty to a page. */
const hostilePages = (): {
  readonly reviews: readonly FakeReview[];
  readonly page: ReactElement;
}[] =>
  Array.from({ length: HOSTILE_TEXTS.length / 50 }, (_, part) => {
    const reviews = HOSTILE_TEXTS.slice(part * 50, part * 50 + 50).map((text, index) =>
      fakeReview(index % 5, {
        id: `r-${index}`,
        message: text,
        authorName: text,
        productName: { en_gb: text, zh_hk: text },
        meta: { planId: '1', planName: { en_gb: text, zh_hk: text }, language: 'en_gb' },
      }),
    );
    const page = (
      <RemoteProviders platform={platformOf([])} namespace={NAMESPACE}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} ofMerchant best />
        ))}
      </RemoteProviders>
    );
    return { reviews, page };
  });

describe('on the server', () => {
  test('the first page is there whole, without inline styles', async () => {
    const html = await rendered(
      productSlot,
      { productId: '1' },
      platformOf([fakeReview(0), fakeReview(1)]),
    );
    expect(html).toContain('Our teacher let us wobble');
    expect(html).toContain('One piece, wheel-thrown');
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('Loading');
    const ofMerchant = await rendered(
      merchantSlot,
      { merchantId: '1' },
      platformOf([fakeReview(0)]),
    );
    expect(ofMerchant).toContain('href="/en-US/detail/hands-on-pottery"');
  });

  // Covers: HOM-013
  test('the banner states the rules as they are', async () => {
    const html = await rendered(bannerSlot, {}, platformOf([]));
    expect(html).toContain('1 Tapcoin for every HK$10 you pay');
    expect(html).toContain('Up to 80 more');
  });

  // Covers: HOM-013
  test('the banner says what its editors say', async () => {
    const said = {
      id: '1',
      pcBannerImage: '',
      mobileBannerImage: '',
      iconImage: '',
      moduleName: words('Twice the coins'),
      description: words('All of this week.'),
      campaignId: null,
      linkType: 'none',
      linkKey: null,
      route: null,
      time: null,
      lowestPrice: null,
    } as const;
    const html = await rendered(
      bannerSlot,
      {},
      createFakePlatform({
        fetch: createFakeApi().on(getCoinBanner, { data: said }).fetch,
        messages: { [NAMESPACE]: messages },
      }),
    );
    expect(html).toContain('Twice the coins');
    expect(html).toContain('All of this week.');
  });

  // Covers: REV-012
  test('a thousand hostile texts come out as text', async () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(1000);
    for (const { page } of hostilePages())
      expect(
        injectedElements(new DOMParser().parseFromString(renderToString(page), 'text/html').body),
      ).toEqual([]);
  });
});

describe('in the browser', () => {
  test('a thousand hostile texts are shown as they were typed, and none of them runs', async () => {
    const hurt = jest.fn();
    Object.assign(globalThis, { hurt });
    for (const { page, reviews } of hostilePages()) {
      const { container, unmount } = render(page);
      expect(injectedElements(container)).toEqual([]);
      expect(
        [...container.querySelectorAll('article')].map(
          (article) => article.querySelector('p')?.textContent,
        ),
      ).toEqual(reviews.map(({ message }) => message));
      unmount();
    }
    expect(hurt).not.toHaveBeenCalled();
  });
});
