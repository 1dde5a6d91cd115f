import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether somebody has paid an order, as a condition: what tells new shoppers from returning ones,
 * wherever a coupon is issued, listed or used.
 */
export const hasPaidOrder = (userId: SQL | string): SQL<boolean> =>
  sql`exists (
    select 1 from orders where orders.user_id = ${userId} and orders.captured_amount > 0
  )`;
