import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createEventBus, createWishlistStore } from '@tapnook/platform';
import { guardAuthPages } from './auth-guard.ts';
import { syncAcrossTabs } from './cross-tab-sync.ts';
import { createBrowserSession } from './session.ts';

/** Tabs of one browser hear each other at once; nobody hears itself. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
}

const cookie = (user: object | null): void => {
  document.cookie = user
    ? `tn_user=${encodeURIComponent(JSON.stringify(user))}; path=/`
    : 'tn_user=; path=/; max-age=0';
};
const KA_YAN = { userId: '1', name: 'Ka Yan', image: null };
const SIU_YIN = { userId: '6', name: 'Siu Yin', image: null };
const leave = jest.fn(() => Promise.resolve(true));
const original = { channel: globalThis.BroadcastChannel, clone: globalThis.structuredClone };

beforeEach(() => {
  Channel.open.clear();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(globalThis, {
    BroadcastChannel: Channel,
    structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
    caches: {
      keys: () => Promise.resolve(['tn-voucher-pages-1', 'tn-voucher-parts-1']),
      delete: leave,
    },
  });
  leave.mockClear();
});
afterEach(() => {
  cookie(null);
  Object.assign(globalThis, {
    BroadcastChannel: original.channel,
    structuredClone: original.clone,
    caches: undefined,
  });
});

const openTab = () => {
  const seen: (string | null)[] = [];
  const session = createBrowserSession((userId) => seen.push(userId));
  session.listen();
  return { store: session.store, seen, name: () => session.store.getState().user?.name ?? null };
};
/** What a shopper leaves on a device in the course of an evening. */
const fill = (): void => {
  localStorage.setItem('tapnook.device.theme', 'dark');
  for (const name of [
    'tapnook.wishlist',
    'tapnook.history',
    'tapnook.visitor',
    'tapnook.voucher.1.TN2611-1',
    'tapnook.review.1.9',
  ])
    localStorage.setItem(name, 'hers');
  for (const name of ['tapnook.checkout.1.contact', 'tapnook.oauth'])
    sessionStorage.setItem(name, 'hers');
};
const names = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted();

describe('one session in all tabs', () => {
  test('signing in, another name and signing out are seen by every tab, once each', () => {
    const [here, there] = [openTab(), openTab()];
    cookie(KA_YAN);
    here.store.getState().refresh();
    expect([here.name(), there.name()]).toEqual(['Ka Yan', 'Ka Yan']);
    cookie({ ...KA_YAN, name: 'Karen' });
    there.store.getState().refresh();
    expect([here.name(), there.name()]).toEqual(['Karen', 'Karen']);
    cookie(null);
    there.store.getState().leave();
    expect([here.name(), there.name()]).toEqual([null, null]);
    expect([here.seen, there.seen]).toEqual([
      ['1', null],
      ['1', null],
    ]);
  });
  test('a session that ends in one tab ends in all', () => {
    cookie(KA_YAN);
    const [here, there] = [openTab(), openTab()];
    cookie(null);
    here.store.getState().refresh();
    expect([here.seen, there.seen]).toEqual([[null], [null]]);
  });
  // Covers: ACC-091
  test('counts sign-ins, also one whose cookie was set just now without notice', () => {
    cookie(KA_YAN);
    const session = createBrowserSession(() => undefined);
    expect([session.signIns(), session.store.getState().known]).toEqual([0, false]);
    session.listen();
    cookie(null);
    expect(session.signIns()).toBe(0);
    cookie(SIU_YIN);
    expect(session.signIns()).toBe(1);
    cookie({ ...SIU_YIN, name: 'Siu Yin Wong' });
    expect(session.signIns()).toBe(1);
    cookie(KA_YAN);
    expect(session.signIns()).toBe(2);
  });
  test('a tab that slept through it looks when it is shown', () => {
    cookie(KA_YAN);
    const here = openTab();
    cookie(SIU_YIN);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(here.seen).toEqual(['6']);
  });
  // Covers: ACC-084
  test('checks the session on a page restored by Back, and tells who was there before', () => {
    cookie(KA_YAN);
    const changes: unknown[] = [];
    createBrowserSession((userId, before, left) => changes.push([before, userId, left])).listen();
    cookie(SIU_YIN);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(changes).toEqual([]);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(changes).toEqual([['1', '6', false]]);
  });
});

