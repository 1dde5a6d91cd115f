import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedAccounts } from '../src/modules/identity/accounts.seed.ts';
import { verifyPassword } from '../src/modules/identity/password-hash.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { replacePublicAdminPassword } from './admin-password.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.deps.db.transaction((tx) => seedAccounts(tx));
});
afterAll(() => api.close());
const opensWith = async (password: string): Promise<boolean> => {
  const { rows } = await api.deps.pool.query<{ password_hash: string }>(
    "select password_hash from users where email = 'admin@tapnook.example'",
  );
  return verifyPassword(rows[0]?.password_hash, password);
};

describe('the password of the demo administrator', () => {
  it('is no longer the public one, and one that is set already stays', async () => {
    const { pool } = api.deps;
    expect(await opensWith('Corner_2026')).toBe(true);
    expect(await replacePublicAdminPassword(pool, 'Chosen_pass1')).toBe('Chosen_pass1');
    expect(await opensWith('Chosen_pass1')).toBe(true);
    expect(await opensWith('Corner_2026')).toBe(false);
    expect(await replacePublicAdminPassword(pool, 'Another_pass1')).toBeUndefined();
    expect(await opensWith('Chosen_pass1')).toBe(true);
  });
});
