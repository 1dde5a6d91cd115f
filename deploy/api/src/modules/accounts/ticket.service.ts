import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { tickets } from './proofs.tables.ts';
import { hashSecret, newSecret } from './secrets.ts';

export const TICKET_SECONDS = 600;

export type Ticket = typeof tickets.$inferSelect;

/** Makes a proof for one act; `userId` is the account it may act on. */
export const createTicket = async (
  tx: Tx,
  purpose: string,
  identity: string,
  userId: number | null,
  lifeSeconds = TICKET_SECONDS,
): Promise<string> => {
  const ticket = newSecret();
  await tx.insert(tickets).values({
    hash: hashSecret(ticket),
    purpose,
    identity,
    userId,
    expiresAt: sql`app_now() + make_interval(secs => ${lifeSeconds})`,
  });
  return ticket;
};

/** Spends a ticket; throws 30034 when it is unknown, spent, too old or for something else. */
export const spendTicket = async (
  tx: Tx,
  ticket: string,
  purposes: readonly string[],
): Promise<Ticket> => {
  const [row] = await tx
    .update(tickets)
    .set({ usedAt: appNow })
    .where(
      and(
        eq(tickets.hash, hashSecret(ticket)),
        isNull(tickets.usedAt),
        gt(tickets.expiresAt, appNow),
        sql`${tickets.purpose} = any(${sql.param(purposes)}::text[])`,
      ),
    )
    .returning();
  if (!row) throw new ApiError('30034');
  return row;
};

/** Reads a ticket without spending it; undefined when it is worth nothing. */
export const readTicket = async (
  tx: Tx,
  ticket: string,
  purpose: string,
): Promise<Ticket | undefined> => {
  const [row] = await tx
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.hash, hashSecret(ticket)),
        eq(tickets.purpose, purpose),
        isNull(tickets.usedAt),
        gt(tickets.expiresAt, appNow),
      ),
    );
  return row;
};
