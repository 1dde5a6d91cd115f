import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { inventory, returnPlaces, takePlaces } from '../catalog/index.ts';
import { bookingPlaces } from './booking.tables.ts';

/** Takes the places of a booking, in order of their ids; 20619 when one of them is full. */
export const occupyPlaces = async (
  tx: Tx,
  bookingId: string,
  inventoryIds: readonly number[],
  quantity: number,
): Promise<void> => {
  const ids = inventoryIds.toSorted((a, b) => a - b);
  for (const id of ids)
    if (!(await takePlaces(tx, id, quantity, 'sold'))) throw new ApiError('20619');
  if (ids.length > 0)
    await tx
      .insert(bookingPlaces)
      .values(ids.map((inventoryId) => ({ bookingId, inventoryId, quantity })));
};

/** Frees some places of a booking; one that was used stays used. */
export const freePlaces = async (tx: Tx, bookingId: string, quantity: number): Promise<void> => {
  const places = await tx
    .select()
    .from(bookingPlaces)
    .where(eq(bookingPlaces.bookingId, bookingId))
    .orderBy(asc(bookingPlaces.inventoryId))
    .for('update');
  for (const place of places) {
    const back = Math.min(place.quantity, quantity);
    await returnPlaces(tx, place.inventoryId, back);
    if (back === place.quantity)
      await tx.delete(bookingPlaces).where(
        sql`${bookingPlaces.bookingId} = ${bookingId}
            and ${bookingPlaces.inventoryId} = ${place.inventoryId}`,
      );
    else
      await tx
        .update(bookingPlaces)
        .set({ quantity: place.quantity - back })
        .where(
          sql`${bookingPlaces.bookingId} = ${bookingId}
            and ${bookingPlaces.inventoryId} = ${place.inventoryId}`,
        );
  }
};

/** The start time that a booking has taken. */
export const slotPlacesOf = async (tx: Tx, bookingId: string): Promise<readonly number[]> =>
  (
    await tx
      .select({ id: bookingPlaces.inventoryId })
      .from(bookingPlaces)
      .innerJoin(inventory, eq(inventory.id, bookingPlaces.inventoryId))
      .where(and(eq(bookingPlaces.bookingId, bookingId), eq(inventory.kind, 'slot')))
  ).map(({ id }) => id);
