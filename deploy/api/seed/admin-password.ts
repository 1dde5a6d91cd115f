import { randomBytes } from 'node:crypto';
import type { Queryable } from '../src/db/pool.ts';
import { DEMO_PASSWORD } from '../src/modules/identity/accounts.seed.ts';
import { hashPassword, verifyPassword } from '../src/modules/identity/index.ts';

const ADMIN = 'admin@tapnook.example';

/**
 * The demo accounts' password is public, so the administrator, who can refund money, gets another.
 * Gives the new password; undefined when the account has one of its own or is not there.
 */
export const replacePublicAdminPassword = async (
  pool: Queryable,
  chosen?: string,
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ password_hash: string | null }>(
    `select password_hash from users where email = '${ADMIN}'`,
  );
  const [admin] = rows;
  if (!admin || !(await verifyPassword(admin.password_hash, DEMO_PASSWORD))) return undefined;
  const password = chosen ?? `A_${randomBytes(12).toString('base64url')}`;
  await pool.query(`update users set password_hash = $1 where email = '${ADMIN}'`, [
    await hashPassword(password),
  ]);
  return password;
};
