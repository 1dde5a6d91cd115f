import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { optionFields, optionGroups } from '../catalog/index.ts';
import type { Order } from '../orders/index.ts';

type Options = Order['snapshot']['options'];

/**
 * Reads the names of some bookings' fields. What it gives makes the options of a visit: those that
 * were bought, each with the field that was chosen for the visit, if one was.
 */
export const visitOptions = async (
  tx: Tx,
  bookings: readonly { readonly fieldIds: readonly string[] | null }[],
): Promise<(order: Order, fieldIds: readonly string[]) => Options> => {
  const ids = [...new Set(bookings.flatMap(({ fieldIds }) => fieldIds ?? []))].map(Number);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: optionFields.id, name: optionFields.name, group: optionGroups.id })
          .from(optionFields)
          .innerJoin(optionGroups, eq(optionGroups.id, optionFields.groupId))
          .where(inArray(optionFields.id, ids));
  return (order, fieldIds) =>
    order.snapshot.options.map((option) => {
      const chosen = rows.find(
        ({ id, group }) => String(group) === option.optionId && fieldIds.includes(String(id)),
      );
      return chosen ? { ...option, fieldId: String(chosen.id), fieldName: chosen.name } : option;
    });
};

/**
 * What runs out of a plan's options with how many are left, but for the fields that were bought
 * with the order: those are its own.
 */
export const optionPlaces = async (
  tx: Tx,
  order: Order,
): Promise<
  readonly { readonly fieldId: string; readonly inventoryId: number; readonly left: number }[]
> => {
  const { rows } = await tx.execute<{ fieldId: string; inventoryId: number; left: number }>(sql`
    select f.id::text as "fieldId", i.id::int as "inventoryId",
      greatest(0, i.quota - i.sold - i.held)::int as left
    from option_groups g join option_fields f on f.group_id = g.id and not f.retired
      join inventory i on i.kind = 'option' and i.ref = f.id and i.day is null
    where g.plan_id = ${order.planId} and i.quota is not null`);
  return rows.filter(({ fieldId }) =>
    order.snapshot.options.every((bought) => bought.fieldId !== fieldId),
  );
};
