import { afterEach, expect, jest, test } from '@jest/globals';
import {
  matchesMedia,
  openBroadcastChannel,
  randomId,
  readCookies,
  writeCookie,
} from './browser-capabilities.ts';

const replaceGlobal = (name: string, descriptor: PropertyDescriptor): void => {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
  restores.push(() => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  });
};
const restores: (() => void)[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const restore of restores.splice(0)) restore();
});
const throwing = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

test('randomId makes a UUID of version 4 where the page is no secure context', () => {
  replaceGlobal('crypto', {
    value: { getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index * 37) },
  });
  expect(randomId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('openBroadcastChannel gives nothing where the browser refuses or has none', () => {
  replaceGlobal('BroadcastChannel', { value: throwing });
  expect(openBroadcastChannel('a')).toBeUndefined();
  replaceGlobal('BroadcastChannel', { value: undefined });
  expect(openBroadcastChannel('a')).toBeUndefined();
});

test('matchesMedia is false where the browser cannot say', () => {
  replaceGlobal('matchMedia', { value: () => null });
  expect(matchesMedia('(max-width: 767px)')).toBe(false);
});

test('readCookies sees none, and writeCookie is silent, where the browser refuses cookies', () => {
  writeCookie('seen=1; path=/');
  expect(readCookies()).toContain('seen=1');
  const refused = jest.spyOn(document, 'cookie', 'get').mockImplementation(throwing);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(throwing);
  expect(readCookies()).toBe('');
  writeCookie('unseen=1; path=/');
  refused.mockRestore();
  expect(readCookies()).not.toContain('unseen');
  writeCookie('seen=; path=/; max-age=0');
});
