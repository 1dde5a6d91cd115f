import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { users } from '../identity/index.ts';

/** What somebody may do for a merchant. */
export type MerchantRole = 'owner' | 'manager' | 'counter';

/** Somebody at work: an administrator for every merchant, anybody else for their own. */
export interface Member {
  readonly userId: number;
  readonly role: 'admin' | MerchantRole;
  /** Null is every merchant. */
  readonly merchantId: number | null;
}

/** Who writes, prices and decides; the counter redeems and looks things up. */
export const MANAGERS: readonly MerchantRole[] = ['owner', 'manager'];
export const OWNERS: readonly MerchantRole[] = ['owner'];
const EVERYBODY: readonly MerchantRole[] = ['owner', 'manager', 'counter'];

/**
 * The viewer as a member of a merchant. 10405 for who belongs to none, or whose role there is none
 * of `roles`; an administrator may do what anybody may.
 */
export const requireMember = async (
  tx: Tx,
  viewer: Viewer,
  roles: readonly MerchantRole[] = EVERYBODY,
): Promise<Member> => {
  const userId = Number(viewer.userId);
  if (viewer.role === 'admin') return { userId, role: 'admin', merchantId: null };
  const [user] = await tx
    .select({ merchantId: users.merchantId, role: users.merchantRole, kind: users.role })
    .from(users)
    .where(eq(users.id, userId));
  const role = user?.role ?? 'owner';
  if (!user?.merchantId || user.kind !== 'merchant' || !roles.includes(role))
    throw new ApiError('10405');
  return { userId, role, merchantId: user.merchantId };
};

/** The merchant that a member works on: their own, or the one that an administrator names. */
export const merchantFor = (member: Member, merchantId: number | undefined): number => {
  const found = member.merchantId ?? merchantId;
  if (found === undefined || (merchantId !== undefined && merchantId !== found))
    throw new ApiError('10405');
  return found;
};

/** The merchant that an account speaks for; undefined for everybody else. */
export const merchantOfUser = async (tx: Tx, userId: string): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ merchant_id: number | null }>(
    sql`select merchant_id::int as merchant_id from users where id = ${Number(userId)}`,
  );
  return rows[0]?.merchant_id ?? undefined;
};
