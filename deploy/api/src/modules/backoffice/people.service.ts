import type { Locale } from '@tapnook/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { merchantInvitationEmail } from '../../emails/merchant-invitation.email.ts';
import { ApiError } from '../../errors.ts';
import { bilingual } from '../../translations.ts';
import {
  hashSecret,
  newSecret,
  endSessions,
  displayName,
  changeUser,
  findUser,
  listStaff,
  lockStaff,
} from '../identity/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import { lockMerchant, type Member, type MerchantRole } from '../merchants/index.ts';
import { readApplicantLocale } from './applications.service.ts';
import { audit } from './audit.service.ts';
import { merchantInvitations as invitations } from './backoffice.tables.ts';

/** Still waiting to be taken up. */
export const isOpen = and(
  isNull(invitations.acceptedAt),
  isNull(invitations.withdrawnAt),
  sql`${invitations.expiresAt} > app_now()`,
);

/** Who works for a merchant, and who is asked to. */
export const readPeople = async (tx: Tx, merchantId: number) => {
  const people = await listStaff(tx, merchantId);
  const asked = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.merchantId, merchantId), isOpen))
    .orderBy(asc(invitations.id));
  return {
    people: people.map((user) => ({
      userId: String(user.id),
      name: displayName(user),
      email: user.email,
      role: user.merchantRole ?? ('owner' as const),
    })),
    invitations: asked.map((row) => ({
      invitationId: String(row.id),
      email: row.email,
      role: row.role,
      expiresAt: row.expiresAt.toISOString(),
    })),
  };
};

const alreadyHere = () =>
  new ApiError('10409', {
    text: bilingual('backoffice.personWorksMerchantAlready'),
  });

/** Which language somebody reads first: their account's, their application's, or the inviter's. */
const localeOf = async (
  tx: Tx,
  known: { readonly locale: Locale } | undefined,
  { merchantId, member, locale }: Inviting,
): Promise<Locale> =>
  known?.locale ??
  (member.role === 'admin' ? await readApplicantLocale(tx, merchantId) : undefined) ??
  locale;

interface Inviting {
  readonly member: Member;
  readonly merchantId: number;
  /** Of the page on which it is written. */
  readonly locale: Locale;
}

/** Invites by e-mail; a second invitation of one address replaces the first. */
export const invite = (
  { db, env }: Pick<Deps, 'db' | 'env'>,
  inviting: Inviting,
  input: { readonly email: string; readonly role: MerchantRole },
) =>
  inTransaction(db, async (tx) => {
    const { member, merchantId } = inviting;
    const merchant = await lockMerchant(tx, merchantId);
    const email = input.email.toLowerCase();
    const known = await findUser(tx, { kind: 'email', email });
    if (known && known.role !== 'client') throw alreadyHere();
    await tx
      .update(invitations)
      .set({ withdrawnAt: sql`app_now()` })
      .where(and(eq(invitations.merchantId, merchantId), eq(invitations.email, email), isOpen));
    const token = newSecret();
    const [row] = await tx
      .insert(invitations)
      .values({
        merchantId,
        email,
        role: input.role,
        tokenHash: hashSecret(token),
        invitedBy: member.userId,
        expiresAt: sql`app_now() + interval '7 days'`,
      })
      .returning({ id: invitations.id });
    // The token stands behind the mark of a fragment, which no server and no log is sent.
    const url = `${env.BACK_OFFICE_ORIGIN}/invitation#${token}`;
    const reader = { to: email, locale: await localeOf(tx, known, inviting) };
    await enqueueMail(tx, merchantInvitationEmail(reader, merchant.name, input.role, url));
    await audit(tx, member, {
      action: 'invite',
      kind: 'person',
      subject: `invitation:${row?.id}`,
      merchantId,
      after: { email, role: input.role },
    });
    return readPeople(tx, merchantId);
  });

/** Of a person of this merchant, locked. */
const lockPerson = async (tx: Tx, merchantId: number, userId: number) => {
  await lockMerchant(tx, merchantId);
  const user = await lockStaff(tx, merchantId, userId);
  if (!user) throw new ApiError('10405');
  return user;
};

/** Whoever is the only owner stays one, or nobody could invite another. */
const requireOtherOwner = async (tx: Tx, merchantId: number, userId: number): Promise<void> => {
  const { people } = await readPeople(tx, merchantId);
  if (people.some((person) => person.role === 'owner' && person.userId !== String(userId))) return;
  throw new ApiError('20628', {
    text: bilingual('backoffice.merchantNeedsOwnerMake'),
  });
};

export const changeRole = (
  db: Db,
  member: Member,
  merchantId: number,
  userId: number,
  role: MerchantRole,
) =>
  inTransaction(db, async (tx) => {
    const user = await lockPerson(tx, merchantId, userId);
    const before = user.merchantRole ?? 'owner';
    if (before === 'owner' && role !== 'owner') await requireOtherOwner(tx, merchantId, userId);
    await changeUser(tx, userId, { merchantRole: role });
    await audit(tx, member, {
      action: 'role',
      kind: 'person',
      subject: userId,
      merchantId,
      before: { role: before },
      after: { role },
    });
    return readPeople(tx, merchantId);
  });

/** Somebody leaves: a shopper from now on, whose sessions end. */
export const removePerson = (db: Db, member: Member, merchantId: number, userId: number) =>
  inTransaction(db, async (tx) => {
    const user = await lockPerson(tx, merchantId, userId);
    if ((user.merchantRole ?? 'owner') === 'owner') await requireOtherOwner(tx, merchantId, userId);
    await changeUser(tx, userId, { role: 'client', merchantId: null, merchantRole: null });
    await endSessions(tx, userId, 'administrator');
    await audit(tx, member, {
      action: 'remove',
      kind: 'person',
      subject: userId,
      merchantId,
      before: { role: user.merchantRole ?? 'owner' },
      after: { role: null },
    });
    return readPeople(tx, merchantId);
  });

export const withdrawInvitation = (db: Db, member: Member, merchantId: number, id: number) =>
  inTransaction(db, async (tx) => {
    const withdrawn = await tx
      .update(invitations)
      .set({ withdrawnAt: sql`app_now()` })
      .where(and(eq(invitations.id, id), eq(invitations.merchantId, merchantId), isOpen))
      .returning({ email: invitations.email });
    const [row] = withdrawn;
    if (!row) throw new ApiError('10405');
    await audit(tx, member, {
      action: 'withdraw',
      kind: 'person',
      subject: `invitation:${id}`,
      merchantId,
      before: { email: row.email },
      after: { email: null },
    });
    return readPeople(tx, merchantId);
  });
