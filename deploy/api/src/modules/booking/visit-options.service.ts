import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { optionFields, optionGroups } from '../catalog/catalog.tables.ts';
import type { Order } from '../orders/order-events.service.ts';

type Options = Order['snapshot']['options'];

/**
 * Reads the names of some bookings' fields. What it gives makes the options of a visit: those that were bought, each
 * with the field that was chosen for the visit, if one was.
 */
export const visitOptions = async (tx: Tx, bookings: readonly { readonly fieldIds: readonly string[] | null }[]): Promise<(order: Order, fieldIds: readonly string[]) => Options> => {
  const ids = [...new Set(bookings.flatMap(({ fieldIds }) => fieldIds ?? []))].map(Number);
  const rows = ids.length === 0 ? [] : await tx.select({ id: optionFields.id, name: optionFields.name, group: optionGroups.id }).from(optionFields).innerJoin(optionGroups, eq(optionGroups.id, optionFields.groupId)).where(inArray(optionFields.id, ids));
  return (order, fieldIds) =>
    order.snapshot.options.map((option) => {
      const chosen = rows.find(({ id, group }) => String(group) === option.optionId && fieldIds.includes(String(id)));
      return chosen ? { ...option, fieldId: String(chosen.id), fieldName: chosen.name } : option;
    });
};

/** Until when a visit may be changed or given back. */
export const changeableUntil = (order: Order, startsAt: Date): string => new Date(startsAt.getTime() - order.snapshot.cutOffHours * 3_600_000).toISOString();
