/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import { pictureSources } from '@tapnook/ui';
import { renderToString } from 'react-dom/server';
import { fakeAnswers } from '../../dev/fakes.ts';
import { server } from '../server.ts';

test.each(['/merchantSearch', '/merchant/kiln-street-studio'])(
  '%s announces its first picture as its markup shows it',
  async (path) => {
    const platform = createFakePlatform({ fetch: fakeAnswers(createFakeApi()).fetch, path });
    const plan = await server.plan(platform, path);
    const html = renderToString(server.element(platform, path));
    platform.queryClient.clear();
    const preload = plan?.meta.preloadImage;
    if (!preload) throw new Error('no picture is announced');
    const { base, narrow = base, sizes, maxWidth } = preload;
    const first = /<picture>.*?fetchPriority="high"/s.exec(html)?.[0];
    for (const cut of [base, narrow])
      expect(first).toContain(`srcSet="${pictureSources(cut, maxWidth).avif}" sizes="${sizes}"`);
  },
);
