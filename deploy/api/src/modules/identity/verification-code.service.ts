import { randomDigits } from '@tapnook/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import { verificationCodeEmail, verificationCodeSms } from '../../emails/account.email.ts';
import type { Env } from '../../env.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { acceptedKeys, signingKey, type KeyEnv } from '../../keys.ts';
import { enqueueMail, enqueueSms, type SmsOutcome } from '../jobs/index.ts';
import { verificationCodes } from './credentials.tables.ts';
import { identityKey, maskIdentity, type Identity } from './identity.ts';
import { keyedHash, newSecret, sameSecret } from './secrets.ts';

export type CodePurpose =
  | 'LOGIN'
  | 'REGISTER'
  | 'RESET_PASSWORD'
  | 'LINK_PHONE'
  | 'LINK_EMAIL'
  | 'NOTIFICATION_EMAIL'
  | 'REAUTHENTICATE'
  | 'DELETE_ACCOUNT';

/**
 * Part 3, Identity: 10 minutes, 3 wrong tries, again after 60 seconds, 10 a day an identity: for
 * all unknown devices together, and for each known one.
 */
const CODE_SECONDS = 600;
const RESEND_SECONDS = 60;
const MAX_CODES_PER_DAY = 10;
const MAX_WRONG_TRIES = 3;

/** The browser that asks: its visitor id, when the edge gave it one. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly identity: Identity;
  readonly browser: string | undefined;
  /**
   * The device, when whoever holds the identity signed in on it before: it waits for no stranger.
   */
  readonly knownDevice: string | undefined;
  readonly locale: 'en-US' | 'zh-HK';
}

const checkLimits = async (
  tx: Tx,
  identity: string,
  { purpose, knownDevice }: CodeRequest,
): Promise<void> => {
  // One request at a time an identity, in this transaction: counting and adding must not be
  // overtaken.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${identity}`}, 0))`);
  const { rows } = await tx.execute<{ sent: number; wait: number | null; day: number | null }>(sql`
    select count(*) as sent,
      ceil(extract(epoch from max(created_at)
        filter (where purpose = ${purpose}) + make_interval(secs => ${RESEND_SECONDS}) -
        app_now()))::int as wait,
      ceil(extract(epoch from min(created_at) + interval '1 day' - app_now()))::int as day
    from verification_codes where identity = ${identity}
      and created_at > app_now() - interval '1 day'
      and known_device is not distinct from ${knownDevice ?? null}`);
  const [row] = rows;
  if (row?.wait && row.wait > 0) throw new ApiError('10429', { retryAfter: row.wait });
  if (row && row.sent >= MAX_CODES_PER_DAY)
    throw new ApiError('10429', { retryAfter: Math.max(1, row.day ?? 1) });
};

/** A code that cannot come is told at once: 10102 for its country, 10429 for today. */
const requireQueued = (outcome: SmsOutcome): void => {
  if (outcome.kind === 'spent') throw new ApiError('10429', { retryAfter: outcome.retryAfter });
  if (outcome.kind === 'closed')
    throw new ApiError('10102', {
      fields: [fieldError('body.regionId', 'fault.weCannotTextNumbers')],
    });
};

/**
 * Sends a code; whether anybody has an account under the identity makes no difference to the
 * answer. Run in a transaction.
 */
export const sendCode = async (
  tx: Tx,
  env: KeyEnv & Pick<Env, 'SMS_BUDGETS' | 'SMS_TOTAL_BUDGET'>,
  request: CodeRequest,
) => {
  const key = identityKey(request.identity);
  await checkLimits(tx, key, request);
  const [id, code] = [newSecret(), randomDigits(6)];
  // Of this browser alone: a stranger who asks for a code must not spoil the owner's.
  await tx
    .update(verificationCodes)
    .set({ superseded: true })
    .where(
      and(
        eq(verificationCodes.identity, key),
        eq(verificationCodes.purpose, request.purpose),
        sql`${verificationCodes.browser} is not distinct from ${request.browser ?? null}`,
      ),
    );
  await tx.insert(verificationCodes).values({
    id,
    purpose: request.purpose,
    identity: key,
    browser: request.browser ?? null,
    knownDevice: request.knownDevice ?? null,
    codeHash: keyedHash(signingKey(env, 'verification-code'), id, code),
    expiresAt: sql`app_now() + make_interval(secs => ${CODE_SECONDS})`,
  });
  if (request.identity.kind === 'email')
    await enqueueMail(
      tx,
      verificationCodeEmail(request.identity.email, code, request.purpose, request.locale),
    );
  else
    requireQueued(
      await enqueueSms(
        tx,
        env,
        verificationCodeSms(
          `+${request.identity.code}${request.identity.number}`,
          code,
          request.locale,
        ),
      ),
    );
  return {
    challengeId: id,
    ttl: CODE_SECONDS,
    resendAfter: RESEND_SECONDS,
    triesLeft: MAX_WRONG_TRIES,
    sentTo: maskIdentity(request.identity),
  };
};

