import { sql } from 'drizzle-orm';
import type { Content, CouponContent } from '../../../seed/content/types.ts';
import type { Keys } from '../../../seed/keys.ts';
import type { Tx } from '../../db/pool.ts';
import { issueAutomatically } from './coupon-admin.service.ts';
import { coupons } from './coupons.tables.ts';

const SCOPES = { category: 'CATEGORY', 'product-list': 'LIST', product: 'SPECIFIC' } as const;

const scopeIds = (keys: Keys, { scope }: CouponContent): string[] =>
  (scope?.keys ?? []).flatMap((key) => {
    const id =
      scope?.kind === 'category'
        ? keys.categories.get(key)?.id
        : scope?.kind === 'product'
          ? keys.products.get(key)
          : keys.lists.get(key);
    return id === undefined ? [] : [String(id)];
  });

/**
 * The written discount codes; an app's first-purchase code needs more than its minimum, the others
 * reach it.
 */
export const seedCoupons = async (
  db: Tx,
  content: Pick<Content, 'coupons'>,
  keys: Keys,
): Promise<void> => {
  const rows = content.coupons.map((coupon) => ({
    code: coupon.code,
    name: { en_gb: coupon.name.en, zh_hk: coupon.name.zh },
    type: coupon.type,
    value: coupon.amount,
    minimum: coupon.minimum ?? 0,
    above: coupon.audience === 'APP_NEW_USER',
    scope: coupon.scope ? SCOPES[coupon.scope.kind] : ('ALL' as const),
    scopeIds: scopeIds(keys, coupon),
    audience: coupon.audience ?? ('ALL' as const),
    quota: coupon.limit ?? null,
    issue: coupon.issue ?? ('MANUAL' as const),
    onlyIssued: coupon.onlyIssued ?? false,
    refusal: coupon.refusal ? { en_gb: coupon.refusal.en, zh_hk: coupon.refusal.zh } : null,
    status: coupon.endsInDays <= 0 ? ('EXPIRED' as const) : ('VALID' as const),
    startsAt: sql`app_now() + make_interval(days => ${coupon.startsInDays})`,
    endsAt: sql`app_now() + make_interval(days => ${coupon.endsInDays})`,
  }));
  if (rows.length > 0) await db.insert(coupons).values(rows);
  await db.execute(
    sql`insert into coupon_grants (coupon_id, user_id, issue) select id, '1', 'MANUAL' from coupons
      where only_issued`,
  );
  await issueAutomatically(db);
};
