import { describe, expect, jest, test } from '@jest/globals';
import type { PageAnswer } from '@tapnook/contracts';
import { createPageCache } from './page-cache.ts';

const page = (html: string, cacheable = true): PageAnswer => ({
  kind: 'page',
  status: 200,
  html,
  routeId: 'home',
  cacheable,
  topics: [`product:${html}`],
  failed: [],
});

describe('the page cache', () => {
  test('one rendering serves all who ask meanwhile and while it is fresh', async () => {
    const cache = createPageCache(() => 0);
    const make = jest.fn(() => Promise.resolve(page('a')));
    await Promise.all([cache.get('k', make), cache.get('k', make)]);
    await cache.get('k', make);
    expect(make).toHaveBeenCalledTimes(1);
  });
  test('stale pages are shown while they are made anew', async () => {
    let now = 0;
    let text = 'old';
    const cache = createPageCache(() => now);
    const make = (): Promise<PageAnswer> => Promise.resolve(page(text));
    await cache.get('k', make);
    now = 10_000;
    text = 'new';
    expect(await cache.get('k', make)).toMatchObject({ html: 'old' });
    expect(await cache.get('k', make)).toMatchObject({ html: 'new' });
  });
  test('a failing renewal leaves the stale page; one too old is never shown', async () => {
    let now = 0;
    const cache = createPageCache(() => now);
    await cache.get('k', () => Promise.resolve(page('old')));
    now = 10_000;
    expect(await cache.get('k', () => Promise.reject(new Error('down')))).toMatchObject({
      html: 'old',
    });
    now = 60_000;
    await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
  test('a change drops the pages that show it, at once, and no others', async () => {
    const cache = createPageCache(() => 0);
    const make = jest.fn((html: string) => Promise.resolve(page(html)));
    await cache.get('a', () => make('a'));
    await cache.get('b', () => make('b'));
    cache.purge(['product:b', 'product:c']);
    await cache.get('a', () => make('a'));
    expect(await cache.get('b', () => make('new b'))).toMatchObject({ html: 'new b' });
    expect(make).toHaveBeenCalledTimes(3);
    cache.purge(['shop']);
    await cache.get('a', () => make('a'));
    expect(make).toHaveBeenCalledTimes(4);
  });
  test('a page whose data changed during its rendering is neither cached nor served', async () => {
    const cache = createPageCache(() => 0);
    let finish: (answer: PageAnswer) => void = () => {};
    const before = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    cache.purge(['product:old']);
    const after = cache.get('a', () => Promise.resolve(page('new')));
    finish(page('old'));
    expect(await before).toMatchObject({ html: 'old' });
    expect(await after).toMatchObject({ html: 'new' });
    expect(await cache.get('a', () => Promise.resolve(page('third')))).toMatchObject({
      html: 'new',
    });
  });
  test('what is personal, failed or a redirect is never kept', async () => {
    const cache = createPageCache(() => 0);
    const make = jest.fn<() => Promise<PageAnswer>>(() => Promise.resolve(page('mine', false)));
    await cache.get('k', make);
    await cache.get('k', make);
    make.mockResolvedValue({ kind: 'redirect', to: '/' });
    await cache.get('k', make);
    await cache.get('k', make);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
