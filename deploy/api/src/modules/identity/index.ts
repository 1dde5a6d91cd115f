import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { ApiModule } from '../../module.ts';
import { accountDeletionHandlers } from '../account-deletion/account-deletion.routes.ts';
import { eraseDueAccounts } from '../account-deletion/account-deletion.service.ts';
import { addressHandlers } from '../addresses/addresses.routes.ts';
import { newsletterHandlers } from '../notifications/newsletter.routes.ts';
import { notificationHandlers } from '../notifications/notifications.routes.ts';
import { profileHandlers } from '../profile/profile.routes.ts';
import { credentialUndoHandlers } from './credential-undo.routes.ts';
import { credentialHandlers } from './credentials.routes.ts';
import { deviceHandlers } from './devices.routes.ts';
import { passkeyHandlers } from './passkey.routes.ts';
import { normaliseKeptPhones } from './phone-normalisation.service.ts';
import { secondFactorHandlers } from './second-factor.routes.ts';
import { reencryptSecondFactors } from './second-factor.service.ts';
import { securityNoticeHandlers } from './security-notice.routes.ts';
import { signInHandlers } from './sign-in.routes.ts';
import { socialLoginHandlers } from './social-login.routes.ts';

/**
 * Codes stay a day after they expire, because ten a day are counted from them; changes of the ways
 * in stay longer, so that the page behind an old letter can say that it is too late.
 */
const deleteExpired = async ({ db }: Deps): Promise<void> => {
  await db.execute(
    sql`delete from verification_codes where expires_at < app_now() - interval '1 day'`,
  );
  await db.execute(sql`delete from tickets where expires_at < app_now() - interval '1 day'`);
  await db.execute(
    sql`delete from credential_changes where expires_at < app_now() - interval '30 days'`,
  );
  await db.execute(sql`delete from oauth_flows where expires_at < app_now()`);
  await db.execute(sql`delete from passkey_challenges where expires_at < app_now()`);
  await db.execute(sql`delete from sessions where last_seen_at < app_now() - interval '60 days'`);
};

/**
 * Accounts: signing in, sessions, profile, addresses, notifications and deletion (part 2, section
 * 7).
 */
export const accounts: ApiModule = {
  name: 'accounts',
  handlers: (deps) => ({
    ...signInHandlers(deps),
    ...socialLoginHandlers(deps),
    ...passkeyHandlers(deps),
    ...secondFactorHandlers(deps),
    ...credentialHandlers(deps),
    ...credentialUndoHandlers(deps),
    ...deviceHandlers(deps),
    ...securityNoticeHandlers(deps),
    ...profileHandlers(deps),
    ...addressHandlers(deps),
    ...notificationHandlers(deps),
    ...newsletterHandlers(deps),
    ...accountDeletionHandlers(deps),
  }),
  sweeps: [
    { name: 'accounts-erase', everySeconds: 60, run: eraseDueAccounts },
    { name: 'accounts-forget', everySeconds: 3600, run: deleteExpired },
    { name: 'accounts-second-factors', everySeconds: 3600, run: reencryptSecondFactors },
    { name: 'accounts-phones', everySeconds: 3600, run: normaliseKeptPhones },
  ],
};
