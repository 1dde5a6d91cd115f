import { expect, test } from '@jest/globals';
import type { TelemetryEvent } from '@tapnook/contracts/release';
import { isNoise } from './noise.ts';

const event = (detail: string, kind: TelemetryEvent['kind'] = 'unhandled-error') =>
  ({ kind, detail }) as TelemetryEvent;

test.each([
  'ResizeObserver loop completed with undelivered notifications.',
  'ResizeObserver loop limit exceeded',
  'Script error.',
  'TypeError: x is null at chrome-extension://abcdef/content.js:1:2',
  'moz-extension://1234/inject.js',
  'safari-web-extension://1234/inject.js',
  'Error: Object Not Found Matching Id:3, MethodName:update, ParamCount:4',
])('%s counts against nobody', (detail) => expect(isNoise(event(detail))).toBe(true));

test.each([
  'TypeError: total is undefined at /remotes/mf-a/1.0.0/entry.js',
  'A Script error. of ours',
])('%s counts', (detail) => expect(isNoise(event(detail))).toBe(false));

test('what failed to render counts, whatever it says', () =>
  expect(isNoise(event('Script error.', 'render-error'))).toBe(false));
