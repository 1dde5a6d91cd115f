import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { actionTokens } from './credentials.tables.ts';
import { hashSecret, newSecret } from './secrets.ts';

export const ACTION_TOKEN_SECONDS = 600;

export type ActionToken = typeof actionTokens.$inferSelect;

/** Makes a proof for one act; `userId` is the account it may act on. */
export const createActionToken = async (
  tx: Tx,
  purpose: string,
  identity: string,
  userId: number | null,
  lifeSeconds = ACTION_TOKEN_SECONDS,
): Promise<string> => {
  const ticket = newSecret();
  await tx.insert(actionTokens).values({
    hash: hashSecret(ticket),
    purpose,
    identity,
    userId,
    expiresAt: sql`app_now() + make_interval(secs => ${lifeSeconds})`,
  });
  return ticket;
};

/** Spends a ticket; throws 30034 when it is unknown, spent, too old or for something else. */
export const consumeActionToken = async (
  tx: Tx,
  ticket: string,
  purposes: readonly string[],
): Promise<ActionToken> => {
  const [row] = await tx
    .update(actionTokens)
    .set({ usedAt: appNow })
    .where(
      and(
        eq(actionTokens.hash, hashSecret(ticket)),
        isNull(actionTokens.usedAt),
        gt(actionTokens.expiresAt, appNow),
        sql`${actionTokens.purpose} = any(${sql.param(purposes)}::text[])`,
      ),
    )
    .returning();
  if (!row) throw new ApiError('30034');
  return row;
};

/** Reads a ticket without spending it; undefined when it is worth nothing. */
export const readActionToken = async (
  tx: Tx,
  ticket: string,
  purpose: string,
): Promise<ActionToken | undefined> => {
  const [row] = await tx
    .select()
    .from(actionTokens)
    .where(
      and(
        eq(actionTokens.hash, hashSecret(ticket)),
        eq(actionTokens.purpose, purpose),
        isNull(actionTokens.usedAt),
        gt(actionTokens.expiresAt, appNow),
      ),
    );
  return row;
};
