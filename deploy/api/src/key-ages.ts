import { createHash } from 'node:crypto';
import type { Figure } from '@tapnook/server/metrics';
import { and, eq, or, sql } from 'drizzle-orm';
import { keyAges } from './db/infrastructure.tables.ts';
import type { Db } from './db/pool.ts';
import type { Env } from './env.ts';

/** The secrets whose age an alarm watches, by the names that it tells. */
type AgingEnv = Pick<
  Env,
  'TOKEN_SECRET' | 'STRIPE_WEBHOOK_SECRET' | 'OIDC_APPLE_PRIVATE_KEY' | 'SERVER_CREDENTIAL'
>;
const secretsOf = (env: AgingEnv): Readonly<Record<string, string | undefined>> => ({
  'access-tokens': env.TOKEN_SECRET,
  webhook: env.STRIPE_WEBHOOK_SECRET,
  apple: env.OIDC_APPLE_PRIVATE_KEY,
  servers: env.SERVER_CREDENTIAL,
});

/** Tells one secret from the next, and nothing else of either. */
const fingerprintOf = (name: string, secret: string): string =>
  createHash('sha256').update(`tapnook key age ${name} ${secret}`).digest('hex').slice(0, 16);

const fingerprints = (env: AgingEnv): readonly { name: string; fingerprint: string }[] =>
  Object.entries(secretsOf(env)).flatMap(([name, secret]) =>
    secret ? [{ name, fingerprint: fingerprintOf(name, secret) }] : [],
  );

/** Notes at the start of a process which keys it uses; the first use of each is kept. */
export const rememberKeys = async (db: Db, env: AgingEnv): Promise<void> => {
  await db
    .insert(keyAges)
    .values([...fingerprints(env)])
    .onConflictDoNothing();
};

/** How long each key of this process has been in use by any. */
export const readKeyAges = async (db: Db, env: AgingEnv): Promise<Figure> => {
  const rows = await db
    .select({
      name: keyAges.name,
      age: sql<number>`extract(epoch from now() - ${keyAges.firstUsedAt})::float8`,
    })
    .from(keyAges)
    .where(
      or(
        ...fingerprints(env).map(({ name, fingerprint }) =>
          and(eq(keyAges.name, name), eq(keyAges.fingerprint, fingerprint)),
        ),
      ),
    )
    .orderBy(keyAges.name);
  return {
    name: 'tapnook_key_age_seconds',
    type: 'gauge',
    help: 'How long a key has been in use.',
    labels: ['key'],
    samples: rows.map(({ name, age }) => ({ labels: { key: name }, value: age })),
  };
};
