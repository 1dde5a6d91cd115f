import type { Locale } from '@tapnook/contracts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { users } from './users.tables.ts';

/** The account that speaks for a merchant, to which its letters go. */
export const readMerchantAccount = async (
  tx: Tx,
  merchantId: number,
): Promise<
  | {
      readonly id: number;
      readonly email: string | null;
      /** The address that was chosen for notices. */
      readonly chosenEmail: string | null;
      readonly locale: Locale;
    }
  | undefined
> => {
  const [account] = await tx
    .select({
      id: users.id,
      own: users.email,
      chosen: users.notificationEmailAddress,
      locale: users.locale,
    })
    .from(users)
    .where(and(eq(users.merchantId, merchantId), eq(users.status, 'active')))
    .orderBy(users.id)
    .limit(1);
  return (
    account && {
      id: account.id,
      email: account.chosen ?? account.own,
      chosenEmail: account.chosen,
      locale: account.locale,
    }
  );
};
