import type { CallContract } from '@tapnook/contracts';
import { z } from 'zod';
import type { Random } from '../seed/random.ts';

/** Values that have broken programs before. */
const NASTY: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1e9',
  '999999999999999',
  '99999999999999999999',
  '0x10',
  'NaN',
  'null',
  'undefined',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '𠮷野家',
  '🙂',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '%',
  '%%',
  '_',
  '\\',
  '../../etc/passwd',
  'ＡＢＣ',
  '陶',
  'a'.repeat(5000),
  '2026-02-30',
  '2026-12-01',
  '9999-12-31',
  '0000-01-01',
  '24:00',
  '11:00',
  'http://x',
  'demo@tapnook.example',
  [],
  [[]],
  [null],
  [1, 'a'],
  ['1', '2'],
  {},
  { a: 1 },
  { productId: '1001' },
  { __proto__: null, constructor: 1 },
  Array.from({ length: 200 }, () => '1'),
];

/** The keys of an object schema, also through refinements, optionals and unions. */
const keysOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => keysOf(option as z.ZodType));
  if (schema instanceof z.ZodPipe) return keysOf(schema.in as z.ZodType);
  return [];
};

const shallow = (
  random: Random,
  keys: readonly string[],
  base: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const value: Record<string, unknown> = { ...base };
  for (const key of keys) {
    const luck = random.next();
    if (luck < 0.35) value[key] = random.pick(NASTY);
    else if (luck < 0.45) delete value[key];
  }
  if (random.next() < 0.1)
    value[random.pick(['extra', '__proto__x', '陶', ''])] = random.pick(NASTY);
  return value;
};

/** Undefined for what JSON cannot say, which the type of `JSON.stringify` leaves out. */
const toJson: (value: unknown) => string | undefined = JSON.stringify;
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (toJson(value) ?? '')).toWellFormed();

export interface FuzzRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

/**
 * Whether a request is what its contract takes; what is not must be refused. A multipart body is
 * judged by its own tests.
 */
export const fits = (contract: CallContract, { url, payload }: FuzzRequest): boolean => {
  const { pathname, searchParams } = new URL(url, 'http://api.test');
  const names = [...contract.route.path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name);
  const places = contract.route.path
    .split('/')
    .flatMap((part, index) => (part.startsWith('{') ? [index] : []));
  const values = pathname.replace(/^\/api/, '').split('/');
  const params = Object.fromEntries(
    names.map((name, index) => [name, decodeURIComponent(values[places[index] ?? -1] ?? '')]),
  );
  // Without its last part a path is another call's, or the same without what may be left out.
  if (Object.values(params).includes('')) return true;
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => [
      key,
      searchParams.getAll(key).length > 1 ? searchParams.getAll(key) : searchParams.get(key),
    ]),
  );
  const judge = (schema: z.ZodType | undefined, value: unknown): boolean =>
    schema === undefined || schema.safeParse(value).success;
  return (
    judge(contract.params, params) &&
    judge(contract.query, query) &&
    (contract.multipart === true ||
      payload === undefined ||
      judge(contract.body, JSON.parse(payload) ?? undefined))
  );
};

/** One request of a call, somewhere between its example and nonsense. */
export const fuzzRequest = (contract: CallContract, random: Random): FuzzRequest => {
  const { route } = contract;
  const path = route.path.replace(/\{(\w+)\??\}/g, () =>
    encodeURIComponent(
      random.next() < 0.5
        ? random.pick(['1', '1001', 'x', '2026-12-01', 'our-list'])
        : asText(random.pick(NASTY)).slice(0, 300),
    ),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(shallow(random, keysOf(contract.query), {})))
    for (const item of random.next() < 0.1 ? [value, value] : [value])
      query.append(key, asText(item).slice(0, 300));
  const search = query.toString();
  const body =
    random.next() < 0.05
      ? random.pick(NASTY)
      : shallow(
          random,
          keysOf(contract.body),
          (contract.example as Record<string, unknown> | undefined) ?? {},
        );
  const hasBody = route.method !== 'GET' && contract.body !== undefined;
  return {
    method: route.method,
    url: `/api${path}${search ? `?${search}` : ''}`,
    headers: {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(random.next() < 0.2 && {
        'x-visitor-id': asText(random.pick(['visitor-0001', 'x', 'a'.repeat(100)])),
        'idempotency-key': `fuzz-${random.between(1, 50)}-key`,
      }),
    },
    ...(hasBody && { payload: toJson(body) ?? 'undefined' }),
  };
};
