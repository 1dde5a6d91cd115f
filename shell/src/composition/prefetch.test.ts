import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteRoute } from '@tapnook/contracts';
import { prefetchLikeliest } from './prefetch.ts';

const route = (id: string, path: string) => ({ id, path }) as RemoteRoute;
const remotes = {
  all: [
    {
      name: 'mf-x',
      routes: [
        route('home', '/'),
        route('list', '/search'),
        route('item', '/detail/:id'),
        route('help', '/help'),
      ],
    },
  ],
};

const prefetched = async (...hrefs: readonly string[]): Promise<string[]> => {
  document.body.innerHTML = `<a href="/en-US/help">Help</a><main>${hrefs
    .map((href) => `<a href="/en-US${href}">x</a>`)
    .join('')}</main>`;
  const paths: string[] = [];
  prefetchLikeliest(remotes, (path) => paths.push(path));
  await jest.advanceTimersByTimeAsync(1_000);
  return paths;
};

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/en-US/search');
});

test('fetches the one screen that most links of the page lead to, and no other', async () => {
  const items = Array.from({ length: 20 }, (_, index) => `/detail/${index}`);
  expect(await prefetched('/help', ...items, '/', '/help')).toEqual(['/detail/0']);
});

test('the screen that is shown is no place to go to', async () => {
  expect(await prefetched('/search?page=2', '/search?page=3', '/help')).toEqual(['/help']);
  expect(await prefetched('/search?page=2')).toEqual([]);
});

test('whoever saves data is spared it', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  try {
    expect(await prefetched('/detail/1')).toEqual([]);
  } finally {
    Object.assign(navigator, { connection: undefined });
  }
});
