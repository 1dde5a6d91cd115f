import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './pool.ts';

/** What has a `status` column that moves along edges. */
export interface Machine {
  readonly kind: 'product' | 'coupon' | 'campaign';
  readonly table: 'products' | 'coupons' | 'banners';
}
/** Who moves it; `order` is an order that takes or returns the last of something. */
export type Actor =
  | { readonly kind: 'clock' | 'order' }
  | { readonly kind: 'merchant' | 'admin'; readonly userId: string };

export interface Move {
  readonly to: string;
  readonly from: readonly string[];
  /** Which rows, by their columns. */
  readonly which: SQL;
  readonly actor: Actor;
  /** Further columns to set, with a comma before each; the row is `t`. */
  readonly also?: SQL;
}

/**
 * Moves rows to a state from the states that lead there: one statement changes them and writes
 * their events (part 3, "Transitions"), so it is one transaction wherever it runs, and of any
 * number of callers one moves each. Returns how many.
 */
export const moveStates = async (
  tx: Tx,
  { kind, table }: Machine,
  { to, from, which, actor, also = sql`` }: Move,
): Promise<number> => {
  const rows = sql.identifier(table);
  const { rowCount } = await tx.execute(sql`
    with moving as (select id, status from ${rows}
      where status = any(${sql.param([...from])}::text[]) and ${which} order by id for update),
      moved as (update ${rows} t set status = ${to} ${also} from moving m where t.id = m.id
        returning t.id, m.status)
    insert into state_events (kind, subject, from_state, to_state, actor, actor_id)
      select ${kind}, id::text, status, ${to}, ${actor.kind},
      ${'userId' in actor ? actor.userId : null} from moved`);
  return rowCount ?? 0;
};

interface EventRow extends Record<string, unknown> {
  from_state: string;
  to_state: string;
  actor: Actor['kind'];
  at: string;
}
/** Every move of one row, newest first, at most 200. */
export const readStateEvents = async (
  tx: Tx,
  kind: Machine['kind'],
  subject: string,
): Promise<readonly EventRow[]> =>
  (
    await tx.execute<EventRow>(
      sql`select from_state, to_state, actor, at from state_events where kind = ${kind}
        and subject = ${subject} order by id desc limit 200`,
    )
  ).rows;
