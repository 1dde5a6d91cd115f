import { addDays, formatPhone, hongKongInstant, isDay } from '@tapnook/kernel';
import { and, count, desc, eq, gte, ilike, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { appNow } from '../../db/clock.ts';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { deskOf } from '../../emails/backoffice-address.ts';
import { enquiryEmail } from '../../emails/merchant-enquiry.email.ts';
import { ApiError } from '../../errors.ts';
import { callingCode, checkPhone, getUser, readMerchantAccount } from '../identity/index.ts';
import { enqueueMail, requeue, readDeliveries } from '../jobs/index.ts';
import { merchants } from '../merchants/index.ts';
import { merchantContacts } from './merchant-contacts.tables.ts';

const mailKey = (id: number): string => `merchant-contact:${id}`;
const INT_MAX = 2_147_483_647;
/** A wire id as a number; 10405 for what cannot be one. */
const idOf = (wire: string): number => {
  const id = Number(wire);
  if (!/^\d{1,10}$/.test(wire) || id > INT_MAX) throw new ApiError('10405');
  return id;
};

const columns = {
  contact: merchantContacts,
  merchantName: merchants.name,
};
const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select(columns)
    .from(merchantContacts)
    .innerJoin(merchants, eq(merchants.id, merchantContacts.merchantId))
    .where(where);
type Row = Awaited<ReturnType<typeof select>>[number];

type Deliveries = Awaited<ReturnType<typeof readDeliveries>>;
const serialize = ({ contact, merchantName }: Row, deliveries: Deliveries) => ({
  id: String(contact.id),
  merchantId: String(contact.merchantId),
  merchantName,
  username: contact.username,
  email: contact.email,
  regionId: contact.regionId,
  prefixNo: (contact.regionId !== null && callingCode(contact.regionId)) || null,
  phone: contact.phone,
  message: contact.message,
  createdAt: contact.createdAt.toISOString(),
  readAt: contact.readAt?.toISOString() ?? null,
  isRead: contact.readAt !== null,
  emailStatus: deliveries.get(mailKey(contact.id))?.status ?? 'sent',
  emailedAt: deliveries.get(mailKey(contact.id))?.sentAt?.toISOString() ?? null,
});

const serializeAll = async (tx: Tx, rows: readonly Row[]) => {
  const deliveries = await readDeliveries(
    tx,
    rows.map(({ contact }) => mailKey(contact.id)),
  );
  return rows.map((row) => serialize(row, deliveries));
};

const readOne = async (tx: Tx, where: SQL | undefined) => {
  const [contact] = await serializeAll(tx, await select(tx, where));
  if (!contact) throw new ApiError('10405');
  return contact;
};

export interface ContactInput {
  readonly merchantId: string;
  readonly username: string;
  readonly email: string;
  readonly regionId?: string | undefined;
  readonly phone?: string | undefined;
  readonly message: string;
}

/**
 * Keeps an enquiry and mails it to the merchant's account, or to our desk when the merchant has
 * none.
 */
export const createContact = (
  deps: Deps,
  input: ContactInput,
  userId: number | null,
  visitorId: string | undefined,
) => {
  const merchantId = idOf(input.merchantId);
  const called =
    input.phone === undefined
      ? null
      : checkPhone(input.regionId ?? '', input.phone, { region: 'regionId', phone: 'phone' });
  return inTransaction(deps.db, async (tx) => {
    const [merchant] = await tx
      .select({ name: merchants.name })
      .from(merchants)
      .where(and(eq(merchants.id, merchantId), eq(merchants.published, true)));
    if (!merchant) throw new ApiError('10405');
    const { username, email, message, regionId = null } = input;
    const [contact] = await tx
      .insert(merchantContacts)
      .values({
        merchantId,
        userId,
        visitorId: visitorId ?? null,
        username,
        email,
        regionId,
        phone: called?.number ?? null,
        message,
      })
      .returning({ id: merchantContacts.id });
    if (!contact) throw new Error('no enquiry was kept');
    const account = await readMerchantAccount(tx, merchantId);
    const chosen = account && { email: account.chosenEmail, locale: account.locale };
    await enqueueMail(tx, {
      ...enquiryEmail(deskOf(chosen, deps.env.MAIL_FROM), merchant.name, {
        username,
        email,
        message,
        phone: called && formatPhone(called.code, called.number),
      }),
      dedupeKey: mailKey(contact.id),
    });
    return readOne(tx, eq(merchantContacts.id, contact.id));
  });
};

/** The merchant that somebody speaks for; an administrator speaks for all. */
export interface Side {
  readonly merchantId: number | 'all';
}

export const sideOf = async (
  tx: Tx,
  viewer: { readonly userId: string; readonly role: string },
): Promise<Side> => {
  if (viewer.role === 'admin') return { merchantId: 'all' };
  const user = await getUser(tx, Number(viewer.userId));
  // Letters hold addresses and numbers, which are not the counter's.
  const mayRead = user?.role === 'merchant' && user.merchantRole !== 'counter';
  return { merchantId: (mayRead && user.merchantId) || -1 };
};
const mine = ({ merchantId }: Side): SQL | undefined =>
  merchantId === 'all' ? undefined : eq(merchantContacts.merchantId, merchantId);

export interface ContactFilter {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly showUnreadOnly?: boolean | undefined;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly createdBegin?: string | undefined;
  readonly createdEnd?: string | undefined;
}

const like = (value: string): string => `%${value.replace(/[\\%_]/g, '\\$&')}%`;
/** A Hong Kong day begins at its midnight and, as an end, is meant with all of itself. */
const momentOf = (value: string, end: boolean): string =>
  isDay(value) ? hongKongInstant(end ? addDays(value, 1) : value) : value;

const filterOf = (side: Side, filter: ContactFilter): SQL | undefined =>
  and(
    mine(side),
    filter.showUnreadOnly ? isNull(merchantContacts.readAt) : undefined,
    filter.username ? ilike(merchantContacts.username, like(filter.username)) : undefined,
    filter.email ? ilike(merchantContacts.email, like(filter.email)) : undefined,
    filter.phone ? ilike(merchantContacts.phone, like(filter.phone.replace(/\D/g, ''))) : undefined,
    filter.createdBegin
      ? gte(merchantContacts.createdAt, sql`${momentOf(filter.createdBegin, false)}::timestamptz`)
      : undefined,
    filter.createdEnd
      ? lt(merchantContacts.createdAt, sql`${momentOf(filter.createdEnd, true)}::timestamptz`)
      : undefined,
  );

const page = async (
  tx: Tx,
  where: SQL | undefined,
  { pageNum, pageSize }: Pick<ContactFilter, 'pageNum' | 'pageSize'>,
) => {
  const [total] = await tx.select({ total: count() }).from(merchantContacts).where(where);
  const rows = await select(tx, where)
    .orderBy(desc(merchantContacts.createdAt), desc(merchantContacts.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return {
    totalCount: total?.total ?? 0,
    pageIndex: pageNum,
    pageSize,
    items: await serializeAll(tx, rows),
  };
};

export const listContacts = (tx: Tx, side: Side, filter: ContactFilter) =>
  page(tx, filterOf(side, filter), filter);
export const listOwnContacts = (
  tx: Tx,
  userId: number,
  paging: Pick<ContactFilter, 'pageNum' | 'pageSize'>,
) => page(tx, eq(merchantContacts.userId, userId), paging);

/** One enquiry; the merchant's first look marks it as read, an administrator's does not. */
export const readContact = async (tx: Tx, side: Side, wire: string) => {
  const where = and(eq(merchantContacts.id, idOf(wire)), mine(side));
  if (side.merchantId !== 'all')
    await tx
      .update(merchantContacts)
      .set({ readAt: appNow })
      .where(and(where, isNull(merchantContacts.readAt)));
  return readOne(tx, where);
};

/**
 * Sends the mail of an enquiry that failed again; one that is queued or sent stays. For its writer
 * or its merchant.
 */
export const sendContactMail = async (tx: Tx, side: Side, userId: number, wire: string) => {
  const id = idOf(wire);
  const owner =
    side.merchantId === 'all'
      ? undefined
      : sql`(${merchantContacts.userId} = ${userId}
        or ${merchantContacts.merchantId} = ${side.merchantId})`;
  const where = and(eq(merchantContacts.id, id), owner);
  await readOne(tx, where);
  await requeue(tx, mailKey(id));
  return readOne(tx, where);
};
