import { describe, expect, test } from '@jest/globals';
import type { PageAnswer } from '@tapnook/contracts';
import { createPageCache } from './page-cache.ts';
import { createPageStore, POPULAR_NETWORKS, type PageDemand } from './page-store.ts';

const page = (letters: number, status = 200): PageAnswer => ({
  kind: 'page',
  status,
  html: 'x'.repeat(letters),
  routeId: 'home',
  cacheable: true,
  topics: [],
  failed: [],
});
const KILOBYTE = 1_024;

describe('the memory of cached pages', () => {
  const made = (maxBytes: number) => {
    const store = createPageStore(maxBytes);
    const cache = createPageCache(
      () => 0,
      () => false,
      store,
    );
    const ask = (key: string, demand: Partial<PageDemand> = {}, answer = page(KILOBYTE)) =>
      cache.get(key, async () => answer, { network: 'a', isPinned: false, ...demand });
    const flood = async (network = 'attacker', count = 500): Promise<void> => {
      for (let n = 0; n < count; n += 1) await ask(`/${network}/${n}`, { network });
    };
    return { store, ask, flood };
  };
  const bytes = (store: ReturnType<typeof createPageStore>): number =>
    [...store.entries()].reduce(
      (sum, [, { answer }]) => sum + (answer.kind === 'page' ? answer.html.length : 0),
      0,
    );

  test('is bounded, however large or many they are', async () => {
    const { store, ask, flood } = made(200 * KILOBYTE);
    await flood();
    expect(bytes(store)).toBeLessThan(200 * KILOBYTE);
    expect(bytes(store)).toBeGreaterThan(10 * KILOBYTE);
    await ask('/large', {}, page(300 * KILOBYTE));
    expect(store.get('/large')).toBeUndefined();
  });
  test('keeps the pinned ones, whatever else one network asks for', async () => {
    const { store, ask, flood } = made(200 * KILOBYTE);
    await ask('/', { isPinned: true });
    await ask('/promo/nowhere', { isPinned: true }, page(KILOBYTE, 404));
    await flood();
    expect(store.get('/')).toBeDefined();
    expect(store.get('/promo/nowhere')).toBeUndefined();
  });
  test('keeps those that several networks asked for', async () => {
    const { store, ask, flood } = made(200 * KILOBYTE);
    for (let n = 0; n < POPULAR_NETWORKS; n += 1) await ask('/detail/tea', { network: `${n}` });
    for (let n = 0; n < 10; n += 1) await ask('/detail/coffee', { network: 'a' });
    await flood();
    expect(store.get('/detail/tea')).toBeDefined();
    expect(store.get('/detail/coffee')).toBeUndefined();
  });
  test('forgets the pages of both parts when all are to go', async () => {
    const { store, ask } = made(200 * KILOBYTE);
    await ask('/', { isPinned: true });
    await ask('/other');
    store.clear();
    expect([...store.entries()]).toEqual([]);
  });
});
