import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageComposition, RemoteRoute } from '@tapnook/contracts';
import { shouldReload, watchTyping } from './reload-when-stale.ts';
import {
  createStalePageDetector,
  generationAwareFetch,
  POLL_INTERVAL_MS,
  pollGeneration,
} from './stale-page-detector.ts';

const route = (id: string, path: string, sensitive = false): RemoteRoute => ({
  id,
  path,
  auth: false,
  render: 'server',
  header: true,
  footer: true,
  searchBar: true,
  fixedHeader: false,
  tabBar: true,
  sensitive,
});
const composition: PageComposition = {
  channel: 'production',
  generation: 5,
  shell: { version: '1.0.0', bucket: 'stable' },
  remotes: [
    {
      name: 'mf-a',
      current: { version: '1.0.0', entry: '', global: 'a', integrity: '' },
      bucket: 'stable',
      slots: [],
      routes: [
        route('home', '/'),
        route('detail', '/detail/:id'),
        route('checkout', '/checkout/:id', true),
      ],
    },
  ],
};

// Covers: REL-020
describe('hearing of a newer generation', () => {
  test('only a greater number makes the page stale, for good', () => {
    const stalePageDetector = createStalePageDetector(5);
    for (const value of [null, '', 'x', '5', 4, '1e999', '-1']) stalePageDetector.observe(value);
    expect(stalePageDetector.isStale()).toBe(false);
    stalePageDetector.observe('6');
    stalePageDetector.observe('5');
    expect(stalePageDetector.isStale()).toBe(true);
  });
  test('from the answers of the API', async () => {
    const stalePageDetector = createStalePageDetector(5);
    const inner = jest.fn<typeof fetch>(() =>
      Promise.resolve(new Response('{}', { headers: { 'x-generation': '9' } })),
    );
    await generationAwareFetch(stalePageDetector, inner)('/api/x');
    expect(stalePageDetector.isStale()).toBe(true);
  });
});

// Covers: REL-021
describe('asking for it', () => {
  const ask = jest.fn<typeof fetch>(async () => new Response('{"generation":9}'));
  const asked = async (): Promise<number> => {
    await jest.advanceTimersByTimeAsync(0);
    return ask.mock.calls.length;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { fetch: ask });
    ask.mockClear();
  });
  afterEach(() => void jest.useRealTimers());

  test('in time for an open tab to know in half a minute; never again once it knows', async () => {
    expect(POLL_INTERVAL_MS).toBeLessThan(30_000);
    const stalePageDetector = createStalePageDetector(5);
    pollGeneration(stalePageDetector);
    jest.advanceTimersByTime(POLL_INTERVAL_MS - 1);
    expect(await asked()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(await asked()).toBe(1);
    expect(stalePageDetector.isStale()).toBe(true);
    jest.advanceTimersByTime(10 * POLL_INTERVAL_MS);
    expect(await asked()).toBe(1);
  });
  test('checks at once when a page returns from history, not when it is first shown', async () => {
    const stalePageDetector = createStalePageDetector(5);
    pollGeneration(stalePageDetector);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(await asked()).toBe(0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await asked()).toBe(1);
    expect(stalePageDetector.isStale()).toBe(true);
  });
  test('an override that ends makes the page stale by itself', () => {
    const stalePageDetector = createStalePageDetector(5, 60_000);
    jest.advanceTimersByTime(59_999);
    expect(stalePageDetector.isStale()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(stalePageDetector.isStale()).toBe(true);
  });
});

describe('taking it', () => {
  const move = { composition, stale: true, typed: false, from: '/en-US', to: '/en-US/detail/a' };
  test('happens at a move', () => {
    expect(shouldReload(move)).toBe(true);
  });
  test.each([
    ['a page that is fresh', { stale: false }],
    ['a form with text in it', { typed: true }],
    ['a change of the query alone', { to: '/en-US' }],
    ['the way into checkout', { to: '/en-US/checkout/7' }],
    ['the way out of checkout', { from: '/en-US/checkout/7' }],
  ])('never for %s', (_what, change) => {
    expect(shouldReload({ ...move, ...change })).toBe(false);
  });
});

describe('what was typed', () => {
  let typed: () => boolean;
  const type = (selector: string, value: string): void => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field) throw new Error(`no ${selector}`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  beforeEach(() => {
    document.body.innerHTML =
      '<header><input id="find"></header><main><input id="name"><input id="agree" ' +
      'type="checkbox"><textarea></textarea></main>';
    typed = watchTyping(document);
  });
  test('counts until it is emptied or its page is gone', () => {
    type('#name', 'Ka Yan');
    expect(typed()).toBe(true);
    type('#name', '');
    expect(typed()).toBe(false);
    type('textarea', 'x');
    document.querySelector('main')?.remove();
    expect(typed()).toBe(false);
  });
  test('does not count in the search box of the header, nor boxes that are ticked', () => {
    type('#find', 'tea');
    type('#agree', 'on');
    expect(typed()).toBe(false);
  });
});
