import { COUPON_EDGES, couponAudienceRefusal, statesBefore } from '@tapnook/kernel';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { moveStates } from '../../db/state-machine.ts';
import { ApiError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import { hasPaidOrder } from './audience.ts';
import { COUPON, type CouponRow } from './coupons.service.ts';
import { couponGrants, coupons } from './coupons.tables.ts';

const MANUAL_STATES = ['REVOKED'] as const;
const LIMIT = 500;

const serialize = (row: CouponRow) => ({
  couponId: row.id,
  code: row.code,
  name: row.name,
  status: row.status,
  issue: row.issue,
  type: row.type,
  value: row.value,
  minimumAmount: row.minimum,
  scope: row.scope,
  audience: row.audience,
  startTime: row.startsAt.toISOString(),
  endTime: row.endsAt.toISOString(),
});
const toAdminView = (row: CouponRow, issuedCount: number) => ({
  ...serialize(row),
  onlyIssued: row.onlyIssued,
  paidBy: row.paidBy,
  quota: row.quota,
  reserved: row.reserved,
  consumed: row.consumed,
  issuedCount,
  moves: MANUAL_STATES.filter((to) => COUPON_EDGES[row.status].includes(to)),
});

const countIssued = (tx: Tx) =>
  tx
    .select({ id: couponGrants.couponId, count: sql<number>`count(*)::int` })
    .from(couponGrants)
    .groupBy(couponGrants.couponId);
const byCode = async (tx: Tx, code: string): Promise<CouponRow> => {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code.toUpperCase()));
  if (!row) throw new ApiError('10405');
  return row;
};

type NewCoupon = Pick<
  CouponRow,
  | 'code'
  | 'name'
  | 'type'
  | 'value'
  | 'minimum'
  | 'audience'
  | 'paidBy'
  | 'perUser'
  | 'quota'
  | 'startsAt'
  | 'endsAt'
>;
/** Adds a coupon; a code that exists already breaks the index of codes. */
export const insertCoupon = async (tx: Tx, coupon: NewCoupon): Promise<CouponRow> => {
  const [row] = await tx.insert(coupons).values(coupon).returning();
  if (!row) throw new Error('no coupon was made');
  return row;
};

/** All coupons, sorted by code. */
export const listCoupons = async (tx: Tx) => {
  const issued = new Map((await countIssued(tx)).map(({ id, count }) => [id, count]));
  return (await tx.select().from(coupons).orderBy(coupons.code).limit(LIMIT)).map((row) =>
    toAdminView(row, issued.get(row.id) ?? 0),
  );
};

/** Who has paid an order has no first one left. */
const isOver = (userId: string) => sql`(${coupons.audience} in ('NEW_USER', 'APP_NEW_USER')
  and ${hasPaidOrder(userId)})`;

/**
 * Coupons issued to a shopper, sorted by their end; those for a first order are theirs until they
 * have paid one.
 */
export const listOwnCoupons = async (tx: Tx, userId: string) => {
  const used = sql<boolean>`exists (select 1 from coupon_uses u where u.coupon_id = ${coupons.id}
    and u.user_id = ${userId} and u.state = 'consumed')`;
  const rows = await tx
    .select({ coupon: coupons, grant: couponGrants, used })
    .from(couponGrants)
    .innerJoin(coupons, eq(coupons.id, couponGrants.couponId))
    .where(sql`${couponGrants.userId} = ${userId} and (${used} or not ${isOver(userId)})`)
    .orderBy(coupons.endsAt, coupons.code)
    .limit(LIMIT);
  return rows.map(({ coupon, grant, used: isUsed }) => ({
    ...serialize(coupon),
    issuedAt: grant.issuedAt.toISOString(),
    issuedAs: grant.issue,
    isUsed,
  }));
};

/** Throws 20627 when the shopper is not of the coupon's audience: they could not use it. */
const refuseOtherAudience = async (tx: Tx, { audience }: CouponRow, userId: number) => {
  const { rows } = await tx.execute<{ paid: boolean }>(
    sql`select ${hasPaidOrder(String(userId))} as paid`,
  );
  const reason = couponAudienceRefusal(audience, rows[0]?.paid ?? false);
  if (reason)
    throw new ApiError('20627', { text: bilingual(`coupon.issue_${reason}`), data: { reason } });
};

const shopperOf = async (
  tx: Tx,
  who: { readonly userId?: string | undefined; readonly email?: string | undefined },
): Promise<number> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from users where status <> 'erased'
      and (id::text = ${who.userId ?? null}
      or (${who.userId ?? null}::text is null and email = lower(${who.email ?? null})))`,
  );
  if (!rows[0]) throw new ApiError('10405');
  return rows[0].id;
};

/**
 * Issues a coupon to one shopper, who is told of it as of every code. Throws 20628 when it is no
 * longer valid, and 20627 when it is for shoppers of another audience.
 */
export const issueManually = (
  db: Db,
  code: string,
  who: { readonly userId?: string | undefined; readonly email?: string | undefined },
): Promise<{ code: string; userId: string; issued: boolean }> =>
  inTransaction(db, async (tx) => {
    const [coupon, userId] = [await byCode(tx, code), await shopperOf(tx, who)];
    if (coupon.status !== 'VALID') throw new ApiError('20628');
    await refuseOtherAudience(tx, coupon, userId);
    const given = await tx
      .insert(couponGrants)
      .values({ couponId: coupon.id, userId: String(userId), issue: 'MANUAL' })
      .onConflictDoNothing()
      .returning({ userId: couponGrants.userId });
    return { code: coupon.code, userId: String(userId), issued: given.length > 0 };
  });

/**
 * Issues every running AUTOMATIC coupon to the shoppers of its audience who do not have it yet.
 * Returns how many were issued.
 */
export const issueAutomatically = async (tx: Tx): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    insert into coupon_grants (coupon_id, user_id, issue)
    select c.id, u.id::text, 'AUTOMATIC' from coupons c join users u on u.role = 'client'
      and u.status = 'active'
    where c.issue = 'AUTOMATIC' and c.status = 'VALID' and c.starts_at <= app_now()
      and c.ends_at > app_now()
      and (c.audience = 'ALL' or (c.audience = 'OLD_USER') = ${hasPaidOrder(sql`u.id::text`)})
    on conflict do nothing`);
  return rowCount ?? 0;
};

/** Revokes a coupon. Throws 20628 when it has ended. Orders that have reserved it keep it. */
export const revokeCoupon = async (tx: Tx, code: string, userId: string) => {
  const coupon = await byCode(tx, code);
  const moved = await moveStates(tx, COUPON, {
    to: 'REVOKED',
    from: statesBefore(COUPON_EDGES, 'REVOKED'),
    which: sql`id = ${coupon.id}`,
    actor: { kind: 'admin', userId },
  });
  if (moved === 0) throw new ApiError('20628');
  const [issued] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(couponGrants)
    .where(eq(couponGrants.couponId, coupon.id));
  return toAdminView(await byCode(tx, code), issued?.count ?? 0);
};
