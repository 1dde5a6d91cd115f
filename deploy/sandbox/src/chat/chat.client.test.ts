/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { chatFramePage } from './chat.page.ts';

const SHOP = 'http://shop.test';
const MEMBER = { id: 'u-1', name: 'Ka Yan', email: '', phone: '', image: '' };
interface Message {
  readonly id: string;
  readonly from: 'shopper' | 'agent';
  readonly text: string;
}

let told: { message: { type: string; count?: number }; to: string }[];
let started: unknown[];
let messages: Record<string, Message[]>;
let hear: () => void;
let see: (visible: boolean) => void;
let listen: (event: MessageEvent) => void;
let parent: Window;

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
};
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** A sandbox that keeps conversations `c1`, `c2`… in this process. */
const answer = (path: string, body: { member?: unknown; text?: string } | undefined): unknown => {
  const [, , , id = '', act] = path.split('/');
  if (id === '') {
    started.push(body?.member);
    messages[`c${started.length}`] = [];
    return { id: `c${started.length}` };
  }
  if (messages[id] === undefined) return undefined;
  if (act === 'messages')
    messages[id].push({ id: `m${messages[id].length}`, from: 'shopper', text: body?.text ?? '' });
  return act === undefined ? { messages: [...messages[id]] } : { id };
};

const load = async (framer: string): Promise<void> => {
  const parsed = new DOMParser().parseFromString(
    chatFramePage('en-US', 'light', SHOP).markup,
    'text/html',
  );
  document.body.innerHTML = parsed.body.innerHTML;
  for (const { name, value } of parsed.body.attributes) document.body.setAttribute(name, value);
  parent = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  define(parent, 'postMessage', (message: { type: string }, to: string) =>
    told.push({ message, to }),
  );
  define(window, 'parent', parent);
  define(document, 'referrer', `${framer}/`);
  define(window, 'addEventListener', (_type: string, listener: (event: MessageEvent) => void) => {
    listen = listener;
  });
  await jest.isolateModulesAsync(async () => {
    await import('./chat.client.ts');
  });
  await settle();
};

beforeEach(() => {
  [told, started, messages] = [[], [], {}];
  window.localStorage.clear();
  define(globalThis, 'fetch', async (path: string, init?: { body: string }) => {
    const found = answer(path, init && (JSON.parse(init.body) as object));
    return {
      ok: found !== undefined,
      status: found === undefined ? 404 : 200,
      json: async () => found,
    };
  });
  define(
    globalThis,
    'EventSource',
    class {
      addEventListener(_type: string, listener: () => void): void {
        hear = listener;
      }
      close(): void {
        hear = () => undefined;
      }
    },
  );
  define(
    globalThis,
    'IntersectionObserver',
    class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        see = (visible) => changed([{ isIntersecting: visible }]);
      }
      observe(): void {
        queueMicrotask(() => see(true));
      }
    },
  );
  define(Element.prototype, 'scrollTo', () => undefined);
});

const identify = async (member: object | null, origin = SHOP): Promise<void> => {
  listen(
    new MessageEvent('message', {
      data: { source: 'shop', type: 'identify', member, route: '/en-US/' },
      origin,
      source: parent,
    }),
  );
  await settle();
};
const write = async (text: string): Promise<void> => {
  (document.querySelector('#message') as HTMLTextAreaElement).value = text;
  document.querySelector('#write')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await settle();
};
const agentSays = async (conversation: string, text: string): Promise<void> => {
  messages[conversation]?.push({ id: `a-${text}`, from: 'agent', text });
  hear();
  await settle();
};
const shown = (): string[] =>
  [...document.querySelectorAll('#log li')].map((item) => item.textContent);
const unread = (): number | undefined =>
  told.findLast(({ message }) => message.type === 'unread')?.message.count;

describe('the chat in the page of the shop', () => {
  test('tells the shop that it is ready, and takes the member that it names', async () => {
    await load(SHOP);
    expect(told[0]).toEqual({ message: { source: 'chat', type: 'ready' }, to: SHOP });
    await identify(MEMBER);
    expect(started).toEqual([MEMBER]);
  });

  test('shows what is written and answered, as text', async () => {
    await load(SHOP);
    await identify(MEMBER);
    await write('Is <b>Sunday</b> free?');
    await agentSays('c1', 'It is.');
    expect(shown()).toEqual(['YouIs <b>Sunday</b> free?', 'Customer careIt is.']);
    expect(document.querySelector('#log li b b')).toBeNull();
  });

  test('counts answers that nobody saw, and forgets them once seen', async () => {
    await load(SHOP);
    await identify(MEMBER);
    see(false);
    await agentSays('c1', 'Hello');
    await agentSays('c1', 'Still there?');
    expect(unread()).toBe(2);
    see(true);
    expect(unread()).toBe(0);
  });

  test('closes at Escape, unless the key ends what an input method composes', async () => {
    await load(SHOP);
    const press = (isComposing: boolean): boolean =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing }));
    const isClosed = (): boolean => told.some(({ message }) => message.type === 'closed');
    press(true);
    expect(isClosed()).toBe(false);
    press(false);
    expect(isClosed()).toBe(true);
  });

  test('each person finds their own conversation, and a visitor nobody’s', async () => {
    await load(SHOP);
    await identify(MEMBER);
    await write('Mine');
    await identify(null);
    expect(shown()).toEqual([]);
    await identify(MEMBER);
    expect(shown()).toEqual(['YouMine']);
    expect(started).toHaveLength(2);
  });

  test('starts a new conversation when the sandbox has cleared the old one', async () => {
    window.localStorage.setItem('conversation:u-1', 'gone');
    await load(SHOP);
    await identify(MEMBER);
    expect(started).toEqual([MEMBER]);
  });

  test('a message that is lost stays in the box, with a word about it', async () => {
    await load(SHOP);
    await identify(MEMBER);
    messages = {};
    await write('Hello');
    expect([
      (document.querySelector('#message') as HTMLTextAreaElement).value,
      document.querySelector('#wrong')?.textContent,
    ]).toEqual(['Hello', 'Not sent. Try again.']);
  });
});

describe('the chat and strangers', () => {
  test('names that a stranger gives are not taken', async () => {
    await load(SHOP);
    await identify(MEMBER, 'http://elsewhere.test');
    expect(started).toEqual([]);
  });

  test('a page that is no shop is told nothing', async () => {
    await load('http://elsewhere.test');
    expect(told).toEqual([]);
  });
});
