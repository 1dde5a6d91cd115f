import type { Queryable } from '../database/database.ts';
import { appendAudit } from '../registry/audit.ts';
import { createToken, type TokenScope } from '../registry/tokens.ts';
import type { Person } from './provider.ts';

/** A working day. */
export const SIGN_IN_MS = 8 * 3_600_000;
/** Long enough for an upload. */
export const EXCHANGE_MS = 15 * 60_000;

export interface ShortToken {
  readonly token: string;
  readonly name: string;
  readonly role: string;
  readonly expiresAt: string;
}

/** A token that ends by itself, for somebody whom another party vouches for. */
export const makeShortToken = async (
  tx: Queryable,
  person: Person & { scope?: TokenScope },
  { action, lives, now, detail }: ShortTokenUse,
): Promise<ShortToken> => {
  const expiresAt = new Date(now + lives);
  const token = await createToken(tx, { ...person, expiresAt, short: true });
  await appendAudit(tx, {
    actor: person.name,
    action,
    subject: person.team ? `${person.role} ${person.team}` : person.role,
    detail: { expiresAt: expiresAt.toISOString(), ...detail },
  });
  return { token, name: person.name, role: person.role, expiresAt: expiresAt.toISOString() };
};

export interface ShortTokenUse {
  readonly action: 'sign-in' | 'exchange-token';
  readonly lives: number;
  readonly now: number;
  readonly detail?: Record<string, unknown>;
}
