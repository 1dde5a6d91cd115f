import { expect, test } from '@jest/globals';
import type { Banner, HomeSection } from '@tapnook/contracts/api';
import { getHeaderCampaign, getSectionSettings } from '@tapnook/contracts/calls';
import { RemoteProviders } from '@tapnook/platform';
import { createFakePlatform, type FakeApi } from '@tapnook/testing';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { fakeShop } from '../../../dev/fakes.ts';
import { bannerOf, sectionOf } from '../../../dev/shop.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { screen } from './home.screen.tsx';

const NAMESPACE = 'test@1';
/** The page as the server sends it, with header campaigns of one style, and what it preloads. */
const served = async (style: string, api: FakeApi = fakeShop()) => {
  const settings: HomeSection[] = [
    sectionOf('header-campaign', 'What’s round the corner?', '轉角有甚麼好去處？', { style }),
  ];
  const banners: Banner[] = [
    bannerOf('1', 'First banner', {
      pcBannerImage: '/api/media/scene-tram',
      mobileBannerImage: '/api/media/scene-tram-close',
    }),
    bannerOf('2', 'Second banner'),
  ];
  const platform = createFakePlatform({
    fetch: api.on(getSectionSettings, { data: settings }).on(getHeaderCampaign, { data: banners })
      .fetch,
    messages: { [NAMESPACE]: words },
  });
  const { preloadImage } = await screen.load({
    platform,
    params: {},
    search: new URLSearchParams(),
    t: (key: string) => platform.i18n.t(`${NAMESPACE}:${key}`),
  });
  const html = renderToString(
    <MemoryRouter>
      <RemoteProviders platform={platform} namespace={NAMESPACE}>
        <screen.Component />
      </RemoteProviders>
    </MemoryRouter>,
  );
  return { html, preloadImage, asked: api.requests.map(({ call }) => call) };
};

// Covers: HOM-001, HOM-018
test('renders plain header campaigns on the server and preloads the first picture', async () => {
  const { html, preloadImage, asked } = await served('plain');
  expect(html).toMatch(/First banner.*Second banner/s);
  expect(preloadImage).toMatchObject({
    base: '/api/media/scene-tram',
    narrow: '/api/media/scene-tram-close',
  });
  expect(html).toContain(
    `/api/media/scene-tram-close/1600.avif 1600w" sizes="${preloadImage?.sizes}"`,
  );
  expect(html).toContain(`/api/media/scene-tram/1600.avif 1600w" sizes="${preloadImage?.sizes}"`);
  expect(asked).not.toContain('getHeaderCampaignV2');
});

test('the day’s hours come from the server; nothing is asked for plain campaigns', async () => {
  const { html, preloadImage, asked } = await served('hours');
  expect(html).toContain('Catch the last light from the deck');
  expect(preloadImage?.base).toBe('/api/media/scene-harbour-wide');
  expect(asked).not.toContain('getHeaderCampaign');
});
