/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { paymentElementPage } from './payment-element.page.ts';

const SHOP = 'http://shop.test';
let told: { message: Record<string, unknown>; to: string }[];
let sent: Record<string, unknown>[];
let answer: { id: string } | { field: string; error: object };
let parent: Window;

const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

/** Loads the field as the page of `framer` frames it. */
const load = async (
  framer: string,
  typed: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const page = paymentElementPage({
    locale: 'en-US',
    theme: 'light',
    appearance: '{"theme":"stripe","variables":{"colorPrimary":"#123456"}}',
    host: 'pay.test',
    key: 'pk_sandbox',
    keyIsKnown: true,
    parents: `${SHOP} https://www.shop.test`,
  });
  const parsed = new DOMParser().parseFromString(page.markup, 'text/html');
  document.body.innerHTML = parsed.body.innerHTML;
  for (const { name, value } of parsed.body.attributes) document.body.setAttribute(name, value);
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  const frame = document.body.appendChild(document.createElement('iframe'));
  parent = frame.contentWindow as Window;
  define(parent, 'postMessage', (message: Record<string, unknown>, to: string) =>
    told.push({ message, to }),
  );
  define(window, 'parent', parent);
  define(document, 'referrer', `${framer}/checkout`);
  await jest.isolateModulesAsync(async () => {
    await import('./payment-element.client.ts');
  });
};

beforeEach(() => {
  [told, sent, answer] = [[], [], { id: 'ctoken_1' }];
  define(
    globalThis,
    'ResizeObserver',
    class {
      observe(): void {
        return undefined;
      }
    },
  );
  define(globalThis, 'fetch', async (_path: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as Record<string, unknown>);
    return { json: async () => answer };
  });
});
const listeners: EventListener[] = [];
const addEventListener = window.addEventListener.bind(window);
window.addEventListener = ((type: string, listener: EventListener) => {
  if (type === 'message') listeners.push(listener);
  addEventListener(type, listener);
}) as typeof window.addEventListener;
afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener('message', listener);
});

const field = (name: string): HTMLInputElement =>
  document.querySelector(`#${name}`) as HTMLInputElement;
const type = (name: string, value: string): void => {
  field(name).value = value;
  field(name).dispatchEvent(
    new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }),
  );
};
const fill = (): void => {
  type('number', '4242424242424242');
  type('expiry', '12/30');
  type('cvc', '123');
};
/** Says something to the field, and lets what it starts come to its end. */
const say = async (data: object, origin = SHOP, source: Window = parent): Promise<void> => {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const TERMS = { amount: 400, currency: 'hkd' };
const COLLECT = { source: 'elements-script', type: 'collect', id: '1', terms: TERMS };
const VALIDATE = { source: 'elements-script', type: 'validate', id: '2' };

describe('the card field in the page of a shop', () => {
  test('tells that shop, and only it, that it is ready', async () => {
    await load(SHOP);
    expect(told).toEqual([{ message: { source: 'elements-frame', type: 'ready' }, to: SHOP }]);
  });
  test('takes what was typed before its script ran', async () => {
    await load(SHOP, { number: '4242424242424242', expiry: '1230', cvc: '123' });
    expect([field('number').value, field('expiry').value]).toEqual([
      '4242 4242 4242 4242',
      '12/30',
    ]);
    expect(told.map(({ message }) => message)).toContainEqual({
      source: 'elements-frame',
      type: 'change',
      empty: false,
      complete: true,
    });
  });

  test('spaces the number, names the brand and says when it is complete', async () => {
    await load(SHOP);
    type('number', '5555555555554444');
    expect([field('number').value, document.querySelector('#brand')?.textContent]).toEqual([
      '5555 5555 5555 4444',
      'MC',
    ]);
    expect(told.slice(-2).map(({ message }) => message)).toMatchObject([
      { type: 'change', empty: false, complete: false },
      { type: 'brand', brand: 'mastercard' },
    ]);
    fill();
    expect(told.at(-1)?.message).toMatchObject({ type: 'change', complete: true });
  });

  test('is dressed as the shop asked', async () => {
    await load(SHOP);
    expect(document.documentElement.style.getPropertyValue('--act')).toBe('#123456');
    await say({
      source: 'elements-script',
      type: 'appearance',
      appearance: { theme: 'night', variables: {} },
    });
    expect([
      document.documentElement.dataset['theme'],
      document.documentElement.style.getPropertyValue('--act'),
    ]).toEqual(['dark', '']);
  });

  test('makes a token when asked, and tells no digit of the card', async () => {
    await load(SHOP);
    fill();
    await say(COLLECT);
    expect(sent).toEqual([
      {
        key: 'pk_sandbox',
        locale: 'en-US',
        terms: TERMS,
        number: '4242 4242 4242 4242',
        expiry: '12/30',
        cvc: '123',
      },
    ]);
    expect(told.at(-1)).toEqual({
      message: {
        source: 'elements-frame',
        type: 'answer',
        id: '1',
        confirmationToken: { id: 'ctoken_1' },
      },
      to: SHOP,
    });
    expect(JSON.stringify(told)).not.toContain('4242');
  });

  test('shows what is missing instead of sending it, and takes the focus there', async () => {
    await load(SHOP);
    type('number', '4242424242424242');
    await say(VALIDATE);
    expect(sent).toEqual([]);
    expect(document.querySelector('#expiry-error')?.textContent).toBe(
      'Please enter a valid expiry date',
    );
    expect([field('expiry').getAttribute('aria-invalid'), document.activeElement]).toEqual([
      'true',
      field('expiry'),
    ]);
    expect(told.at(-1)?.message).toMatchObject({
      type: 'answer',
      id: '2',
      error: { type: 'validation_error', code: 'incomplete_expiry' },
    });
  });

  test('shows the gateway’s refusal at its field', async () => {
    await load(SHOP);
    answer = { field: 'number', error: { message: 'Only test cards are taken here.' } };
    fill();
    await say(COLLECT);
    expect(document.querySelector('#number-error')?.textContent).toBe(
      'Only test cards are taken here.',
    );
  });

  test('the Enter key shows what is missing and sends nothing', async () => {
    await load(SHOP);
    fill();
    document.querySelector('#card')?.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(sent).toEqual([]);
  });
});

describe('the card field and strangers', () => {
  test('a page that is no shop is told nothing and heard in nothing', async () => {
    await load('http://elsewhere.test');
    fill();
    await say(COLLECT, 'http://elsewhere.test');
    expect([told, sent]).toEqual([[], []]);
  });

  test('another known shop is not the one that frames it', async () => {
    await load(SHOP);
    fill();
    await say(COLLECT, 'https://www.shop.test');
    expect(sent).toEqual([]);
  });

  test('another window of the shop is not the page around it', async () => {
    await load(SHOP);
    fill();
    await say(COLLECT, SHOP, window);
    expect(sent).toEqual([]);
  });

  test('messages of another protocol are left alone', async () => {
    await load(SHOP);
    fill();
    await say({ source: 'chat', type: 'validate' });
    expect(sent).toEqual([]);
  });
});
