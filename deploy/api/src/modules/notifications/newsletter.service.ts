import type { Locale } from '@tapnook/contracts';
import { unsubscribeByTicket } from '@tapnook/contracts/calls';
import { and, eq, ne } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { subscribedEmail, confirmSubscriptionEmail } from '../../emails/account.email.ts';
import type { UnsubscribeLinks } from '../../emails/newsletter.email.ts';
import { ApiError, fieldError } from '../../errors.ts';
import { createActionToken, readActionToken, type User } from '../identity/index.ts';
import { enqueueMail, liftSuppression, suppressionOf } from '../jobs/index.ts';
import { newsRefused } from './news-events.ts';
import { subscriptions } from './notifications.tables.ts';

const TOPICS = ['offers', 'new_places', 'coins', 'reviews'] as const;
export type Topic = (typeof TOPICS)[number];
/** Mail links live long: an old mail must still be able to end the mails. */
const LINK_SECONDS = 400 * 86_400;

export interface SubscriptionState {
  readonly subscribed: boolean;
  readonly topics: Topic[];
  readonly email: string | null;
}

const toState = (
  row: typeof subscriptions.$inferSelect | undefined,
  email: string | null,
): SubscriptionState => ({
  subscribed: row?.subscribed ?? false,
  topics: TOPICS.filter((topic) => row?.topics.includes(topic) ?? false),
  email,
});

const addressOf = (user: User): string | null => user.notificationEmailAddress ?? user.email;

export const readSubscription = async (tx: Tx, user: User): Promise<SubscriptionState> => {
  const email = addressOf(user);
  if (!email) return toState(undefined, null);
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.email, email));
  return toState(row, email);
};

/**
 * Changes the news of a member; with topics, none at all ends them. An account without an address
 * is 10102.
 */
export const changeSubscription = async (
  tx: Tx,
  user: User,
  change: { readonly subscribed?: boolean; readonly topics?: readonly Topic[] },
): Promise<SubscriptionState> => {
  const email = addressOf(user);
  if (!email)
    throw new ApiError('10102', {
      fields: [fieldError('body', 'fault.addEmailAccountFirst')],
    });
  const subscribed = change.subscribed ?? (change.topics ?? []).length > 0;
  const values = {
    subscribed,
    updatedAt: appNow,
    userId: user.id,
    ...(change.topics && { topics: [...new Set(change.topics)] }),
  };
  const [row] = await tx
    .insert(subscriptions)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: subscriptions.email, set: values })
    .returning();
  if (subscribed) await welcomeBack(tx, email);
  return toState(row, email);
};

const linkOf = (
  deps: Pick<Deps, 'env'>,
  locale: Locale,
  mode: 'subscribe' | 'unsubscribe',
  ticket: string,
): string => `${deps.env.PUBLIC_ORIGIN}/${locale}/subscribe?mode=${mode}&ticket=${ticket}`;

/**
 * The addresses that end the news to somebody, without signing in: a page in each language, and
 * where a mail program posts (RFC 8058).
 */
export const unsubscribeLinks = async (
  { env }: Pick<Deps, 'env'>,
  tx: Tx,
  email: string,
): Promise<UnsubscribeLinks> => {
  const ticket = await createActionToken(tx, 'UNSUBSCRIBE', `email:${email}`, null, LINK_SECONDS);
  return {
    page: (locale) => linkOf({ env }, locale, 'unsubscribe', ticket),
    oneClick: `${env.PUBLIC_ORIGIN}/api${unsubscribeByTicket.path.replace('{ticket}', ticket)}`,
  };
};

/**
 * Anybody may type anybody's address, so nothing is sent but a question, once a day. The answer is
 * always the same.
 */
export const requestSubscription = async (
  deps: Deps,
  email: string,
  topics: readonly Topic[] | undefined,
  locale: Locale,
): Promise<{ status: boolean }> => {
  await deps.db
    .insert(subscriptions)
    .values({ email, subscribed: false, locale, ...(topics && { topics: [...new Set(topics)] }) })
    .onConflictDoNothing();
  const ticket = await createActionToken(
    deps.db,
    'SUBSCRIBE',
    `email:${email}`,
    null,
    LINK_SECONDS,
  );
  await enqueueMail(deps.db, {
    ...confirmSubscriptionEmail(email, locale, (one) => linkOf(deps, one, 'subscribe', ticket)),
    dedupeKey: `subscribe:${email}:${await deps.clock.today()}`,
  });
  return { status: true };
};

/**
 * What a mail link is about: the address, and whether news go there now. 10405 when the link is
 * worth nothing.
 */
export const readSubscriptionLink = async (
  tx: Tx,
  ticket: string,
  purpose: 'SUBSCRIBE' | 'UNSUBSCRIBE',
): Promise<SubscriptionState & { readonly email: string }> => {
  const proof = await readActionToken(tx, ticket, purpose);
  if (!proof) throw new ApiError('10405');
  const email = proof.identity.slice('email:'.length);
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.email, email));
  return { ...toState(row, email), email };
};

/** Who asks for news again has forgiven the old ones; what bounces goes on bouncing. */
const welcomeBack = async (tx: Tx, email: string): Promise<void> => {
  const found = await suppressionOf(tx, email);
  if (found && found.reason !== 'bounce') await liftSuppression(tx, email);
};

/**
 * What the button behind a mail link does. Whoever joins the list is mailed the way off it, once a
 * joining.
 */
export const followSubscriptionLink = (
  deps: Deps,
  ticket: string,
  purpose: 'SUBSCRIBE' | 'UNSUBSCRIBE',
  locale: Locale,
): Promise<SubscriptionState> =>
  inTransaction(deps.db, async (tx) => {
    const { email } = await readSubscriptionLink(tx, ticket, purpose);
    const subscribed = purpose === 'SUBSCRIBE';
    const changed = await tx
      .update(subscriptions)
      .set({ subscribed, updatedAt: appNow })
      .where(and(eq(subscriptions.email, email), ne(subscriptions.subscribed, subscribed)))
      .returning({ email: subscriptions.email });
    if (subscribed && changed.length > 0)
      await enqueueMail(
        tx,
        subscribedEmail(email, locale, await unsubscribeLinks(deps, tx, email)),
      );
    if (subscribed) await welcomeBack(tx, email);
    else await newsRefused.raise(tx, { email });
    return readSubscriptionLink(tx, ticket, purpose);
  });
