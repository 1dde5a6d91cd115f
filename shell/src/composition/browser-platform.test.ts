import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RemoteRoute } from '@tapnook/contracts';
import { getProfile } from '@tapnook/contracts/calls';
import { createFakePlatform } from '@tapnook/testing';
import { createBrowserPlatform } from './browser-platform.ts';
import { pageData } from './page-data.fixture.ts';
import { createStalePageDetector } from './stale-page-detector.ts';

const KA_YAN = { userId: '1', name: 'Ka Yan', image: null };
const cookie = (user: object | null): void => {
  document.cookie = user
    ? `tn_user=${encodeURIComponent(JSON.stringify(user))}; path=/`
    : 'tn_user=; path=/; max-age=0';
};
const route = (id: string, path: string, auth: boolean): RemoteRoute => ({
  id,
  path,
  auth,
  render: 'server',
  header: true,
  footer: true,
  searchBar: true,
  fixedHeader: false,
  tabBar: true,
  sensitive: false,
});
const REMOTES = [
  {
    name: 'mf-account',
    current: { version: '1.0.0', entry: '/a.js', global: 'a', integrity: 'sha384-x' },
    bucket: 'stable',
    slots: [],
    routes: [route('profile', '/profile/:section', true), route('login', '/login', false)],
  },
] as const;
const original = {
  fetch: globalThis.fetch,
  Request: globalThis.Request,
  BroadcastChannel: globalThis.BroadcastChannel,
};

/** A page at an address, as a browser has it; every call is refused for want of a session. */
const openPage = (path: string) => {
  history.replaceState(null, '', `/en-US${path}`);
  const fake = createFakePlatform({ fetch });
  const { locale, composition, config } = fake;
  const data = pageData({ locale, config, composition: { ...composition, remotes: REMOTES } });
  const page = createBrowserPlatform({
    data,
    known: { remotes: REMOTES },
    telemetry: fake.telemetry,
    slots: fake.slots,
    route: fake.route,
    prefetch: () => undefined,
    stalePageDetector: createStalePageDetector(1),
  });
  page.session.listen();
  return page.platform;
};
const address = (): string => location.pathname + location.search;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false }),
    fetch: () => Promise.resolve(Response.json({ code: '10104', data: null }, { status: 401 })),
    // Node’s own does not know this page’s address.
    Request: class extends original.Request {
      constructor(input: string, init: RequestInit) {
        super(typeof input === 'string' ? location.origin + input : input, init);
      }
    },
    BroadcastChannel: undefined,
  });
});
afterEach(() => {
  cookie(null);
  Object.assign(globalThis, original);
});

const ENDED = '/en-US/login?redirect=%2Fprofile%2Faddress&ended=1';
const PLAIN = '/en-US/login?redirect=%2Fprofile%2Faddress';

test('a session that the server no longer knows leads to sign-in, which is told why', async () => {
  cookie(KA_YAN);
  const { http } = openPage('/profile/address');
  await expect(http.call(getProfile)).rejects.toMatchObject({ status: 401 });
  await settled();
  expect(address()).toBe(ENDED);
});

test('so does one whose cookies went away', async () => {
  cookie(KA_YAN);
  openPage('/profile/address');
  cookie(null);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(address()).toBe(ENDED);
});

test('signed out in another tab it is no news', async () => {
  cookie(KA_YAN);
  openPage('/profile/address');
  cookie(null);
  localStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(address()).toBe(PLAIN);
});

test('who was never signed in here, or goes on from its end, comes by themselves', async () => {
  openPage('/help').navigation.go('/profile/address');
  expect(address()).toBe(PLAIN);
  cookie(KA_YAN);
  const { navigation } = openPage('/help');
  cookie(null);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  navigation.go('/profile/address');
  expect(address()).toBe(PLAIN);
});
