import { SHELF_EDGES, statesBefore, type ShelfState } from '@tapnook/kernel';
import { sql, type SQL } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { moveStates, type Actor, type Machine } from '../../db/state-machine.ts';
import { ApiError } from '../../errors.ts';

/**
 * Recomputes the lowest prices of these products (of all without a list). Returns how many changed.
 */
export const refreshPrices = async (tx: Tx, productIds?: readonly number[]): Promise<number> => {
  const { rows } = await tx.execute<{ changed: number }>(
    sql`select refresh_product_prices(${productIds ? sql.param([...productIds]) : null}::int[]) as
      changed`,
  );
  return rows[0]?.changed ?? 0;
};

/**
 * Renews the days on which products can be used; also by hand after a calendar was filled. Gives
 * how many products changed.
 */
export const refreshDays = (db: Db): Promise<number> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5min'`);
    const { rows } = await tx.execute<{ changed: number }>(
      sql`select refresh_open_days() as changed`,
    );
    return rows[0]?.changed ?? 0;
  });

/** The same for one product, in the transaction that changed its calendar. */
export const refreshDaysOf = async (tx: Tx, productId: number): Promise<void> => {
  await tx.execute(sql`select refresh_open_days(${productId})`);
};

/** Lowest prices of products with a limited price, which begins and ends at any minute. */
export const refreshLimitedPrices = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct product_id as id from plans where limited_price is not null
      and limited_end_at > app_now() - interval '1 day'
      and (limited_start_at is null or limited_start_at <= app_now())`,
  );
  return rows.length
    ? refreshPrices(
        tx,
        rows.map((row) => row.id),
      )
    : 0;
};

const SHELF: Machine = { kind: 'product', table: 'products' };
const CLOCK: Actor = { kind: 'clock' };
const TOUCHED = sql`, updated_at = app_now()`;

/**
 * Moves products along the shelf by the clock, edge by edge: on sale when the sale begins, on the
 * shelf again after a sold-out mark was lifted, sold out when an automatic end has come. Any number
 * of processes may run it.
 */
export const updateAvailability = async (tx: Tx): Promise<number> => {
  const begun = await moveStates(tx, SHELF, {
    to: 'ON_SHELF',
    from: ['WAIT_ON_SHELF'],
    which: sql`coalesce(start_sell_at <= app_now(), true)`,
    actor: CLOCK,
    also: TOUCHED,
  });
  const back = await moveStates(tx, SHELF, {
    to: 'ON_SHELF',
    from: ['UN_SOLD_OUT'],
    which: sql`true`,
    actor: CLOCK,
    also: TOUCHED,
  });
  const ended = await moveStates(tx, SHELF, {
    to: 'SOLD_OUT',
    from: ['ON_SHELF'],
    which: sql`auto_sold_out_at <= app_now()`,
    actor: CLOCK,
    also: TOUCHED,
  });
  return begun + back + ended;
};

/**
 * What a hand-made move means for the clock: opening begins the sale now, lifting a sold-out mark
 * forgets an end that has passed.
 */
const ALSO: Partial<Record<ShelfState, SQL>> = {
  ON_SHELF: sql`, start_sell_at = least(t.start_sell_at, app_now())`,
  UN_SOLD_OUT: sql`, auto_sold_out_at = case when t.auto_sold_out_at > app_now()
    then t.auto_sold_out_at end`,
};

/**
 * Moves one product by hand; `merchantId` null means any merchant's. 10405 for others', 20716 along
 * an edge that does not exist.
 */
export const moveProduct = async (
  tx: Tx,
  productId: number,
  to: ShelfState,
  merchantId: number | null,
  actor: Actor,
): Promise<void> => {
  const mine = sql`id = ${productId} and (${merchantId}::int is null
    or merchant_id = ${merchantId})`;
  if (
    (await moveStates(tx, SHELF, {
      to,
      from: statesBefore(SHELF_EDGES, to),
      // The shelf is for what the editors have published.
      which: sql`${mine} and (${to} = 'OFF_SHELF' or content_state = 'published')`,
      actor,
      also: sql`${TOUCHED} ${ALSO[to] ?? sql``}`,
    })) === 1
  )
    return;
  const { rowCount } = await tx.execute(sql`select 1 from products where ${mine}`);
  throw new ApiError(rowCount ? '20716' : '10405');
};

/** The legacy recompute call: changes only when the caller may, else it counts (part 3). */
export const refreshAvailability = async (
  tx: Tx,
  mayChange: boolean,
): Promise<{ checked: number; updated: number }> => {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from products`,
  );
  const checked = rows[0]?.count ?? 0;
  return {
    checked,
    updated: mayChange ? (await updateAvailability(tx)) + (await refreshPrices(tx)) : 0,
  };
};
