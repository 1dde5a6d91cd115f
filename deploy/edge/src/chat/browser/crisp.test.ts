/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ShopMessage } from './crisp.ts';

const SHOP = 'https://www.shop.example';
const MEMBER = { id: '7', name: 'Ka Yan', email: 'ky@x.example', phone: '', image: '/api/media/a' };
const IDENTITY = { token: 't-7', email: 'ky@x.example', emailSignature: 's-7' };
const page = window as unknown as {
  $crisp: (readonly unknown[])[];
  CRISP_TOKEN_ID?: string | null;
  CRISP_COOKIE_DOMAIN?: string;
  CRISP_WEBSITE_ID?: string;
  CRISP_RUNTIME_CONFIG?: { readonly locale: string };
};
const define = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { value, configurable: true, writable: true });

let told: unknown[];
let listeners: Map<string, (event: object) => void>;
const load = async (): Promise<void> => {
  told = [];
  define(window, 'parent', {
    postMessage: (message: unknown, to: string) => told.push([message, to]),
  });
  define(document, 'referrer', `${SHOP}/`);
  listeners = new Map();
  define(window, 'addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  document.head.replaceChildren();
  document.body.innerHTML = '<main><p id="loading">…</p><div id="failed" hidden>…</div></main>';
  Object.assign(document.body.dataset, {
    script: 'https://client.crisp.chat/l.js',
    website: 'w-1',
    language: 'zh-tw',
    parents: SHOP,
  });
  await jest.isolateModulesAsync(async () => void (await import('./crisp.ts')));
};
const hear = (
  data: ShopMessage,
  { origin = SHOP, source = window.parent }: { origin?: string; source?: Window } = {},
): void => listeners.get('message')?.({ data: { source: 'shop', ...data }, origin, source });
const scripts = (): NodeListOf<HTMLScriptElement> => document.querySelectorAll('script');
const commands = (): string[] =>
  page.$crisp.map(([action, method]) => `${String(action)} ${String(method)}`);
const valueOf = (method: string): unknown =>
  page.$crisp.findLast(([action, name]) => action === 'set' && name === method)?.[2];

/** What Crisp's script would call at an event. */
const happen = (event: string): void =>
  (
    page.$crisp.find(([action, name]) => action === 'on' && name === event)?.[2] as
      | (() => void)
      | undefined
  )?.();
const isShown = (id: string): boolean => !document.querySelector<HTMLElement>(`#${id}`)?.hidden;
const visitor = (): void => hear({ type: 'identify', member: null, identity: null, route: '/' });

beforeEach(async () => {
  jest.useFakeTimers();
  localStorage.clear();
  await load();
});
afterEach(() => void jest.useRealTimers());

describe("Crisp's chat on the page of the frame", () => {
  test('loads nothing before the shop has said who is there', () => {
    expect(told).toEqual([[{ source: 'chat', type: 'ready' }, SHOP]]);
    expect(scripts()).toHaveLength(0);
    hear({ type: 'identify', member: null, identity: null, route: '/' }, { origin: 'https://x.y' });
    hear({ type: 'identify', member: null, identity: null, route: '/' }, { source: window });
    expect(scripts()).toHaveLength(0);
    hear({ type: 'identify', member: null, identity: null, route: '/search' });
    expect([...scripts()].map(({ src }) => src)).toEqual(['https://client.crisp.chat/l.js']);
    expect([page.CRISP_WEBSITE_ID, page.CRISP_RUNTIME_CONFIG, page.CRISP_TOKEN_ID]).toEqual([
      'w-1',
      { locale: 'zh-tw' },
      null,
    ]);
    expect(valueOf('session:data')).toEqual([[['page', '/search']]]);
    expect(commands()).not.toContain('set user:email');
  });

  test('says who a member is, with the signature and the token of the conversation', () => {
    hear({ type: 'identify', member: MEMBER, identity: IDENTITY, route: '/' });
    expect(page.CRISP_TOKEN_ID).toBe('t-7');
    expect(valueOf('user:email')).toEqual(['ky@x.example', 's-7']);
    expect(valueOf('user:nickname')).toEqual(['Ka Yan']);
    expect(valueOf('user:avatar')).toEqual([`${SHOP}/api/media/a`]);
    expect(commands()).not.toContain('set user:phone');
  });

  test('parts from the conversation of the person before, also after a new load', async () => {
    hear({ type: 'identify', member: MEMBER, identity: IDENTITY, route: '/' });
    hear({ type: 'identify', member: null, identity: null, route: '/' });
    expect(commands().filter((command) => command === 'do session:reset')).toHaveLength(2);
    expect(page.CRISP_TOKEN_ID).toBeNull();
    hear({ type: 'identify', member: MEMBER, identity: IDENTITY, route: '/' });
    await load();
    hear({ type: 'identify', member: MEMBER, identity: IDENTITY, route: '/' });
    expect(commands()).not.toContain('do session:reset');
    await load();
    hear({ type: 'identify', member: null, identity: null, route: '/' });
    expect(commands()).toContain('do session:reset');
  });

  test('parts members also where the shop has no tokens for them', () => {
    const bare = { token: null, email: null, emailSignature: null };
    hear({ type: 'identify', member: MEMBER, identity: bare, route: '/' });
    hear({ type: 'identify', member: { ...MEMBER, id: '8' }, identity: bare, route: '/' });
    visitor();
    expect(commands().filter((command) => command === 'do session:reset')).toHaveLength(3);
  });

  test('drops the cookie of the person before, ahead of the script', async () => {
    document.cookie = 'crisp-client%2Fsession%2Fw-1=of-7; path=/';
    hear({ type: 'identify', member: MEMBER, identity: IDENTITY, route: '/' });
    expect(document.cookie).toBe('');
    document.cookie = 'crisp-client%2Fsession%2Fw-1=of-7; path=/';
    await load();
    hear({ type: 'identify', member: MEMBER, identity: IDENTITY, route: '/' });
    expect(document.cookie).toContain('of-7');
    await load();
    visitor();
    expect(document.cookie).toBe('');
  });

  test('keeps the cookie of Crisp from the shop’s own host', () => {
    expect(page.CRISP_COOKIE_DOMAIN).toBe(window.location.hostname);
  });

  test('says so when the script does not come', () => {
    visitor();
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect([isShown('loading'), isShown('failed')]).toEqual([false, true]);
  });

  test('says so when no conversation comes in time, and takes one that comes late', () => {
    visitor();
    jest.advanceTimersByTime(14_000);
    expect([isShown('loading'), isShown('failed')]).toEqual([true, false]);
    jest.advanceTimersByTime(2_000);
    expect([isShown('loading'), isShown('failed')]).toEqual([false, true]);
    happen('session:loaded');
    expect([isShown('loading'), isShown('failed')]).toEqual([false, false]);
  });

  test('closes at Escape, unless the key is somebody else’s', () => {
    const press = (event: object): void =>
      listeners.get('keydown')?.({ defaultPrevented: false, isComposing: false, ...event });
    told = [];
    press({ key: 'Escape', isComposing: true });
    press({ key: 'Escape', defaultPrevented: true });
    press({ key: 'a' });
    expect(told).toEqual([]);
    press({ key: 'Escape' });
    expect(told).toEqual([[{ source: 'chat', type: 'closed' }, SHOP]]);
  });

  test('counts what comes in while it is hidden, and tells when it was closed', () => {
    happen('message:received');
    hear({ type: 'hidden' });
    happen('message:received');
    happen('chat:closed');
    hear({ type: 'shown' });
    expect((told as [object, string][]).slice(1).map(([message]) => message)).toEqual([
      { source: 'chat', type: 'unread', count: 1 },
      { source: 'chat', type: 'closed' },
      { source: 'chat', type: 'unread', count: 0 },
    ]);
  });
});
