import { describe, expect, jest, test } from '@jest/globals';
import { createCacheInvalidation } from './cache-invalidation.ts';

const answering = (...answers: (readonly [string, string][] | undefined)[]): typeof fetch => {
  const left = [...answers];
  return jest.fn<typeof fetch>(async () => {
    const rows = left.shift();
    return rows
      ? Response.json({ code: '0', data: rows.map(([id, topic]) => ({ id, topic })) })
      : new Response('', { status: 503 });
  });
};

describe('following what changes', () => {
  test('each change is told once, for as long as the API shows it', async () => {
    const onChange = jest.fn();
    const changes = createCacheInvalidation({
      apiOrigin: 'http://api',
      onChange,
      now: () => 0,
      fetch: answering(
        [['1', 'product:7']],
        [
          ['1', 'product:7'],
          ['2', 'shop'],
        ],
        [['2', 'shop']],
      ),
    });
    await changes.read();
    await changes.read();
    await changes.read();
    expect(onChange.mock.calls).toEqual([[['product:7']], [['shop']]]);
  });
  test('leaves out the turns that are not due', async () => {
    const turns = [false, false, true];
    const onChange = jest.fn();
    const read = Promise.withResolvers<number>();
    const changes = createCacheInvalidation({
      apiOrigin: 'http://api',
      onChange,
      everyMs: 1,
      isDue: () => turns.shift() ?? false,
      fetch: async () => {
        read.resolve(turns.length);
        return Response.json({ code: '0', data: [] });
      },
    });
    changes.start();
    expect(await read.promise).toBe(0);
    changes.stop();
  });
  test('after a silence longer than the API remembers, anything may have changed', async () => {
    let now = 0;
    const onChange = jest.fn();
    const changes = createCacheInvalidation({
      apiOrigin: 'http://api',
      onChange,
      now: () => now,
      fetch: answering([], undefined, []),
    });
    await changes.read();
    now = 10_000;
    await changes.read();
    now = 20_000;
    await changes.read();
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });
});