export interface CodeAttempt {
  readonly purpose: CodePurpose;
  readonly identity: Identity;
  readonly code: string;
  readonly challengeId: string | undefined;
  readonly browser: string | undefined;
}

/** `triesLeft` is told only of a code that this browser asked for. */
type Verdict =
  | { readonly kind: 'right' | 'expired' }
  | { readonly kind: 'wrong'; readonly triesLeft?: number };

/**
 * The code that this browser asked for: only it was given the challenge, and its visitor id, where
 * both sides have one, is the same.
 */
const findCode = async (tx: Tx, attempt: CodeAttempt) => {
  if (attempt.challengeId === undefined) return undefined;
  const [row] = await tx
    .select({
      id: verificationCodes.id,
      codeHash: verificationCodes.codeHash,
      browser: verificationCodes.browser,
      wrongTries: verificationCodes.wrongTries,
      usedAt: verificationCodes.usedAt,
      superseded: verificationCodes.superseded,
      live: sql<boolean>`${verificationCodes.expiresAt} > app_now()`,
    })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.id, attempt.challengeId),
        eq(verificationCodes.identity, identityKey(attempt.identity)),
        eq(verificationCodes.purpose, attempt.purpose),
      ),
    )
    .for('update');
  const elsewhere =
    row !== undefined &&
    row.browser !== null &&
    attempt.browser !== undefined &&
    row.browser !== attempt.browser;
  return elsewhere ? undefined : row;
};

const judge = async (
  tx: Tx,
  env: KeyEnv,
  attempt: CodeAttempt,
  spend: boolean,
): Promise<Verdict> => {
  const row = await findCode(tx, attempt);
  if (!row) return { kind: 'wrong' };
  if (!row.live || row.usedAt || row.superseded || row.wrongTries >= MAX_WRONG_TRIES)
    return { kind: 'expired' };
  const isRight = acceptedKeys(env, 'verification-code').some((key) =>
    sameSecret(row.codeHash, keyedHash(key, row.id, attempt.code)),
  );
  if (!isRight) {
    await tx
      .update(verificationCodes)
      .set({ wrongTries: sql`wrong_tries + 1` })
      .where(eq(verificationCodes.id, row.id));
    return { kind: 'wrong', triesLeft: MAX_WRONG_TRIES - row.wrongTries - 1 };
  }
  if (spend)
    await tx
      .update(verificationCodes)
      .set({ usedAt: appNow })
      .where(eq(verificationCodes.id, row.id));
  return { kind: 'right' };
};

/**
 * Checks a code in a transaction of its own, so that a wrong try counts although the call fails.
 * Throws 30036 for a wrong one (30004 for a phone's), with the tries that are left in
 * `data.triesLeft`, and 30034 for one that is too old, used, or was tried wrongly three times.
 */
export const checkCode = async (
  db: Tx,
  env: KeyEnv,
  attempt: CodeAttempt,
  spend = true,
): Promise<void> => {
  const verdict = await db.transaction((tx) => judge(tx as unknown as Tx, env, attempt, spend));
  if (verdict.kind === 'expired') throw new ApiError('30034');
  if (verdict.kind === 'wrong')
    throw new ApiError(
      attempt.identity.kind === 'phone' ? '30004' : '30036',
      verdict.triesLeft === undefined ? {} : { data: { triesLeft: verdict.triesLeft } },
    );
};

/**
 * Seconds a browser's latest code of a purpose still lives, until another may be sent, and the
 * wrong tries it still allows.
 */
export const codeTtl = async (
  tx: Tx,
  purpose: CodePurpose,
  challengeId: string | undefined,
  browser: string | undefined,
): Promise<{ ttl: number; resendAfter: number; triesLeft: number }> => {
  if (challengeId === undefined && browser === undefined)
    return { ttl: 0, resendAfter: 0, triesLeft: 0 };
  const mine = challengeId === undefined ? sql`browser = ${browser}` : sql`id = ${challengeId}`;
  const { rows } = await tx.execute<{ ttl: number; resend: number; tries: number }>(sql`
    select greatest(0, ${MAX_WRONG_TRIES} - wrong_tries)::int as tries,
      greatest(0, case when used_at is null
        and not superseded then ceil(extract(epoch from expires_at - app_now()))
        else 0 end)::int as ttl,
      greatest(0, ceil(extract(epoch
        from created_at + make_interval(secs => ${RESEND_SECONDS}) - app_now())))::int as resend
    from verification_codes where purpose = ${purpose} and ${mine}
    order by created_at desc limit 1`);
  return {
    ttl: rows[0]?.ttl ?? 0,
    resendAfter: rows[0]?.resend ?? 0,
    triesLeft: rows[0]?.ttl ? rows[0].tries : 0,
  };
};
