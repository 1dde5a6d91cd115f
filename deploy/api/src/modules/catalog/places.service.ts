import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { inventory } from './inventory.tables.ts';

/** Takes places of a kind: one conditional update. False when there are not enough left. */
export const takePlaces = async (
  tx: Tx,
  inventoryId: number,
  quantity: number,
  as: 'held' | 'sold',
): Promise<boolean> => {
  const column = sql.identifier(as);
  const taken = await tx.execute(
    sql`update inventory set ${column} = ${column} + ${quantity} where id = ${inventoryId}
      and (quota is null or sold + held + ${quantity} <= quota)`,
  );
  return taken.rowCount === 1;
};

/** Places that were sold are free again. */
export const returnPlaces = async (
  tx: Tx,
  inventoryId: number,
  quantity: number,
): Promise<void> => {
  await tx.execute(sql`update inventory set sold = sold - ${quantity} where id = ${inventoryId}`);
};

/** The same for many at once: `sold` is a query of `inventory_id` and `quantity`. */
export const returnAllPlaces = async (tx: Tx, sold: SQL): Promise<void> => {
  await tx.execute(
    sql`update inventory i set sold = i.sold - h.quantity from (${sold}) h
      where h.inventory_id = i.id`,
  );
};

/** Rows of the inventory are locked in order of their ids, so that crossing moves do not block. */
export const lockPlaces = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0)
    await tx
      .select({ id: inventory.id })
      .from(inventory)
      .where(inArray(inventory.id, [...ids]))
      .orderBy(asc(inventory.id))
      .for('update');
};

// Parts of one statement, in which an order keeps what it holds at the same time. Each locks the
// places in the order of their ids as everybody locks them.

/** Holds what `wanted (id, quantity)` of the statement asks for; `taken` has the ids that could. */
export const HOLD_WANTED = sql`
  locked as (select id from inventory where id in (select id from wanted) order by id for update),
  taken as (update inventory i set held = i.held + w.quantity from wanted w
    join locked l on l.id = w.id
    where i.id = w.id and (i.quota is null or i.sold + i.held + w.quantity <= i.quota)
      returning i.id)`;

/** The places that `held (inventory_id, quantity)` of the statement has. */
const LOCKED = sql`locked as (select i.id from inventory i
  where i.id in (select inventory_id from held) order by i.id for update)`;

/** What `held` of the statement has is sold; `moved` has the ids. */
export const SELL_HELD = sql`${LOCKED},
  moved as (update inventory i set held = i.held - h.quantity, sold = i.sold + h.quantity
    from held h join locked l on l.id = h.inventory_id where i.id = h.inventory_id returning i.id)`;

/** What `held` of the statement has is free again; `moved` has the ids. */
export const RELEASE_HELD = sql`${LOCKED},
  moved as (update inventory i set held = i.held - h.quantity from held h
    join locked l on l.id = h.inventory_id where i.id = h.inventory_id returning i.id)`;
