import type { LocalisedText } from '@tapnook/contracts';
import { couponDiscount, couponRefusal, formatMoney, type CouponRefusal } from '@tapnook/kernel';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import { hasPaidOrder } from './audience.ts';
import { type CouponRow } from './coupons.service.ts';
import { coupons } from './coupons.tables.ts';

/** Who asks for which product. */
export interface CouponRequest {
  readonly userId: string;
  readonly code: string;
  readonly total: number;
  readonly productId: number;
  readonly categoryIds: readonly string[];
  readonly isApp: boolean;
  /** The order being checked; its own reservation does not count against it. */
  readonly orderId?: string;
  /** Another unpaid order of the shopper that has reserved this coupon. */
  readonly findHolder: (couponId: CouponRow['id']) => Promise<CouponHolder | undefined>;
}

/** An unpaid order that holds a coupon, with the sentence that says so. */
interface CouponHolder {
  readonly text: LocalisedText;
  readonly waiting: Readonly<Record<string, unknown>>;
}

/** Why a coupon is refused, in words. */
export const refusalText = (refusal: CouponRefusal, coupon: CouponRow): LocalisedText =>
  refusal === 'below_minimum'
    ? bilingual(coupon.above ? 'coupon.above_minimum' : 'coupon.below_minimum', {
        amount: formatMoney(coupon.minimum),
      })
    : bilingual(`coupon.${refusal}`);

/** Refusals that the coupon's own description explains; every other refusal states its reason. */
const OWN_WORDS: ReadonlySet<CouponRefusal> = new Set([
  'not_issued',
  'other_product',
  'app_only',
  'first_order_only',
  'returning_only',
]);

const isInScope = async (tx: Tx, coupon: CouponRow, request: CouponRequest): Promise<boolean> => {
  if (coupon.scope === 'ALL') return true;
  if (coupon.scope === 'SPECIFIC') return coupon.scopeIds.includes(String(request.productId));
  if (coupon.scope === 'CATEGORY')
    return request.categoryIds.some((id) => coupon.scopeIds.includes(id));
  const { rows } = await tx.execute(
    sql`select 1 from product_list_items where product_id = ${request.productId}
      and list_id::text = any(${sql.param(coupon.scopeIds)}::text[]) limit 1`,
  );
  return rows.length > 0;
};

const countsOf = async (
  tx: Tx,
  coupon: CouponRow,
  request: CouponRequest,
): Promise<{
  paid: boolean;
  used: number;
  consumed: number;
  holds: boolean;
  issued: boolean;
  now: number;
}> => {
  const { rows } = await tx.execute<{
    paid: boolean;
    used: number;
    consumed: number;
    holds: boolean;
    issued: boolean;
    now: string;
  }>(sql`select
    ${hasPaidOrder(request.userId)} as paid,
    (select count(*)::int from coupon_uses where coupon_id = ${coupon.id}
      and user_id = ${request.userId} and state <> 'released' and order_id
      is distinct from ${request.orderId ?? null}::uuid) as used,
    (select count(*)::int from coupon_uses where coupon_id = ${coupon.id}
      and user_id = ${request.userId} and state = 'consumed') as consumed,
    exists (select 1 from coupon_uses where coupon_id = ${coupon.id}
      and order_id = ${request.orderId ?? null}::uuid and state = 'reserved') as holds,
    exists (select 1 from coupon_grants where coupon_id = ${coupon.id}
      and user_id = ${request.userId}) as issued,
    (extract(epoch from app_now()) * 1000)::bigint::text as now`);
  return {
    paid: rows[0]?.paid ?? false,
    used: rows[0]?.used ?? 0,
    consumed: rows[0]?.consumed ?? 0,
    holds: rows[0]?.holds ?? false,
    issued: rows[0]?.issued ?? false,
    now: Number(rows[0]?.now),
  };
};

/**
 * Checks a code and returns its discount. Throws 20627 with the reason of the refusal. With `lock`
 * the row stays locked for the transaction.
 */
export const checkCoupon = async (
  tx: Tx,
  request: CouponRequest,
  lock = false,
): Promise<{ readonly coupon: CouponRow; readonly discount: number }> => {
  const query = tx
    .select()
    .from(coupons)
    .where(eq(coupons.code, request.code.trim().toUpperCase()));
  const [coupon] = await (lock ? query.for('update') : query);
  if (!coupon) throw new ApiError('20627', { text: bilingual('coupon.unknown') });
  const { paid, used, consumed, holds, issued, now } = await countsOf(tx, coupon, request);
  const refusal = couponRefusal(
    // Its last unit may be the one that this order itself holds.
    {
      ...coupon,
      status: holds && coupon.status === 'EXHAUSTED' ? 'VALID' : coupon.status,
      startsAt: coupon.startsAt.getTime(),
      endsAt: coupon.endsAt.getTime(),
    },
    {
      now,
      total: request.total,
      inScope: await isInScope(tx, coupon, request),
      isIssued: issued,
      isApp: request.isApp,
      hasPaidOrder: paid,
      used,
      perUser: coupon.perUser,
    },
  );
  const holder =
    refusal === 'used_up' || (refusal === 'used' && consumed < coupon.perUser)
      ? await request.findHolder(coupon.id)
      : undefined;
  if (holder)
    throw new ApiError('20627', {
      text: holder.text,
      data: { reason: refusal, waiting: holder.waiting },
    });
  if (refusal)
    throw new ApiError('20627', {
      text: (OWN_WORDS.has(refusal) && coupon.refusal) || refusalText(refusal, coupon),
      data: { reason: refusal },
    });
  return { coupon, discount: couponDiscount(coupon, request.total) };
};
