import { beforeEach, expect, test } from '@jest/globals';
import { createTraceContext } from './trace-context.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const told = (description: string): void => {
  const entry = { serverTiming: [{ name: 'traceparent', description }] };
  Object.assign(performance, { getEntriesByType: () => [entry] });
};
beforeEach(() => told('anything'));

test('calls belong to their document’s trace, those of a later page to one of its own', () => {
  told(`00-${TRACE}-b7ad6b7169203331-01`);
  let path = '/en-US';
  const next = createTraceContext(() => path);
  const [first, second] = [next(), next()];
  expect(first).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
  expect(second).not.toBe(first);
  path = '/en-US/search';
  const later = next()?.split('-')[1];
  expect(later).toMatch(/^[\da-f]{32}$/);
  expect(later).not.toBe(TRACE);
  expect(next()?.split('-')[1]).toBe(later);
});

test('nothing is sent where the edge keeps no trace, or says something else', () => {
  expect(createTraceContext(() => '/')()).toBeUndefined();
  told(`00-${TRACE}-b7ad6b7169203331-00`);
  expect(createTraceContext(() => '/')()).toBeUndefined();
  performance.getEntriesByType = () => [];
  expect(createTraceContext(() => '/')()).toBeUndefined();
});
