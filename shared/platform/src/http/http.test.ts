import { describe, expect, test } from '@jest/globals';
import { defineCall, type CallRoute } from '@tapnook/contracts';
import { isCallFailure, type CallError } from './call-error.ts';
import type { RawInput } from './call-url.ts';
import { createHttp, type HttpOptions } from './http.ts';

const read = defineCall('readThing', 'GET', '/v1/things/{thingId}', 'client');
const open = defineCall('openThing', 'GET', '/v1/open/{word?}', 'public');
const change = defineCall('changeThing', 'POST', '/v1/things', 'client');
const find = defineCall('findThing', 'GET', '/v1/find', 'public', 200, ['keyword']);
const visit = defineCall('visitThing', 'POST', '/v1/visits', 'visitor');

interface Seen {
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const setUp = (
  answer: (seen: Seen) => Response | Promise<Response>,
  more: Partial<HttpOptions> = {},
) => {
  const seen: Seen[] = [];
  const failures: CallError[] = [];
  const http = createHttp({
    base: 'http://shop.test/api',
    locale: 'zh-HK',
    platform: 'web',
    onFailure: (error) => failures.push(error),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const entry = { url: request.url, headers: request.headers, signal: request.signal };
      seen.push(entry);
      return answer(entry);
    },
    ...more,
  });
  const call = (route: CallRoute, input: RawInput = {}, settings = {}): Promise<unknown> =>
    http.call(route, input, settings);
  return { call, seen, failures };
};

describe('shared headers (part 2, section 7)', () => {
  // Covers: CAL-001
  test('every call sends locale, cache control and source', async () => {
    const { call, seen } = setUp(() => json(200, { code: '0', data: 1 }));
    await call(open);
    expect(seen[0]?.url).toBe('http://shop.test/api/v1/open');
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
      'x-current-locale': 'zh-HK',
      'cache-control': 'no-cache',
      source: 'Web',
      accept: 'application/json',
    });
    expect(seen[0]?.headers.has('x-auth-schema')).toBe(false);
  });
  // Covers: ROL-010, CAL-003
  test('client calls carry the auth schema, their mutations an idempotency key', async () => {
    const { call, seen } = setUp(() => json(200, { code: '0', data: 1 }));
    await call(read, { params: { thingId: 'a/b' } });
    await call(change, { body: { a: 1 } });
    expect(seen[0]?.url).toBe('http://shop.test/api/v1/things/a%2Fb');
    expect(seen[0]?.headers.get('x-auth-schema')).toBe('Bearer');
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false);
    expect(seen[1]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });
  test('sends no idempotency key with a call that only reads, even by POST', async () => {
    const { call, seen } = setUp(() => json(201, { code: '0', data: 1 }));
    await call(change, { body: { a: 1 } }, { reads: true });
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false);
  });
  // Covers: ROL-002
  test('visitor calls carry the visitor id', async () => {
    const { call, seen } = setUp(() => json(201, { code: '0', data: 1 }), {
      visitorId: () => 'visitor-1',
    });
    await call(visit, { body: {} });
    expect(seen[0]?.headers.get('x-visitor-id')).toBe('visitor-1');
  });
});

describe('the frame in which somebody pressed', () => {
  test('is drawn before a reading call is built; one that changes goes at once', async () => {
    let drawn = (): void => undefined;
    const scheduler = { yield: () => new Promise<void>((resolve) => (drawn = resolve)) };
    Object.assign(globalThis, { scheduler });
    try {
      const { call, seen } = setUp(() => json(200, { code: '0', data: 1 }));
      const reading = call(find, { query: { keyword: 'tea' } }, { reads: true });
      await call(change, { body: { a: 1 } });
      expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/things']);
      drawn();
      await reading;
      expect(seen.map(({ url }) => new URL(url).pathname)).toEqual([
        '/api/v1/things',
        '/api/v1/find',
      ]);
    } finally {
      Reflect.deleteProperty(globalThis, 'scheduler');
    }
  });
});

describe('required parameters (part 2, section 5)', () => {
  // Covers: VAL-032, VAL-033
  test.each([
    ['a path parameter', read, {}, 'thingId'],
    ['a null path parameter', read, { params: { thingId: null } }, 'thingId'],
    ['a query parameter', find, { query: { other: 1 } }, 'keyword'],
  ])('%s that is missing fails at once and nothing is sent', async (_what, route, input, name) => {
    const { call, seen } = setUp(() => json(200, {}));
    await expect(call(route, input as RawInput)).rejects.toThrow(
      `The parameter ${name} must be defined`,
    );
    expect(seen).toHaveLength(0);
  });
  test('an empty string is defined', async () => {
    const { call, seen } = setUp(() => json(200, { data: [] }));
    await call(find, { query: { keyword: '', tags: ['a', 'b'], none: undefined } });
    expect(seen[0]?.url).toBe('http://shop.test/api/v1/find?keyword=&tags=a&tags=b');
  });
});

