import { randomBytes } from 'node:crypto';
import { email as emailRule, normaliseEmail, password as passwordRule } from '@tapnook/kernel';
import { and, eq, ne, sql } from 'drizzle-orm';
import { inTransaction, sqlState, type Db } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import { isBreachedPassword } from './breached-passwords.ts';
import { hashPassword } from './password-hash.ts';
import { createUser, type User } from './user.service.ts';
import { users } from './users.tables.ts';

/** A plain word about why an administrator's command did nothing. */
export class AdministratorError extends Error {
  override readonly name = 'AdministratorError';
}

const UNIQUE_VIOLATION = '23505';
/** Drawn until it satisfies the rule for passwords; the first one nearly always does. */
const drawPassword = (): string => {
  for (;;) {
    const drawn = `${randomBytes(12).toString('base64url')}_Aa1`;
    if (!passwordRule(drawn)) return drawn;
  }
};

export interface NewAdministrator {
  readonly email: string;
  /** One that was drawn, to be shown once, when none was given. */
  readonly password: string;
}

/**
 * Makes an administrator's account; refuses an e-mail address that has an account, and a chosen
 * password that is weak or known from a breach.
 */
export const createAdministrator = async (
  db: Db,
  input: {
    readonly email: string;
    readonly password?: string | undefined;
    /** Whom to ask about breaches; nobody when absent. */
    readonly breachedPasswordsOrigin?: string | undefined;
  },
): Promise<NewAdministrator> => {
  const email = normaliseEmail(input.email);
  const refusedEmail = emailRule(email);
  if (refusedEmail) throw new AdministratorError(refusedEmail.text.en_gb);
  const password = input.password ?? drawPassword();
  const refused = passwordRule(password);
  if (refused) throw new AdministratorError(refused.text.en_gb);
  const { breachedPasswordsOrigin: origin } = input;
  if (input.password && origin && (await isBreachedPassword(origin, input.password)))
    throw new AdministratorError(bilingual('fault.breachedPassword').en_gb);
  const taken = (): AdministratorError =>
    new AdministratorError(`${email} has an account already. Nothing was changed.`);
  const passwordHash = await hashPassword(password);
  try {
    await inTransaction(db, async (tx) => {
      const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (found.length > 0) throw taken();
      const { id } = await createUser(tx, {
        identity: { kind: 'email', email },
        passwordHash,
        locale: 'en-US',
        acceptNotification: false,
      });
      await tx.update(users).set({ role: 'admin' }).where(eq(users.id, id));
    });
  } catch (error) {
    throw sqlState(error) === UNIQUE_VIOLATION ? taken() : error;
  }
  return { email, password };
};

/** The account of an e-mail address, a whole phone number or an id. */
export const requireAccount = async (db: Db, person: string): Promise<User> => {
  const named = person.trim();
  const phone = /^\+(\d{5,20})$/.exec(named)?.[1];
  const condition = named.includes('@')
    ? eq(users.email, normaliseEmail(named))
    : phone
      ? sql`${users.phoneCode} || ${users.phoneNo} = ${phone}`
      : sql`${users.id}::text = ${named}`;
  const [user] = await db
    .select()
    .from(users)
    .where(and(condition, ne(users.status, 'erased')));
  if (!user) throw new AdministratorError(`${named} has no account. Nothing was changed.`);
  return user;
};
