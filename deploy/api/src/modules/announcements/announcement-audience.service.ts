import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { announcements } from './announcements.tables.ts';

type Audience = (typeof announcements.$inferSelect)['audience'];

/** Who is told: accounts that are in use, or those among them with a voucher still to be used. */
const audienceOf = (audience: Audience): SQL =>
  audience === 'everybody'
    ? sql`u.status = 'active'`
    : sql`u.status = 'active' and exists (select 1 from orders o where o.user_id = u.id::text
      and o.code in ('TBR', 'PTR'))`;

export const announcementKey = (announcementId: number, userId: number): string =>
  `announcement:${announcementId}:${userId}`;

export const countReach = async (tx: Tx, audience: Audience): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from users u where ${audienceOf(audience)}`,
  );
  return rows[0]?.n ?? 0;
};

export const countRead = async (tx: Tx, announcementId: number): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from notifications where read_at is not null
      and dedupe_key like ${`announcement:${announcementId}:%`}`,
  );
  return rows[0]?.n ?? 0;
};

/** The next accounts to be told, in the order of their ids. */
export const nextAccounts = async (
  tx: Tx,
  audience: Audience,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select u.id::int as id from users u where ${audienceOf(audience)} and u.id > ${after}
      order by u.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
};
