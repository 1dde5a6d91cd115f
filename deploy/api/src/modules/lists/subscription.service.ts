import type { LocalisedText } from '@tapnook/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { findProductRow, iso, isoOrNull } from '../catalog/index.ts';

export interface Subscriber {
  readonly userId: string | null;
  readonly visitorId: string | undefined;
  readonly email: string | undefined;
}

const emailOf = async (tx: Tx, who: Subscriber): Promise<string> => {
  if (who.email) return who.email.toLowerCase();
  const { rows } = who.userId
    ? await tx.execute<{ email: string | null }>(
        sql`select coalesce(notification_email_address, email) as email from users
          where id = ${Number(who.userId)}`,
      )
    : { rows: [] };
  const email = rows[0]?.email;
  if (!email)
    throw new ApiError('10102', {
      fields: [fieldError('body.email', 'fault.format.email')],
    });
  return email;
};

/**
 * Notes who wants to hear of a product; once per address, however often it is asked. 20714 when
 * there is none.
 */
export const subscribe = async (
  tx: Tx,
  productId: number,
  who: Subscriber,
): Promise<{ id: string; productId: string; email: string }> => {
  const product = await findProductRow(tx, { id: productId });
  if (!product) throw new ApiError('20714');
  const email = await emailOf(tx, who);
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into product_subscriptions as s (product_id, user_id, visitor_id, email, created_at)
    values (${productId}, ${who.userId === null ? null : Number(who.userId)},
      ${who.visitorId ?? null}, ${email}, app_now())
    on conflict (product_id, email) do update set user_id = coalesce(s.user_id, excluded.user_id),
      notified_at = null
    returning id::int as id`);
  return { id: String(rows[0]?.id), productId: String(productId), email };
};

/** Letters about products that are on sale again are news too, and end with them. */
export const endProductAlerts = async (tx: Tx, email: string): Promise<void> => {
  await tx.execute(
    sql`delete from product_subscriptions where email = ${email} and notified_at is null`,
  );
};

interface Row extends Record<string, unknown> {
  id: number;
  product_id: number;
  name: LocalisedText;
  email: string;
  created_at: string;
  notified_at: string | null;
  total: number;
}
export interface SubscriptionFilter {
  /** Whose products; `any` for an administrator. */
  readonly merchantId: number | 'any';
  readonly productId?: number | undefined;
  readonly email?: string | undefined;
}
const conditions = (filter: SubscriptionFilter): SQL => sql`
  ${filter.merchantId === 'any' ? sql`true` : sql`p.merchant_id = ${filter.merchantId}`}
  and ${filter.productId === undefined ? sql`true` : sql`p.id = ${filter.productId}`}
  and ${filter.email ? sql`position(lower(${filter.email}) in s.email) > 0` : sql`true`}`;

/** Who waits for a merchant's products, the newest first. */
export const readSubscriptions = async (
  tx: Tx,
  filter: SubscriptionFilter,
  limit: number,
  offset: number,
) => {
  const { rows } = await tx.execute<Row>(sql`
    select s.id::int as id, s.product_id, p.name, s.email, s.created_at, s.notified_at,
      count(*) over ()::int as total
    from product_subscriptions s join products p on p.id = s.product_id where ${conditions(filter)}
      order by s.id desc limit ${limit} offset ${offset}`);
  return {
    totalCount: rows[0]?.total ?? 0,
    items: rows.map((row) => ({
      id: String(row.id),
      productId: String(row.product_id),
      productName: row.name,
      email: row.email,
      createdAt: iso(row.created_at),
      notifiedAt: isoOrNull(row.notified_at),
    })),
  };
};

/** A spreadsheet must not run what a stranger typed: formulas are quoted. */
const cell = (value: string): string =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replace(/"/g, '""')}"`;
const LARGEST_EXPORT = 10_000;

/** The same as CSV, with a byte order mark for spreadsheets. */
export const exportSubscriptions = async (
  tx: Tx,
  filter: SubscriptionFilter,
  language: 'en_gb' | 'zh_hk',
  today: string,
) => {
  const { items } = await readSubscriptions(tx, filter, LARGEST_EXPORT, 0);
  const lines = items.map((item) =>
    [item.productId, item.productName[language], item.email, item.createdAt].map(cell).join(','),
  );
  return {
    fileName: `subscriptions-${today}.csv`,
    contentType: 'text/csv' as const,
    content: `\uFEFF${['productId,productName,email,createdAt', ...lines].join('\r\n')}\r\n`,
  };
};
