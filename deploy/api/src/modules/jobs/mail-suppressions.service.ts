import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { mailSuppressions } from './jobs.tables.ts';

export type SuppressionReason = (typeof mailSuppressions.$inferSelect)['reason'];

const hashOf = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

/** A bounce counts for more than a complaint, and keeps its words. */
export const suppressAddress = async (
  tx: Tx,
  address: string,
  reason: SuppressionReason,
  detail?: string,
): Promise<void> => {
  await tx
    .insert(mailSuppressions)
    .values({ addressHash: hashOf(address), reason, detail: detail?.slice(0, 300) ?? null })
    .onConflictDoUpdate({
      target: mailSuppressions.addressHash,
      set: { reason, detail: detail?.slice(0, 300) ?? null },
      setWhere: sql`${mailSuppressions.reason} <> 'bounce'`,
    });
};

/** Why an address gets no mail; undefined when it gets some. */
export const suppressionOf = async (
  tx: Tx,
  address: string,
): Promise<{ readonly reason: SuppressionReason; readonly detail: string | null } | undefined> => {
  const [row] = await tx
    .select({ reason: mailSuppressions.reason, detail: mailSuppressions.detail })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.addressHash, hashOf(address)));
  return row;
};

/** Mail goes there again: an operator says so, or the owner has proved the address since. */
export const liftSuppression = async (tx: Tx, address: string): Promise<boolean> =>
  (
    await tx
      .delete(mailSuppressions)
      .where(eq(mailSuppressions.addressHash, hashOf(address)))
      .returning({ reason: mailSuppressions.reason })
  ).length > 0;