// Covers: ACC-082
describe('nothing of one shopper is left for the next', () => {
  test('signing out empties the device, but for what is the device’s own', async () => {
    cookie(KA_YAN);
    const { store } = openTab();
    fill();
    cookie(null);
    store.getState().leave();
    expect([names(localStorage), names(sessionStorage)]).toEqual([['tapnook.device.theme'], []]);
    await Promise.resolve();
    expect(leave.mock.calls).toEqual([['tn-voucher-pages-1'], ['tn-voucher-parts-1']]);
  });
  test('a session that lapsed leaves the drafts to the shopper who comes back', () => {
    cookie(KA_YAN);
    const { store } = openTab();
    fill();
    cookie(null);
    store.getState().refresh();
    cookie(KA_YAN);
    store.getState().refresh();
    expect(sessionStorage.getItem('tapnook.checkout.1.contact')).toBe('hers');
    expect(localStorage.getItem('tapnook.review.1.9')).toBe('hers');
  });
  test('and nothing of them to another', () => {
    cookie(KA_YAN);
    const { store } = openTab();
    fill();
    cookie(null);
    store.getState().refresh();
    cookie(SIU_YIN);
    store.getState().refresh();
    expect([names(localStorage), names(sessionStorage)]).toEqual([
      ['tapnook.device.theme', 'tapnook.owner'],
      ['tapnook.owner'],
    ]);
  });
  test('a tab whose shopper left in another one is emptied when it wakes', () => {
    sessionStorage.setItem('tapnook.owner', '1');
    sessionStorage.setItem('tapnook.checkout.1.contact', 'hers');
    openTab();
    expect(names(sessionStorage)).toEqual([]);
  });
  test('what a visitor chose is still there after signing in', () => {
    const { store } = openTab();
    localStorage.setItem('tapnook.wishlist', '["7"]');
    cookie(KA_YAN);
    store.getState().refresh();
    expect(localStorage.getItem('tapnook.wishlist')).toBe('["7"]');
  });
});

// Covers: ACC-083
test('leads a restored member’s page to sign-in before it is drawn; public pages stay', () => {
  const go = jest.fn();
  let path = '/help';
  guardAuthPages({ current: () => path, go }, (each) => each.startsWith('/profile'));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(go).not.toHaveBeenCalled();
  path = '/profile/order';
  addEventListener('popstate', () => expect(go).toHaveBeenCalledTimes(1), { once: true });
  dispatchEvent(new PopStateEvent('popstate'));
  expect(go.mock.calls).toEqual([['/profile/order', { replace: true }]]);
});

describe('what happens in one tab is shown in the others', () => {
  const tab = () => {
    const platform = { events: createEventBus(() => undefined), saved: createWishlistStore() };
    const heard: string[] = [];
    platform.events.tap((name) => heard.push(name));
    syncAcrossTabs(platform);
    return { ...platform, heard };
  };
  test('coins, orders and hearts; what is a tab’s own stays there', () => {
    const [here, there] = [tab(), tab()];
    here.events.emit('coins:changed', {});
    here.events.emit('saved:changed', { productId: '7', saved: true });
    here.events.emit('navigation:done', { path: '/', locale: 'en-US' });
    expect(there.heard).toEqual(['coins:changed', 'saved:changed']);
    expect(there.saved.getState().ids).toEqual(['7']);
    there.events.emit('saved:changed', { productId: '7', saved: false });
    expect([here.saved.getState().ids, here.heard.length]).toEqual([[], 4]);
  });
});
