import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { takePlaces } from '../orders/stock.service.ts';
import { bookingPlaces } from './booking.tables.ts';

/** Takes the places of a booking, in order of their ids; 20619 when one of them is full. */
export const occupyPlaces = async (tx: Tx, bookingId: string, inventoryIds: readonly number[], quantity: number): Promise<void> => {
  const ids = inventoryIds.toSorted((a, b) => a - b);
  for (const id of ids) if (!(await takePlaces(tx, id, quantity, 'sold'))) throw new ApiError('20619');
  if (ids.length > 0) await tx.insert(bookingPlaces).values(ids.map((inventoryId) => ({ bookingId, inventoryId, quantity })));
};

/** Frees some places of a booking; one that was used stays used. */
export const freePlaces = async (tx: Tx, bookingId: string, quantity: number): Promise<void> => {
  const places = await tx.select().from(bookingPlaces).where(eq(bookingPlaces.bookingId, bookingId)).orderBy(asc(bookingPlaces.inventoryId)).for('update');
  for (const place of places) {
    const back = Math.min(place.quantity, quantity);
    await tx.execute(sql`update inventory set sold = sold - ${back} where id = ${place.inventoryId}`);
    if (back === place.quantity) await tx.delete(bookingPlaces).where(sql`${bookingPlaces.bookingId} = ${bookingId} and ${bookingPlaces.inventoryId} = ${place.inventoryId}`);
    else await tx.update(bookingPlaces).set({ quantity: place.quantity - back }).where(sql`${bookingPlaces.bookingId} = ${bookingId} and ${bookingPlaces.inventoryId} = ${place.inventoryId}`);
  }
};

/** Gives so many places of a booking to the one that follows it at the same time; one that was used stays with the first. */
export const handOverPlaces = async (tx: Tx, from: string, to: string, quantity: number): Promise<void> => {
  await tx.execute(sql`insert into booking_places (booking_id, inventory_id, quantity) select ${to}, inventory_id, ${quantity} from booking_places where booking_id = ${from}`);
  await tx.update(bookingPlaces).set({ quantity: sql`${bookingPlaces.quantity} - ${quantity}` }).where(eq(bookingPlaces.bookingId, from));
  await tx.delete(bookingPlaces).where(and(eq(bookingPlaces.bookingId, from), eq(bookingPlaces.quantity, 0)));
};
