import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startPwnedPasswords, type PwnedPasswords } from '../../test/pwned-passwords.ts';
import { readEnv } from '../env.ts';
import { checkBreachedPasswords } from './breached-passwords-check.ts';

let pwned: PwnedPasswords;
beforeAll(async () => {
  pwned = await startPwnedPasswords([]);
});
afterAll(() => pwned.close());

const check = (origin: string) =>
  checkBreachedPasswords(
    readEnv({
      DATABASE_URL: 'postgres://a/b',
      TOKEN_SECRET: 't'.repeat(32),
      BREACHED_PASSWORDS_ORIGIN: origin,
    }),
  );

describe('the check of the lookup of breached passwords', () => {
  test('finds a service that answers as it is documented', async () => {
    expect(await check(pwned.origin)).toMatchObject([
      { result: 'ok', detail: 'answers with 800 ends of hashes' },
    ]);
  });

  test('names one that refuses', async () => {
    pwned.answer(503);
    expect(await check(pwned.origin)).toMatchObject([
      { result: 'failed', detail: `${pwned.origin} answers 503` },
    ]);
    pwned.answer(200);
  });

  test('names one that is something else', async () => {
    const page = createServer((_request, response) => response.end('<h1>Welcome</h1>'));
    await new Promise<void>((done) => page.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    expect(await check(origin)).toMatchObject([
      { result: 'failed', detail: expect.stringContaining('does not answer with ends of hashes') },
    ]);
    await new Promise<void>((done) => {
      page.close(() => done());
      page.closeAllConnections();
    });
  });

  test('says that nothing is looked up without an address', async () => {
    expect(await check('')).toMatchObject([{ result: 'manual' }]);
  });
});
