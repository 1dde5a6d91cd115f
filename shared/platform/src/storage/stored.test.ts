import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clearUserStorage, defineStored } from './stored.ts';

const strings = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;
const draft = defineStored({ key: 'draft', scope: 'user', area: 'session', parse: strings });
const theme = defineStored({ key: 'theme', scope: 'device', area: 'local', parse: strings });

const restores: (() => void)[] = [];
const replaceGlobal = (name: string, descriptor: PropertyDescriptor): void => {
  const before = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
  restores.push(() => {
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
  });
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});
const throwing = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('defineStored', () => {
  it('stores a value under the prefix of its scope, and one for each id', () => {
    theme.write('dark');
    draft.write('a', '1.contact');
    expect([...Object.entries(localStorage), ...Object.entries(sessionStorage)]).toEqual([
      ['tapnook.device.theme', '"dark"'],
      ['tapnook.draft.1.contact', '"a"'],
    ]);
    expect([theme.read(), draft.read(), draft.read('1.contact'), draft.ids()]).toEqual([
      'dark',
      undefined,
      'a',
      ['1.contact'],
    ]);
  });

  it('removes a value that becomes undefined', () => {
    draft.write('a');
    draft.write(undefined);
    expect([sessionStorage.length, draft.read()]).toEqual([0, undefined]);
  });

  it.each(['{', '7', 'null'])('does not trust what is stored: %s', (text) => {
    sessionStorage.setItem('tapnook.draft', text);
    expect(draft.read()).toBeUndefined();
  });

  it.each([
    ['throws', { get: throwing }],
    ['is missing', { value: undefined }],
    ['is full', { value: { getItem: (): null => null, setItem: throwing, removeItem: () => {} } }],
    ['forgets', { value: { setItem: () => {}, getItem: (): null => null, removeItem: () => {} } }],
  ] as const)('lasts as long as the page where the browser’s storage %s', (_, descriptor) => {
    replaceGlobal('sessionStorage', descriptor);
    draft.write('a', '1');
    expect([draft.read('1'), draft.ids()]).toEqual(['a', ['1']]);
    clearUserStorage('session');
    expect(draft.read('1')).toBeUndefined();
  });
});

describe('clearUserStorage', () => {
  it('removes everything of an area but what belongs to the device', () => {
    theme.write('dark');
    localStorage.setItem('tapnook.history', '[]');
    localStorage.setItem('somebody-else', '1');
    draft.write('a');
    clearUserStorage('local');
    expect(Object.keys(localStorage)).toEqual(['tapnook.device.theme']);
    expect(draft.read()).toBe('a');
  });
});
