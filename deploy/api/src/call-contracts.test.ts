import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallContract } from '@tapnook/contracts';
import { api as contracts, providerWebhookContracts } from '@tapnook/contracts/api';
import { ERRORS } from '@tapnook/contracts/errors';
import { createTestApp, type TestApp } from '../test/app.ts';
import { contractAt } from '../test/call-coverage.ts';
import { checkResponse } from './plugins/response-validation.ts';

/** What is true of every call alike, over the one table of contracts. */
const ALL: readonly (readonly [string, CallContract])[] = Object.entries(contracts);
const isOpen = ({ route }: CallContract): boolean =>
  route.auth === 'public' || route.auth === 'visitor';
/** They answer from the program itself. */
const WITHOUT_DATABASE: ReadonlySet<string> = new Set([
  'getPaymentConfig',
  'getRegions',
  'getCodeTtl',
  'getContactMerchantUserInfo',
]);
const pathOf = ({ route }: CallContract): string => route.path.replace(/\{(\w+)\??\}/g, '1');

let api: TestApp;
let away: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  away = await createTestApp({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere' });
});
afterAll(async () => {
  await api.close();
  await away.close();
});

// Covers: CAT-046
test('every contract is found again by its address', () => {
  for (const [id, contract] of ALL)
    expect([id, contractAt(contract.route.method, `/api${pathOf(contract)}`)?.id]).toEqual([
      id,
      id,
    ]);
});

describe('calls of members', () => {
  const closed = ALL.filter(([, contract]) => !isOpen(contract));
  // Covers: CAT-046
  test.each(closed)(
    '%s is 401 without a token, and 403 with one that is refused',
    async (_id, contract) => {
      const { method } = contract.route;
      expect(
        await api.call(method, pathOf(contract), method === 'GET' ? {} : { body: {} }),
      ).toMatchObject({ status: 401, code: '10104' });
      const forged = {
        headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
        ...(method !== 'GET' && { body: {} }),
      };
      expect(await api.call(method, pathOf(contract), forged)).toMatchObject({
        status: 403,
        code: '10105',
      });
    },
  );
  test.each(closed.filter(([, { route }]) => route.auth !== 'client'))(
    '%s is 404 for a shopper, as if it were not there',
    async (_id, contract) => {
      const { method } = contract.route;
      expect(
        await api.call(method, pathOf(contract), {
          as: { role: 'client' },
          ...(method !== 'GET' && { body: {} }),
        }),
      ).toMatchObject({ status: 404, code: '10405' });
    },
  );
});

describe('a body that is nonsense is 400 with its fields', () => {
  // What providers send is judged by its signature before anything else.
  const isSigned = (id: string): boolean =>
    id === 'gatewayWebhook' || id in providerWebhookContracts;
  test.each(ALL.filter(([id, { body, multipart }]) => body && !multipart && !isSigned(id)))(
    '%s',
    async (_id, contract) => {
      const as = isOpen(contract)
        ? {}
        : { as: { role: contract.route.auth === 'client' ? 'client' : 'admin' } as const };
      const answer = await api.call(contract.route.method, pathOf(contract), {
        ...as,
        body: ['nonsense'],
      });
      expect(answer).toMatchObject({
        status: 400,
        code: '10102',
        data: { en_US: ERRORS['10102'].text.en_gb, zh_HK: ERRORS['10102'].text.zh_hk },
      });
      expect(answer.data.fields.length).toBeGreaterThan(0);
    },
  );
});

describe('an open call without a body', () => {
  const reads = ALL.filter(
    ([, contract]) => isOpen(contract) && !contract.body && !contract.multipart,
  );
  const FILLED: Readonly<Record<string, string>> = {
    pageIndex: '1',
    pageSize: '5',
    pageNum: '1',
    date: '2026-12-24',
    month: '2026-12',
    year: '2026',
    firstDayTime: '2026-12-01',
    planId: '1',
    productId: '1',
    merchantId: '1',
    linkType: 'category',
    type: 'LOGIN',
    externalId: '1',
    productIds: '1',
    reviewId: '1',
    orderId: '1',
  };
  const queryOf = (contract: CallContract): string => {
    const known = Object.keys(contract.query?.shape ?? {}).filter((key) => key in FILLED);
    return known.length ? `?${known.map((key) => `${key}=${FILLED[key]}`).join('&')}` : '';
  };
  test.each(reads)(
    '%s fails as its contract says when the database is away',
    async (id, contract) => {
      const answer = await away.call(
        contract.route.method,
        `${pathOf(contract)}${queryOf(contract)}`,
      );
      if (WITHOUT_DATABASE.has(id))
        expect([id, answer.status]).toEqual([id, contract.route.success]);
      else
        expect([
          id,
          answer.status >= 400,
          ERRORS[answer.code as keyof typeof ERRORS].status,
        ]).toEqual([id, true, answer.status]);
    },
  );
  test.each(reads)('%s refuses what no database could hold', async (_id, contract) => {
    const query = queryOf(contract);
    expect(
      await api.call(
        contract.route.method,
        `${pathOf(contract)}${query ? `${query}&` : '?'}more=%00`,
      ),
    ).toMatchObject({ status: 400, code: '10102' });
  });
});

test('an answer that is not what its contract says is a fault, also in one more field', () => {
  const [, contract] = ALL.find(([id]) => id === 'getServerTime') ?? [];
  if (!contract) throw new Error('no contract');
  const right = {
    code: '0',
    message: 'OK',
    data: { now: '2026-11-21T00:00:00.000Z', today: '2026-11-21' },
  };
  expect(() => checkResponse('getServerTime', contract, right)).not.toThrow();
  expect(() =>
    checkResponse('getServerTime', contract, { ...right, data: { ...right.data, more: 1 } }),
  ).toThrow(/more than its contract says: data\.more/);
  expect(() => checkResponse('getServerTime', contract, { ...right, data: { now: 5 } })).toThrow(
    /does not allow/,
  );
});
