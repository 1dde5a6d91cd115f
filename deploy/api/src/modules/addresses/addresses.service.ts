import { and, count, eq } from 'drizzle-orm';
import { definedValues } from '../../db/defined-values.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { callingCode, checkPhone, lockUser } from '../identity/index.ts';
import { addressBook } from './addresses.tables.ts';

const MOST = 50;
type Row = typeof addressBook.$inferSelect;
type Fields = Omit<Row, 'id' | 'userId'>;

const toWire = ({ userId: _owner, id, ...row }: Row) => ({ ...row, id: String(id) });
const idOf = (wire: string): number => {
  if (!/^\d{1,15}$/.test(wire)) throw new ApiError('10405');
  return Number(wire);
};

/** The fields as they are kept. */
const check = <T extends Pick<Fields, 'phone' | 'phoneRegionId' | 'regionId'>>(fields: T): T => {
  const { number } = checkPhone(fields.phoneRegionId, fields.phone, {
    region: 'phoneRegionId',
    phone: 'phone',
  });
  if (!callingCode(fields.regionId))
    throw new ApiError('10102', {
      fields: [fieldError('body.regionId', 'fault.chooseRegionList')],
    });
  return { ...fields, phone: number };
};

export const listAddresses = async (tx: Tx, userId: number) =>
  (
    await tx
      .select()
      .from(addressBook)
      .where(eq(addressBook.userId, userId))
      .orderBy(addressBook.id)
  ).map(toWire);

/** Adds an entry; 80001 when the book is full. */
export const addAddress = (deps: Deps, userId: number, fields: Fields) => {
  const kept = check(fields);
  return inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId);
    const [held] = await tx
      .select({ held: count() })
      .from(addressBook)
      .where(eq(addressBook.userId, userId));
    if ((held?.held ?? 0) >= MOST) throw new ApiError('80001');
    const [row] = await tx
      .insert(addressBook)
      .values({ ...kept, userId })
      .returning();
    if (!row) throw new Error('no entry was made');
    return toWire(row);
  });
};

/** Changes what is given of one's own entry; another's is 10405. */
export const changeAddress = async (
  deps: Deps,
  userId: number,
  wire: string,
  change: { readonly [Key in keyof Fields]?: Fields[Key] | undefined },
) => {
  const mine = and(eq(addressBook.id, idOf(wire)), eq(addressBook.userId, userId));
  const [before] = await deps.db.select().from(addressBook).where(mine);
  if (!before) throw new ApiError('10405');
  const given = definedValues(change);
  const { phone } = check({ ...before, ...given });
  const [row] = await deps.db
    .update(addressBook)
    .set({ ...given, phone, userId })
    .where(mine)
    .returning();
  if (!row) throw new ApiError('10405');
  return toWire(row);
};

export const removeAddress = async (
  tx: Tx,
  userId: number,
  wire: string,
): Promise<{ status: boolean }> => {
  const removed = await tx
    .delete(addressBook)
    .where(and(eq(addressBook.id, idOf(wire)), eq(addressBook.userId, userId)))
    .returning({ id: addressBook.id });
  if (removed.length === 0) throw new ApiError('10405');
  return { status: true };
};

type PurchaseAddress = Pick<
  typeof addressBook.$inferInsert,
  'firstName' | 'lastName' | 'phone' | 'phoneRegionId' | 'email' | 'useNotification'
> & { readonly regionId: string | null; readonly customerAddress: string | null };
/**
 * Adds the contact to the shopper's address book; the same person with the same phone is replaced.
 */
export const keepAddress = async (
  tx: Tx,
  userId: number,
  { customerAddress, ...contact }: PurchaseAddress,
): Promise<void> => {
  const { firstName, lastName, phone, phoneRegionId, email, useNotification } = contact;
  await tx
    .delete(addressBook)
    .where(
      and(
        eq(addressBook.userId, userId),
        eq(addressBook.firstName, firstName),
        eq(addressBook.lastName, lastName),
        eq(addressBook.phone, phone),
      ),
    );
  await tx.insert(addressBook).values({
    userId,
    firstName,
    lastName,
    phone,
    phoneRegionId,
    email,
    regionId: contact.regionId ?? phoneRegionId,
    useNotification: useNotification ?? false,
    address: customerAddress ?? '',
  });
};