describe('answers', () => {
  // Covers: CAL-007
  test.each([200, 201, 202])('%i gives the data', async (status) => {
    const { call } = setUp(() => json(status, { code: '0', message: '', data: { a: 1 } }));
    await expect(call(open)).resolves.toEqual({ a: 1 });
  });
  // Covers: CAL-008
  test('204 gives an empty result', async () => {
    const { call } = setUp(() => new Response(null, { status: 204 }));
    await expect(call(open)).resolves.toBeUndefined();
  });
  // Covers: ERR-001, ERR-083
  test('a refusal carries code, status, both languages and data, and is reported', async () => {
    const { call, failures } = setUp(() =>
      json(400, {
        code: '20602',
        message: 'x',
        data: { en_US: 'Oops, sold out', zh_HK: '哎呀，已售罄', productId: '7' },
      }),
    );
    const error = await call(open).catch((reason: unknown) => reason);
    expect(isCallFailure(error)).toBe(true);
    expect(error).toMatchObject({
      code: '20602',
      status: 400,
      call: 'openThing',
      text: { en_gb: 'Oops, sold out', zh_hk: '哎呀，已售罄' },
      data: { productId: '7' },
    });
    expect(failures).toHaveLength(1);
  });
  // Covers: ERR-013, ERR-014
  test('falls back to the error field, a proxy status’s words, then “unknown error”', async () => {
    const { call } = setUp((seen) =>
      seen.url.includes('one')
        ? json(500, { data: { error: 'broken' } })
        : new Response('<html>', { status: seen.url.includes('two') ? 418 : 502 }),
    );
    await expect(call(open, { params: { word: 'one' } })).rejects.toMatchObject({
      text: { en_gb: 'broken', zh_hk: 'broken' },
    });
    await expect(call(open, { params: { word: 'two' } })).rejects.toMatchObject({
      code: '418',
      text: { en_gb: 'unknown error' },
    });
    await expect(call(open, { params: { word: 'six' } })).rejects.toMatchObject({
      code: '502',
      text: { zh_hk: '現時未能連接店舖，請稍後再試。' },
    });
  });
  // Covers: ERR-003
  test('no answer is a network failure', async () => {
    const { call, failures } = setUp(() => Promise.reject(new TypeError('fetch failed')));
    await expect(call(open)).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(failures).toHaveLength(1);
  });
  test.each([
    [true, 'TapNook can’t be reached right now. Check your connection and try again.'],
    [false, 'You seem to be offline. Nothing was lost.'],
    [undefined, 'TapNook can’t be reached right now. Check your connection and try again.'],
  ])('where the device says %s of its signal, no answer is told as "%s"', async (onLine, en_gb) => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator') as PropertyDescriptor;
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine } });
    const { call } = setUp(() => Promise.reject(new TypeError('fetch failed')));
    await expect(call(open)).rejects.toMatchObject({ code: 'network', text: { en_gb } });
    Object.defineProperty(globalThis, 'navigator', real);
  });
  // Covers: ERR-002
  test('a response without a status says so, as the specification words it', async () => {
    const { call, failures } = setUp(() => Response.error());
    await expect(call(open)).rejects.toMatchObject({
      code: 'no-status',
      status: 0,
      text: { en_gb: 'without response status code.', zh_hk: '回應沒有狀態碼。' },
    });
    expect(failures).toHaveLength(1);
  });
  test.each([
    ['all', 'all'],
    ['its code', ['20602']],
  ])('what the caller handledErrorCodes (%s) is not reported', async (_what, handledErrorCodes) => {
    const { call, failures } = setUp(() => json(400, { code: '20602', data: {} }));
    await expect(call(open, {}, { handledErrorCodes })).rejects.toMatchObject({ code: '20602' });
    expect(failures).toHaveLength(0);
  });
});

describe('a refusal that comes late', () => {
  // Covers: ACC-091
  test.each([
    ['is told while the session it was sent with lasts', read, 0, 1],
    ['is nobody’s affair once somebody signed in', read, 1, 0],
    ['of a public call is still told', open, 1, 1],
  ] as const)('%s', async (_what, route, signInsMeanwhile, told) => {
    let signIns = 3;
    const { call, failures } = setUp(
      () => {
        signIns += signInsMeanwhile;
        return json(401, { code: '10401', data: {} });
      },
      { signIns: () => signIns },
    );
    await expect(call(route, { params: { thingId: '1' } })).rejects.toMatchObject({ status: 401 });
    expect(failures).toHaveLength(told);
  });
});

describe('an identical call in flight (part 2, section 7)', () => {
  // Covers: CAL-006
  test('is cancelled by the later one, which keeps its idempotency key', async () => {
    const { call, seen, failures } = setUp(
      ({ signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          setTimeout(() => resolve(json(201, { data: 'done' })), 20);
        }),
    );
    const first = call(change, { body: { a: 1 } }).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = call(change, { body: { a: 1 } });
    await expect(second).resolves.toBe('done');
    expect(await first).toMatchObject({ code: 'canceled' });
    expect(seen[1]?.headers.get('idempotency-key')).toBe(seen[0]?.headers.get('idempotency-key'));
    expect(failures).toHaveLength(0);
  });
  test('a refusal that is canceled in the middle of its body is nobody’s affair', async () => {
    let cut = (): void => undefined;
    const { call, failures } = setUp(
      () =>
        new Response(
          new ReadableStream({
            start: (body) => {
              cut = () => body.error(new Error('cut off'));
            },
          }),
          { status: 400 },
        ),
    );
    const leaving = new AbortController();
    const told = call(read, { params: { thingId: '1' } }, { signal: leaving.signal }).catch(
      (error: unknown) => error,
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    leaving.abort();
    cut();
    expect(await told).toMatchObject({ code: 'canceled' });
    expect(failures).toHaveLength(0);
  });
  test('another body is another call', async () => {
    const { call, seen } = setUp(() => json(201, { data: 1 }));
    await Promise.all([call(change, { body: { a: 1 } }), call(change, { body: { a: 2 } })]);
    expect(seen[0]?.headers.get('idempotency-key')).not.toBe(
      seen[1]?.headers.get('idempotency-key'),
    );
  });
});
