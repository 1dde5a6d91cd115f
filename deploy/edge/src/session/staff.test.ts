import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { createLocalJWKSet } from 'jose';
import { createToken, createTokenKey } from '../../test/access-tokens.ts';
import { readConfig } from '../env.ts';
import { createStaffCheck } from './staff.ts';

const NOW = Date.parse('2026-11-20T09:00:00.000Z');
const key = createTokenKey('one');
const isStaff = createStaffCheck(
  readConfig({}),
  { find: createLocalJWKSet({ keys: [key.jwk] }) },
  () => NOW,
);
const ask = async (
  claims: { role: string; exp?: number },
  more = '; tn_refresh=r',
): Promise<boolean> => {
  const token = await createToken(key, { exp: NOW / 1_000 + 60, ...claims });
  return isStaff({ headers: { cookie: `tn_access=${token}${more}` } } as FastifyRequest);
};

test('an administrator is staff while signed in, and for an hour after the last call', async () => {
  expect(await ask({ role: 'admin' })).toBe(true);
  expect(await ask({ role: 'admin', exp: NOW / 1_000 - 3_500 })).toBe(true);
  expect(await ask({ role: 'admin', exp: NOW / 1_000 - 3_700 })).toBe(false);
  expect(await ask({ role: 'admin' }, '')).toBe(false);
});

test('nobody else is', async () => {
  expect(await ask({ role: 'client' })).toBe(false);
  expect(await ask({ role: 'merchant' })).toBe(false);
  expect(await isStaff({ headers: {} } as FastifyRequest)).toBe(false);
});
