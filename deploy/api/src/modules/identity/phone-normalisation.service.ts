import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { sqlState } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { parsePhone } from './phone-number.ts';
import { users } from './users.tables.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Brings numbers that were kept as they were typed into their one form. Runs again and again, since
 * it may be stopped anywhere. A number whose form another account holds is left alone: whether both
 * are one person is nothing that a job may decide.
 */
export const normaliseKeptPhones = async ({ db }: Pick<Deps, 'db'>): Promise<void> => {
  const kept = await db
    .select({
      id: users.id,
      regionId: users.phoneRegionId,
      code: users.phoneCode,
      number: users.phoneNo,
    })
    .from(users)
    .where(
      and(
        isNotNull(users.phoneNo),
        // What is in its one form never begins so, but for Italy's trunk zeros and a few numbers
        // that begin with the digits of their own code; reading those again changes nothing.
        sql`(${users.phoneNo} like '0%' or ${users.phoneNo} like ${users.phoneCode} || '%'
          or (${users.phoneCode} = '7' and ${users.phoneNo} like '8%'))`,
      ),
    );
  for (const { id, regionId, code, number } of kept) {
    if (!regionId || !code || !number) continue;
    const phone = parsePhone(regionId, code, number);
    if (!('number' in phone) || phone.number === number) continue;
    await db
      .update(users)
      .set({ phoneNo: phone.number })
      .where(and(eq(users.id, id), eq(users.phoneNo, number)))
      .catch((error: unknown) => {
        if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      });
  }
};
