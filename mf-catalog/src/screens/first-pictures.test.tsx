/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { createFakePlatform } from '@tapnook/testing';
import { pictureSources } from '@tapnook/ui';
import { renderToString } from 'react-dom/server';
import { fakeShop } from '../../dev/fakes.ts';
import { server } from '../server.ts';

/** What the page announces in its head, and the pictures of its markup that are fetched at once. */
const served = async (path: string) => {
  const platform = createFakePlatform({ fetch: fakeShop().fetch, path });
  const plan = await server.plan(platform, path);
  const html = renderToString(server.element(platform, path));
  platform.queryClient.clear();
  const eager = [...html.matchAll(/<picture>((?:(?!<\/picture>).)*?)<\/picture>/gs)]
    .filter(([picture]) => picture.includes('fetchPriority="high"'))
    .map(([picture]) =>
      /type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/.exec(picture)?.slice(1),
    );
  return { preload: plan?.meta.preloadImage, eager };
};

describe('the pictures of the first view', () => {
  test.each(['/search', '/search?keyword=tea', '/detail/hands-on-pottery'])(
    '%s announces the ones that its markup shows, in the same widths',
    async (path) => {
      const { preload, eager } = await served(path);
      if (!preload) throw new Error('no picture is announced');
      const { base, sizes, maxWidth, beside = [] } = preload;
      expect([base, ...beside].map((of) => [pictureSources(of, maxWidth).avif, sizes])).toEqual(
        eager,
      );
    },
  );
});
