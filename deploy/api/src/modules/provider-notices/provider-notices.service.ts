import { eq } from 'drizzle-orm';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { inBoth } from '../../emails/email-body.ts';
import { emailHtml } from '../../emails/email-layout.ts';
import { ApiError } from '../../errors.ts';
import { translator } from '../../translations.ts';
import { requestDeletion } from '../account-deletion/index.ts';
import {
  findProviderLink,
  forgetProvider,
  newSecret,
  type ProviderType,
  withdrawProvider,
} from '../identity/index.ts';
import { liftSuppression, suppressAddress, suppressionOf } from '../jobs/index.ts';
import type { AppleNotice } from './apple-notice.ts';
import type { SignedRequest } from './facebook-signed-request.ts';
import { dataDeletions } from './provider-notices.tables.ts';

/** What lifting looks for, so that a bounce of another kind stays. */
const RELAY_STOPPED = 'Apple stopped forwarding to this relay address';

/** Ends what a person withdrew; somebody who came back since is left alone. */
const withdraw = (
  { db }: Deps,
  type: ProviderType,
  { subject, at }: { readonly subject: string; readonly at: Date },
  act: typeof withdrawProvider,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const link = await findProviderLink(tx, type, subject);
    if (link && link.linkedAt <= at) await act(tx, link);
  });

export const followAppleNotice = async (deps: Deps, notice: AppleNotice): Promise<void> => {
  if (notice.type === 'consent-revoked') return withdraw(deps, 'apple', notice, withdrawProvider);
  if (notice.type === 'account-delete' || notice.type === 'account-deleted')
    return withdraw(deps, 'apple', notice, forgetProvider);
  const { email, type } = notice;
  if (!email) return undefined;
  return inTransaction(deps.db, async (tx) => {
    if (type === 'email-disabled') return suppressAddress(tx, email, 'bounce', RELAY_STOPPED);
    const found = await suppressionOf(tx, email);
    if (found?.detail === RELAY_STOPPED) await liftSuppression(tx, email);
    return undefined;
  });
};

export const followDeauthorisation = (deps: Deps, request: SignedRequest): Promise<void> =>
  withdraw(deps, 'facebook', { subject: request.subject, at: request.issuedAt }, withdrawProvider);

/** Removes what Facebook told of somebody; an account that nothing else opens goes as a whole. */
const removeFacebookData = async (deps: Deps, subject: string) => {
  const link = await findProviderLink(deps.db, 'facebook', subject);
  if (!link) return 'unknown' as const;
  if (link.isOnlyWay && link.user.status === 'active')
    await requestDeletion(
      deps,
      { userId: String(link.user.id), role: 'client', sessionId: '' },
      link.user,
      'Facebook data deletion request',
    );
  await inTransaction(deps.db, (tx) => forgetProvider(tx, link));
  return link.isOnlyWay ? ('account_deletion' as const) : ('removed' as const);
};

/** Gives what Facebook shows to the person: a code, and the page that tells how far it is. */
export const followDataDeletion = async (deps: Deps, { subject }: SignedRequest) => {
  const outcome = await removeFacebookData(deps, subject);
  const code = newSecret().slice(0, 22);
  await deps.db.insert(dataDeletions).values({ code, provider: 'facebook', outcome });
  return {
    url: `${deps.env.PUBLIC_ORIGIN}/api${statusPath(code)}`,
    confirmation_code: code,
  };
};

export const statusPath = (code: string): string => `/v1/public/accounts/data-deletion/${code}`;

/** The page of a request by its code, in both languages; 10405 for a code that nobody was given. */
export const deletionStatusPage = async ({ db }: Deps, code: string): Promise<string> => {
  const [row] = await db.select().from(dataDeletions).where(eq(dataDeletions.code, code));
  if (!row) throw new ApiError('10405');
  return emailHtml(
    inBoth('en-US', (language) => {
      const t = translator(language);
      return [
        { title: t('dataDeletion.title') },
        t(`dataDeletion.${row.outcome}`),
        { facts: [[t('dataDeletion.code'), code]] },
      ];
    }),
  );
};
