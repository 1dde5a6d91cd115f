import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/pool.ts';
import { ApiError, fieldError } from '../errors.ts';

/** How long a first request may take before another process may take its key over. */
const LOCK_SECONDS = 60;

export interface StoredAnswer {
  readonly status: number;
  readonly answer: unknown;
}

const scopeOf = (request: FastifyRequest): string | undefined => {
  if (request.viewer) return `user:${request.viewer.userId}`;
  return request.context.visitorId ? `visitor:${request.context.visitorId}` : undefined;
};

/** The same object in another order of keys is the same body. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]),
  );
};
const hashOf = (request: FastifyRequest, call: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        call,
        canonical(request.params),
        canonical(request.query),
        canonical(request.body),
      ]),
    )
    .digest('hex');

type Claim = { readonly kind: 'mine' } | { readonly kind: 'stored'; readonly stored: StoredAnswer };

/**
 * Takes the key, or learns what became of it. Reading and taking are one statement each, so any
 * number of processes may try.
 */
const claim = async (db: Db, scope: string, key: string, hash: string): Promise<Claim> => {
  const taken = await db.execute(sql`
    insert into idempotency_keys as keys (scope, key, request_hash, locked_until)
    values (${scope}, ${key}, ${hash}, now() + make_interval(secs => ${LOCK_SECONDS}))
    on conflict (scope, key) do update set locked_until = excluded.locked_until
      where keys.status is null and keys.locked_until < now()
        and keys.request_hash = excluded.request_hash
    returning 1`);
  if (taken.rowCount) return { kind: 'mine' };
  const { rows } = await db.execute<{
    request_hash: string;
    status: number | null;
    answer: unknown;
  }>(
    sql`select request_hash, status, answer from idempotency_keys where scope = ${scope}
      and key = ${key}`,
  );
  const [row] = rows;
  if (row && row.request_hash !== hash) throw new ApiError('10422');
  if (!row || row.status === null) throw new ApiError('10409', { retryAfter: 1 });
  return { kind: 'stored', stored: { status: row.status, answer: row.answer } };
};

/**
 * Runs a mutation once per Idempotency-Key of a person or visitor. Whatever it answers below 500 is
 * kept and given again; after a 5xx the key is free for another try.
 */
export const once = async (
  db: Db,
  request: FastifyRequest,
  call: string,
  run: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly repeated: boolean }> => {
  const scope = scopeOf(request);
  const key = request.context.idempotencyKey;
  if (!key || !scope) return { ...(await run()), repeated: false };
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new ApiError('10102', {
      fields: [fieldError('headers.idempotency-key', 'fault.8128VisibleCharacters')],
    });
  }
  const claimed = await claim(db, scope, key, hashOf(request, call));
  if (claimed.kind === 'stored') return { ...claimed.stored, repeated: true };
  const release = () =>
    db.execute(
      sql`delete from idempotency_keys where scope = ${scope} and key = ${key} and status is null`,
    );
  try {
    const result = await run();
    if (result.status >= 500) await release();
    else
      await db.execute(
        sql`update idempotency_keys set status = ${result.status},
          answer = ${JSON.stringify(result.answer)}::jsonb where scope = ${scope} and key = ${key}`,
      );
    return { ...result, repeated: false };
  } catch (error) {
    await release();
    throw error;
  }
};
