import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import * as client from 'openid-client';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import type { KeyEnv } from '../../keys.ts';
import { decrypt, encrypt } from './encrypted-secret.ts';
import { configureProvider } from './oauth-providers.ts';
import { providerRevocations } from './provider-revocations.tables.ts';
import { userProviders } from './users.tables.ts';

/** Apple asks for it: https://developer.apple.com/documentation/sign_in_with_apple/revoke_tokens */
const TYPE = 'apple';
const BATCH = 20;
/** A process that dies with a token lets another one try so much later. */
const CLAIM_SECONDS = 300;
/** Seconds before the second try; each further one waits twice as long, up to six hours. */
const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 21_600;
/** About a week: what Apple does not take until then is given up, and said. */
const MAX_ATTEMPTS = 40;

export const encryptProviderToken = (env: KeyEnv, token: string): string =>
  encrypt(env, 'provider-token', TYPE, token);

/**
 * What was kept to take the consent back at the provider is handed over, for the links of an
 * account that go with this transaction: all of them, or all but those that are kept.
 */
export const revokeProviderTokens = async (
  tx: Tx,
  userId: number,
  except: readonly number[] = [],
): Promise<void> => {
  const gone = await tx
    .select({ token: userProviders.refreshToken })
    .from(userProviders)
    .where(
      and(
        eq(userProviders.userId, userId),
        eq(userProviders.type, TYPE),
        isNotNull(userProviders.refreshToken),
        except.length > 0 ? notInArray(userProviders.id, [...except]) : undefined,
      ),
    );
  for (const { token } of gone)
    if (token !== null) await tx.insert(providerRevocations).values({ type: TYPE, token });
};

/** Takes what is due, and keeps other processes from it for a while. */
const claim = async ({ db }: Deps) => {
  const { rows } = await db.execute<{ id: string; token: string; attempts: number }>(sql`
    update provider_revocations
      set attempts = attempts + 1, next_attempt_at = app_now() +
      make_interval(secs => ${CLAIM_SECONDS})
    where id in (select id from provider_revocations where next_attempt_at <= app_now()
      order by next_attempt_at limit ${BATCH} for update skip locked)
    returning id, token, attempts`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
};

/**
 * Revoked already counts as done: Apple answers 200 to a token that it does not know (RFC 7009).
 */
const revoke = async ({ env }: Deps, stored: string): Promise<void> => {
  const opened = decrypt(env, 'provider-token', TYPE, stored);
  if (!opened) throw new Error('the token was encrypted with a secret that is accepted no more');
  const config = await configureProvider(env, TYPE);
  await client.tokenRevocation(config, opened.secret, { token_type_hint: 'refresh_token' });
};

/** Revokes at the provider what accounts let go of, until it is done. */
export const revokeDueTokens = async (deps: Deps): Promise<void> => {
  const { db } = deps;
  const failures: unknown[] = [];
  for (const { id, token, attempts } of await claim(deps)) {
    const mine = eq(providerRevocations.id, id);
    try {
      await revoke(deps, token);
      await db.delete(providerRevocations).where(mine);
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
      if (attempts < MAX_ATTEMPTS)
        await db
          .update(providerRevocations)
          .set({ nextAttemptAt: sql`app_now() + make_interval(secs => ${pause})` })
          .where(mine);
      else {
        await db.delete(providerRevocations).where(mine);
        failures.push(error);
      }
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Apple did not take tokens that had to be revoked');
};

/** Encrypts anew what another secret of a rotation encrypted, so that it can be retired. */
export const reencryptProviderTokens = async ({ db, env }: Deps): Promise<void> => {
  const anew = (stored: string): string | undefined => {
    const opened = decrypt(env, 'provider-token', TYPE, stored);
    return opened && !opened.isCurrent ? encryptProviderToken(env, opened.secret) : undefined;
  };
  const kept = await db
    .select({ id: userProviders.id, token: userProviders.refreshToken })
    .from(userProviders)
    .where(isNotNull(userProviders.refreshToken));
  for (const { id, token } of kept) {
    const refreshToken = anew(token ?? '');
    if (refreshToken)
      await db.update(userProviders).set({ refreshToken }).where(eq(userProviders.id, id));
  }
  for (const { id, token: stored } of await db.select().from(providerRevocations)) {
    const token = anew(stored);
    if (token)
      await db.update(providerRevocations).set({ token }).where(eq(providerRevocations.id, id));
  }
};
