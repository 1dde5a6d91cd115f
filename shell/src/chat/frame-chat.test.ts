import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ChatAdapter } from './chat.ts';
import { createFrameChat } from './frame-chat.ts';

const ORIGIN = 'https://chat.example';
let chat: ChatAdapter;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  chat = createFrameChat(ORIGIN, { locale: 'zh-HK', t: (key) => key });
  chat.show();
});
afterEach(() => void jest.useRealTimers());
const launcher = (): HTMLButtonElement => document.querySelector('button') as HTMLButtonElement;
const frame = (): HTMLIFrameElement | null => document.querySelector('iframe');
const say = (
  data: object,
  { origin = ORIGIN, source = frame()?.contentWindow ?? null } = {},
): void => {
  dispatchEvent(new MessageEvent('message', { data, origin, source }));
};
/** What the frame was told, as it would hear it. */
const heard = (): jest.Mock => {
  const post = jest.fn();
  Object.defineProperty(frame()?.contentWindow, 'postMessage', { value: post });
  return post;
};
const member = { id: '7', name: 'Ka Yan Cheung', email: 'ky@example.com', phone: '', image: '' };

describe('the chat in a frame', () => {
  test('loads nothing until it is opened, then in the page’s language, sandboxed', () => {
    expect(frame()).toBeNull();
    launcher().click();
    expect([frame()?.src, frame()?.title, frame()?.getAttribute('sandbox')]).toEqual([
      `${ORIGIN}/chat/frame?locale=zh-HK`,
      'chat.frame',
      'allow-scripts allow-same-origin allow-forms',
    ]);
    expect([
      launcher().getAttribute('aria-expanded'),
      launcher().getAttribute('aria-label'),
    ]).toEqual(['true', 'chat.close']);
    launcher().click();
    expect([
      launcher().getAttribute('aria-expanded'),
      launcher().getAttribute('aria-label'),
    ]).toEqual(['false', 'chat.open']);
  });

  test('takes the focus when it opens, and Escape gives it back', () => {
    launcher().click();
    expect(document.activeElement).toBe(frame());
    launcher().focus();
    launcher().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    launcher().click();
    say({ source: 'chat', type: 'closed' });
    expect(document.activeElement).toBe(launcher());
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
  });

  test('that does not come says so with another way to write, and is tried anew', () => {
    launcher().click();
    frame()?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2_500);
    const notice = document.querySelector('[role="alert"]');
    expect(frame()).toBeNull();
    expect(notice?.textContent).toContain('chat.lost');
    expect(document.activeElement).toBe(notice?.querySelector('a'));
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/zh-HK/help#contact');
    launcher().click();
    launcher().click();
    expect(document.querySelector('[role="alert"]')).toBeNull();
    say({ source: 'chat', type: 'ready' });
    frame()?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(frame()).not.toBeNull();
  });

  test('that hangs is given up as well', () => {
    launcher().click();
    jest.advanceTimersByTime(16_000);
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
  });

  test('hears that it is hidden when somebody closed it before it was ready', () => {
    launcher().click();
    const post = heard();
    launcher().click();
    say({ source: 'chat', type: 'ready' });
    expect(post).toHaveBeenCalledWith({ source: 'shop', type: 'hidden' }, ORIGIN);
  });

  // Covers: PRD-023
  test('is told who is there once it is ready, and only at its own origin', () => {
    chat.identify(member, '/search');
    launcher().click();
    const post = heard();
    expect(post).not.toHaveBeenCalled();
    say({ source: 'chat', type: 'ready' });
    expect(post).toHaveBeenCalledWith(
      { source: 'shop', type: 'identify', member, route: '/search' },
      ORIGIN,
    );
    chat.identify(null, '/');
    expect(post).toHaveBeenLastCalledWith(
      { source: 'shop', type: 'identify', member: null, route: '/' },
      ORIGIN,
    );
  });

  test('believes no message of another origin or another window', () => {
    launcher().click();
    const post = heard();
    chat.identify(member, '/');
    say({ source: 'chat', type: 'ready' }, { origin: 'https://elsewhere.example' });
    say({ source: 'chat', type: 'ready' }, { source: window });
    expect(post).not.toHaveBeenCalled();
    say({ source: 'chat', type: 'unread', count: 2 }, { origin: 'https://elsewhere.example' });
    expect(launcher().hasAttribute('data-unread')).toBe(false);
    say({ source: 'chat', type: 'unread', count: 2 });
    expect(launcher().hasAttribute('data-unread')).toBe(true);
  });

  test('is gone where it may not be, and begins anew afterwards', () => {
    launcher().click();
    chat.hide();
    expect(document.body.childElementCount).toBe(0);
    chat.show();
    expect([
      frame(),
      launcher().getAttribute('aria-expanded'),
      launcher().getAttribute('aria-label'),
    ]).toEqual([null, 'false', 'chat.open']);
  });

  test('steps aside while somebody scrolls on and comes back on the way up', () => {
    const root = document.body.firstElementChild as HTMLElement;
    const scrollTo = (y: number): void => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      dispatchEvent(new Event('scroll'));
    };
    scrollTo(4);
    expect(root.hasAttribute('data-aside')).toBe(false);
    scrollTo(400);
    expect(root.hasAttribute('data-aside')).toBe(true);
    scrollTo(380);
    expect(root.hasAttribute('data-aside')).toBe(false);
  });
});

describe("a provider's chat in the frame", () => {
  const identity = { token: 't-7', email: 'ky@example.com', emailSignature: 's' };
  const readIdentity = jest.fn(async (): Promise<typeof identity> => identity);
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  beforeEach(() => {
    readIdentity.mockClear();
    document.body.replaceChildren();
    chat = createFrameChat(ORIGIN, { locale: 'en-US', t: (key) => key, readIdentity });
    chat.show();
  });

  test('asks who is vouched for only once somebody opened it; never for visitors', async () => {
    chat.identify(member, '/');
    await settled();
    expect(readIdentity).not.toHaveBeenCalled();
    launcher().click();
    const post = heard();
    say({ source: 'chat', type: 'ready' });
    await settled();
    expect(post).toHaveBeenCalledWith(
      { source: 'shop', type: 'identify', member, route: '/', identity },
      ORIGIN,
    );
    chat.identify(null, '/help');
    await settled();
    expect(readIdentity).toHaveBeenCalledTimes(1);
    expect(post).toHaveBeenLastCalledWith(
      { source: 'shop', type: 'identify', member: null, route: '/help', identity: null },
      ORIGIN,
    );
  });

  test('names nobody who cannot be vouched for', async () => {
    readIdentity.mockRejectedValueOnce(new Error('the API is away'));
    chat.identify(member, '/');
    launcher().click();
    const post = heard();
    say({ source: 'chat', type: 'ready' });
    await settled();
    expect(post).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'identify', member: null, identity: null }),
      ORIGIN,
    );
  });

  test('closes from within, gives the focus back, and is told when it is shown again', () => {
    launcher().click();
    const post = heard();
    say({ source: 'chat', type: 'ready' });
    say({ source: 'chat', type: 'closed' });
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(launcher());
    launcher().click();
    expect(post.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual([
      'hidden',
      'shown',
    ]);
  });

  test('may open links and keep files, which the frame of the sandbox may not', () => {
    launcher().click();
    expect(frame()?.getAttribute('sandbox')).toContain('allow-popups');
  });
});
