import type { OrderCode } from '@tapnook/kernel';
import { and, count, desc, eq, gt, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Viewer } from '../../handlers.ts';
import { requireMember, type MerchantRole } from '../merchants/index.ts';
import type { Order } from './order-events.service.ts';
import { orders } from './orders.tables.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const isOwn = (userId: string, reference: string): SQL | undefined =>
  and(
    eq(orders.userId, userId),
    UUID.test(reference) ? eq(orders.id, reference) : eq(orders.orderNo, reference),
  );

/** The id of a shopper's own order by its number or its id; 10405 for anybody else's. */
export const findOwnOrderId = async (
  tx: Tx,
  userId: string,
  reference: string,
): Promise<string> => {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(isOwn(userId, reference));
  if (!order) throw new ApiError('10405');
  return order.id;
};

/** A shopper's own order by its number or its id; 10405 for anybody else's. */
export const readOwnOrder = async (
  tx: Tx,
  userId: string,
  reference: string | undefined,
): Promise<Order> => {
  const [order] =
    reference === undefined ? [] : await tx.select().from(orders).where(isOwn(userId, reference));
  if (!order) throw new ApiError('10405');
  return order;
};

/** The name that a shopper gave with the newest order that has one; empty without any. */
export const readLastOrderName = async (
  tx: Tx,
  userId: string,
): Promise<{ firstName: string; lastName: string }> => {
  const [order] = await tx
    .select({ firstName: orders.firstName, lastName: orders.lastName })
    .from(orders)
    .where(and(eq(orders.userId, userId), sql`${orders.firstName} <> ''`))
    .orderBy(desc(orders.purchasedAt))
    .limit(1);
  return { firstName: order?.firstName ?? '', lastName: order?.lastName ?? '' };
};

export interface ListQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly status?: OrderCode | 'ALL' | undefined;
  readonly statusArray?: readonly OrderCode[] | undefined;
  readonly keyword?: string | undefined;
}
const statusFilter = (query: ListQuery): SQL | undefined => {
  const codes = [
    ...(query.statusArray ?? []),
    ...(query.status && query.status !== 'ALL' ? [query.status] : []),
  ];
  return codes.length > 0 ? inArray(orders.code, codes) : undefined;
};
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const page = async (
  tx: Tx,
  where: SQL | undefined,
  query: ListQuery,
): Promise<{ totalCount: number; list: Order[] }> => {
  const [total] = await tx.select({ total: count() }).from(orders).where(where);
  const list = await tx
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.purchasedAt), desc(orders.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  return { totalCount: total?.total ?? 0, list };
};

export const listOwnOrders = (tx: Tx, userId: string, query: ListQuery) =>
  page(tx, and(eq(orders.userId, userId), isNull(orders.changeOf), statusFilter(query)), query);

/** Paid limited-quantity vouchers of a shopper. */
export const listLimitedOrders = (tx: Tx, userId: string, query: ListQuery) =>
  page(
    tx,
    and(eq(orders.userId, userId), eq(orders.isBooking, true), gt(orders.capturedAmount, 0)),
    query,
  );

/** The merchant whose orders a viewer may handle; null (every merchant) for an administrator. */
export const merchantIdOf = async (
  tx: Tx,
  viewer: Viewer,
  roles?: readonly MerchantRole[],
): Promise<number | null> => (await requireMember(tx, viewer, roles)).merchantId;

const ofMerchant = (merchantId: number | null): SQL | undefined =>
  merchantId === null ? undefined : eq(orders.merchantId, merchantId);
/** Orders of a merchant that have been paid at some time. */
export const listMerchantOrders = (tx: Tx, merchantId: number | null, query: ListQuery) => {
  const like = query.keyword ? `%${escaped(query.keyword)}%` : undefined;
  const words = like
    ? or(
        ilike(orders.orderNo, like),
        sql`${orders.firstName} || ' ' || ${orders.lastName} ilike ${like}`,
        // A Chinese name is written family name first, without a space.
        sql`${orders.lastName} || ${orders.firstName} ilike ${like}`,
        sql`${orders.snapshot}->'productName'->>'en_gb' ilike ${like}`,
        sql`${orders.snapshot}->'productName'->>'zh_hk' ilike ${like}`,
      )
    : undefined;
  return page(
    tx,
    and(
      ofMerchant(merchantId),
      isNull(orders.changeOf),
      gt(orders.capturedAmount, 0),
      statusFilter(query),
      words,
    ),
    query,
  );
};
export const readMerchantOrder = async (
  tx: Tx,
  merchantId: number | null,
  orderNo: string,
): Promise<Order> => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.orderNo, orderNo),
        isNull(orders.changeOf),
        ofMerchant(merchantId),
        gt(orders.capturedAmount, 0),
      ),
    );
  if (!order) throw new ApiError('10405');
  return order;
};

/** Orders of a shopper that wait for payment, the most urgent first. */
export const listPayable = (tx: Tx, userId: string): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.code, 'TBP'),
        sql`${orders.holdExpiresAt} > app_now()`,
      ),
    )
    .orderBy(orders.holdExpiresAt);

export const countToReview = async (tx: Tx, userId: string): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.reviewStatus, 'PENDING')));
  return row?.total ?? 0;
};

/**
 * Plan digests need no upkeep here, since every order keeps its plan; administrators learn how many
 * orders there are.
 */
export const countPlanDigests = async (tx: Tx, isAdmin: boolean) => {
  const { rows } = isAdmin
    ? await tx.execute<{ checked: number }>(sql`select count(*)::int as checked from orders`)
    : { rows: [] };
  return { checked: rows[0]?.checked ?? 0, updated: 0 };
};
