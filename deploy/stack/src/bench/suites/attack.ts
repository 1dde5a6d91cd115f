import { setTimeout as wait } from 'node:timers/promises';
import type { BenchSuite } from '../bench-suite.ts';

/** The attacker's address, as a proxy on this machine tells it; shoppers have others. */
const ATTACKER = '198.51.100.7';
const CONNECTIONS = 20;
const SECONDS = 20;
const PAUSE_MS = 100;
/** The window of the limits: each attack finds its allowance whole. */
const ALLOWANCE_MS = 60_000;
const MAX_RATIO = 2;

interface Attack {
  readonly name: string;
  readonly path: (n: number) => string;
  readonly body?: (n: number) => unknown;
  readonly headers?: (n: number) => Record<string, string>;
}
const letters = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) =>
    String.fromCharCode(97 + ((seed * 31 + index * index * 7 + index * seed) % 26)),
  ).join('');
/** Short words that are in no index: the dearest search there is. */
const misspelt = (n: number): string =>
  Array.from({ length: 9 }, (_, index) => letters(n * 9 + index, 4)).join(' ');

const ATTACKS: readonly Attack[] = [
  { name: 'home with a made-up parameter', path: (n) => `/en-US?made-up=${n}` },
  { name: 'addresses that lead nowhere', path: (n) => `/en-US/nowhere-${n}` },
  {
    name: 'pages of searches',
    path: (n) => `/en-US/search?keyword=${encodeURIComponent(misspelt(n))}`,
  },
  {
    name: 'searches',
    path: () => '/api/user/product/productList',
    body: (n) => ({ pageNum: 1, pageSize: 20, keyword: misspelt(n) }),
  },
  {
    name: 'suggestions',
    path: (n) => `/api/user/product/searchListV2/${encodeURIComponent(letters(n, 7))}`,
  },
  {
    name: 'made-up sessions',
    path: () => '/api/v1/client/accounts/users',
    headers: (n) => ({ cookie: `tn_refresh=made-up-${n}`, 'x-auth-schema': 'Bearer' }),
  },
];

const call = async (
  shop: string,
  address: string,
  { path, body, headers }: Attack,
  n: number,
): Promise<number> => {
  const response = await fetch(shop + path(n), {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': address,
      'sec-fetch-site': 'same-origin',
      source: 'Web',
      ...(body && { 'content-type': 'application/json' }),
      ...headers?.(n),
    },
    ...(body && { body: JSON.stringify(body(n)) }),
    signal: AbortSignal.timeout(60_000),
  });
  await response.arrayBuffer();
  return response.status;
};

const HOME: Attack = { name: 'home', path: () => '/en-US' };
const SIGN_IN: Attack = {
  name: 'sign-in',
  path: () => '/api/v1/public/accounts/users/login',
  body: () => ({ email: 'demo@tapnook.example', password: 'Corner_2026' }),
};

/** Of shoppers who ask one after another, each from an address of their own. */
const p95 = async (shop: string, task: Attack, until: AbortSignal): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; !until.aborted; n += 1) {
    const began = performance.now();
    const status = await call(shop, `203.0.113.${n % 250}`, task, n).catch(() => 0);
    // No answer at all is as slow as can be.
    times.push(status >= 200 && status < 300 ? performance.now() - began : 60_000);
    await wait(PAUSE_MS);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
};
const measure = async (shop: string): Promise<readonly [home: number, signIn: number]> => {
  const until = AbortSignal.timeout(SECONDS * 1_000);
  return Promise.all([p95(shop, HOME, until), p95(shop, SIGN_IN, until)]);
};

const underAttack = async (shop: string, attack: Attack) => {
  const over = new AbortController();
  let n = 0;
  let refused = 0;
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    while (!over.signal.aborted) {
      const status = await call(shop, ATTACKER, attack, (n += 1)).catch(() => 0);
      if (status === 429 || status === 503) refused += 1;
    }
  });
  const [home, signIn] = await measure(shop);
  over.abort();
  await Promise.all(workers);
  return { home, signIn, refused: refused / Math.max(1, n) };
};

/**
 * What others wait for while one address asks for all that it can; at most twice as long as at
 * rest.
 */
export const attackSuite: BenchSuite = async ({ shop, log }) => {
  await measure(shop);
  const [home, signIn] = await measure(shop);
  const ms = (value: number): string => value.toFixed(0);
  const rows = [
    ['attack', 'home p95 ms', 'ratio', 'sign-in p95 ms', 'ratio', 'refused', 'held'],
    ['none', ms(home), '1.0', ms(signIn), '1.0', '', ''],
  ];
  for (const attack of ATTACKS) {
    log(`  ${attack.name}`);
    const seen = await underAttack(shop, attack);
    const ratios = [seen.home / home, seen.signIn / signIn];
    rows.push([
      attack.name,
      ms(seen.home),
      (ratios[0] ?? 0).toFixed(1),
      ms(seen.signIn),
      (ratios[1] ?? 0).toFixed(1),
      `${(seen.refused * 100).toFixed(0)}%`,
      ratios.every((ratio) => ratio <= MAX_RATIO) ? 'yes' : 'no',
    ]);
    await wait(ALLOWANCE_MS);
  }
  return [{ title: 'What others wait for while one address attacks', rows }];
};
