import { describe, expect, test } from '@jest/globals';
import { RemoteProviders, type Platform } from '@tapnook/platform';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { answerReviews, fakeReview, type FakeReview } from '../../../dev/fake-reviews.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { slot as bannerSlot } from '../../slots/coin-banner/coin-banner.slot.tsx';
import { slot as merchantSlot } from '../../slots/merchant-reviews/merchant-reviews.slot.tsx';
import { slot as productSlot } from '../../slots/product-reviews/product-reviews.slot.tsx';

const NAMESPACE = 'test@1';
const platformOf = (reviews: readonly FakeReview[]): Platform => createFakePlatform({ fetch: answerReviews(createFakeApi(), reviews).fetch, messages: { [NAMESPACE]: words } });
const rendered = async (slot: typeof productSlot, props: object, platform: Platform): Promise<string> => {
  const Content = slot.Component as ComponentType<object>;
  await slot.load?.({ platform, props: props as never });
  return renderToString(<RemoteProviders platform={platform} namespace={NAMESPACE}><Content {...props} /></RemoteProviders>);
};

const PIECES = ['<script>hurt()</script>', '"><img src=x onerror=hurt()>', "'-hurt()-'", '<svg/onload=hurt()>', 'javascript:hurt()', '</textarea><script>hurt()</script>', '<iframe srcdoc="<script>hurt()</script>">', '{{constructor.constructor("hurt()")()}}', '\u202e<b>hurt</b>', '&lt;script&gt;hurt()&lt;/script&gt;'];
const WRAPS = ['%s', 'Fine %s indeed', '%s%s', '\n%s\n', '<!--%s-->', '<a href="%s">x</a>', '`%s`', '${%s}', '</script>%s', ']]>%s'];
const ENDS = ['', ' ', '\u0000', '\u2028', '<', '"', "'", '&', '>', '\\'];
const HOSTILE = PIECES.flatMap((piece) => WRAPS.flatMap((wrap) => ENDS.map((end) => wrap.replaceAll('%s', () => piece) + end)));

describe('on the server', () => {
  test('the first page is there whole, without inline styles', async () => {
    const html = await rendered(productSlot, { productId: '1' }, platformOf([fakeReview(0), fakeReview(1)]));
    expect(html).toContain('Our teacher let us wobble');
    expect(html).toContain('One piece, wheel-thrown');
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain('Loading');
    const ofMerchant = await rendered(merchantSlot, { merchantId: '1' }, platformOf([fakeReview(0)]));
    expect(ofMerchant).toContain('href="/en-US/detail/hands-on-pottery"');
  });

  test('the banner states the rules as they are', async () => {
    const html = await rendered(bannerSlot, {}, platformOf([]));
    expect(html).toContain('1 Tapcoin for every HK$10 you pay');
    expect(html).toContain('Up to 80 more');
  });

  test(`${HOSTILE.length} hostile texts come out as text`, async () => {
    expect(HOSTILE).toHaveLength(1000);
    for (let at = 0; at < HOSTILE.length; at += 50) {
      const reviews = HOSTILE.slice(at, at + 50).map((text, index) => fakeReview(index % 5, { id: `r-${index}`, message: text, authorName: text, productName: { en_gb: text, zh_hk: text }, meta: { planId: '1', planName: { en_gb: text, zh_hk: text }, language: 'en_gb' } }));
      const platform = createFakePlatform({ fetch: answerReviews(createFakeApi(), reviews, reviews[0]).fetch, messages: { [NAMESPACE]: words } });
      const html = await rendered(merchantSlot, { merchantId: '1' }, platform);
      const page = new DOMParser().parseFromString(html, 'text/html');
      const elements = [...page.body.querySelectorAll('*')];
      expect(elements.filter(({ localName }) => ['script', 'iframe', 'textarea'].includes(localName))).toEqual([]);
      expect(elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'))).toEqual([]);
      expect(elements.filter((element) => /^\s*javascript:/i.test(element.getAttribute('href') ?? element.getAttribute('src') ?? ''))).toEqual([]);
    }
  });
});
