import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import {
  type Letter,
  reviewInvitationEmail,
  reviewOutcomeEmail,
} from '../../emails/review.email.ts';
import { enqueueMail } from '../jobs/index.ts';
import { createOrderAccessToken } from '../orders/index.ts';

/** A visit is asked about once the shopper is home again, and not days later. */
const INVITED = sql`o.first_redeemed_at between app_now() - interval '3 days'
  and app_now() - interval '2 hours'`;

const BATCH_SIZE = 50;

const asked = (tx: Tx): Promise<readonly Letter[]> =>
  lettersOf(
    tx,
    sql`
  select 'review-invitation:' || o.id as key, o.order_no, o.email,
    coalesce(o.snapshot->>'locale', u.locale) as locale,
    o.snapshot->'productName' as product,
    least((o.snapshot->>'reviewMaxPoint')::int, 80) as coins, null as status
  from orders o join users u on u.id::text = o.user_id where o.review_status = 'PENDING'
    and ${INVITED} and o.email is not null and u.use_email_notification`,
  );

const judged = (tx: Tx): Promise<readonly Letter[]> =>
  lettersOf(
    tx,
    sql`
  select 'review-' || lower(r.status) || ':' || r.id as key, o.order_no, o.email,
    coalesce(o.snapshot->>'locale', u.locale) as locale,
    o.snapshot->'productName' as product, r.reward as coins, r.status
  from reviews r join orders o on o.id = r.order_id join users u on u.id::text = o.user_id
  where r.status <> 'PENDING' and r.updated_at > app_now() - interval '1 day'
    and o.email is not null and u.use_email_notification`,
  );

const lettersOf = async (tx: Tx, due: SQL): Promise<readonly Letter[]> =>
  (
    await tx.execute<Letter & Record<string, unknown>>(
      sql`select due.* from (${due}) due
        where not exists (select 1 from outbox where dedupe_key = due.key) order by due.key
        limit ${BATCH_SIZE}`,
    )
  ).rows;

/**
 * Asks about visits, and says what became of reviews: each once, whichever process does it. Answers
 * how many letters there were.
 */
export const mailReviews = async ({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<number> => {
  const now = await clock.now();
  return inTransaction(db, async (tx) => {
    const [invitations, outcomes] = [await asked(tx), await judged(tx)];
    const access = (letter: Letter): string => createOrderAccessToken(env, letter.order_no, now);
    for (const letter of invitations)
      await enqueueMail(tx, reviewInvitationEmail(letter, env.PUBLIC_ORIGIN, access(letter)));
    for (const letter of outcomes)
      await enqueueMail(tx, reviewOutcomeEmail(letter, env.PUBLIC_ORIGIN, access(letter)));
    return invitations.length + outcomes.length;
  });
};
