import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ApiModule } from '../../module.ts';
import { accessHandlers } from './access.routes.ts';
import { belongingHandlers, subscriptionHandlers } from './belongings.routes.ts';
import { eraseDueAccounts } from './deletion.service.ts';
import { passkeyHandlers } from './passkey.routes.ts';
import { profileHandlers } from './profile.routes.ts';
import { signInHandlers } from './sign-in.routes.ts';

/** Proofs and sessions that are long over; codes stay a day, because ten a day are counted from them. */
const forget = async ({ db }: Deps): Promise<void> => {
  await db.execute(
    sql`delete from verification_codes where expires_at < app_now() - interval '1 day'`,
  );
  await db.execute(sql`delete from tickets where expires_at < app_now() - interval '1 day'`);
  await db.execute(sql`delete from oauth_flows where expires_at < app_now()`);
  await db.execute(sql`delete from passkey_challenges where expires_at < app_now()`);
  await db.execute(sql`delete from sessions where last_seen_at < app_now() - interval '60 days'`);
};

/** Accounts: coming in, staying in, the profile and what belongs to it (part 2, section 7; part 3, Identity). */
export const accounts: ApiModule = {
  name: 'accounts',
  handlers: (deps) => ({
    ...signInHandlers(deps),
    ...accessHandlers(deps),
    ...profileHandlers(deps),
    ...belongingHandlers(deps),
    ...subscriptionHandlers(deps),
    ...passkeyHandlers(deps),
  }),
  sweeps: [
    { name: 'accounts-erase', everySeconds: 60, run: eraseDueAccounts },
    { name: 'accounts-forget', everySeconds: 3600, run: forget },
  ],
};
