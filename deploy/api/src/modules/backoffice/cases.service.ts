import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { maskEmail, maskPhone } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';

type Case = z.output<Api['openCase']['data']>;
type Input = Call<Api['openCase']>['body'];
type Orders = Case['orders'];
type Payments = Case['payments'];

const MOST = 50;
const iso = (at: string | Date): string => new Date(at).toISOString();

interface UserRow extends Record<string, unknown> {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  status: Case['status'];
  locale: Case['locale'];
  created_at: string;
}

/** The shopper of an address, an order or a number; nobody at work is a case. */
const findShopper = async (tx: Tx, { by, value }: Input): Promise<UserRow> => {
  const which = {
    email: sql`u.email = ${value.toLowerCase()}`,
    order: sql`u.id::text = (select user_id from orders where order_no = ${value.toUpperCase()})`,
    user: sql`u.id::text = ${value}`,
  }[by];
  const { rows } = await tx.execute<UserRow>(
    sql`select u.id::int as id, trim(u.first_name || ' ' || u.last_name) as name, u.email,
      u.phone_no as phone, u.status, u.locale, u.created_at from users u where u.role = 'client'
      and ${which}`,
  );
  if (!rows[0]) throw new ApiError('10405');
  return rows[0];
};

/** The first letter of each word: enough to ask whether it is the right person. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${Array.from(word).at(0) ?? ''}•••`)
    .join(' ');
/** The network that an address belongs to, without its last part. */
const networkOf = (address: string): string => address.replace(/([.:])[^.:]*$/, '$1*');
/** A subject may hold a code that signs somebody in. */
const withoutCodes = (subject: string): string => subject.replace(/\d{4,}/g, '••••');

const readOrders = async (tx: Tx, userId: string): Promise<Orders> => {
  const { rows } = await tx.execute<{
    order_no: string;
    product_name: LocalisedText;
    code: Orders[number]['code'];
    purchased_at: string;
    payment_amount: number;
    refunded_amount: number;
    currency: 'HKD' | 'USD';
  }>(
    sql`select order_no, snapshot->'productName' as product_name, code, purchased_at,
      payment_amount, refunded_amount, currency from orders where user_id = ${userId}
      order by purchased_at desc limit ${MOST}`,
  );
  return rows.map((row) => ({
    orderNo: row.order_no,
    productName: row.product_name,
    code: row.code,
    purchasedAt: iso(row.purchased_at),
    paymentAmount: row.payment_amount,
    refundedAmount: row.refunded_amount,
    currency: row.currency,
  }));
};

const readPayments = async (tx: Tx, userId: string): Promise<Payments> => {
  const { rows } = await tx.execute<{
    transaction_no: string;
    order_no: string;
    method: string;
    card: string | null;
    amount: number;
    refunded_amount: number;
    currency: 'HKD' | 'USD';
    status: string;
    created_at: string;
  }>(
    sql`select a.transaction_no, o.order_no, a.method, a.card_brand || ' ' || a.card_last4 as card,
      a.amount, a.refunded_amount, a.currency, a.status, a.created_at
      from payment_attempts a join orders o on o.id = a.order_id where a.user_id = ${userId}
        order by a.created_at desc limit ${MOST}`,
  );
  return rows.map((row) => ({
    transactionNo: row.transaction_no,
    orderNo: row.order_no,
    method: row.method,
    card: row.card,
    amount: row.amount,
    refundedAmount: row.refunded_amount,
    currency: row.currency,
    status: row.status,
    createdAt: iso(row.created_at),
  }));
};

const readLetters = async (tx: Tx, { email, id }: UserRow): Promise<Case['letters']> => {
  const { rows } = await tx.execute<{
    channel: 'mail' | 'sms';
    subject: string | null;
    status: 'queued' | 'sent' | 'failed';
    created_at: string;
  }>(
    sql`select channel, payload->>'subject' as subject, status, created_at from outbox
      where recipient = ${email ?? ''}
        or (channel = 'mail' and recipient in (select email from orders
        where user_id = ${String(id)} and email is not null))
      order by id desc limit ${MOST}`,
  );
  return rows.map((row) => ({
    channel: row.channel,
    subject: withoutCodes(row.subject ?? ''),
    status: row.status,
    createdAt: iso(row.created_at),
  }));
};

const readSignIns = async (tx: Tx, userId: number): Promise<Case['signIns']> => {
  const { rows } = await tx.execute<{
    platform: string;
    device: string;
    ip_address: string;
    created_at: string;
    last_seen_at: string;
    ended: boolean;
  }>(
    sql`select platform, device, ip_address, created_at, last_seen_at,
      revoked_at is not null as ended from sessions where user_id = ${userId}
      order by created_at desc limit ${MOST}`,
  );
  return rows.map((row) => ({
    platform: row.platform,
    device: row.device,
    network: networkOf(row.ip_address),
    createdAt: iso(row.created_at),
    lastSeenAt: iso(row.last_seen_at),
    ended: row.ended,
  }));
};

/**
 * Opens a shopper's case. That it was opened, by whom and why, is kept before anything is shown.
 */
export const openCase = (db: Db, member: Member, input: Input): Promise<Case> =>
  inTransaction(db, async (tx) => {
    const shopper = await findShopper(tx, input);
    const userId = String(shopper.id);
    await audit(tx, member, {
      action: 'open',
      kind: 'case',
      subject: userId,
      after: { by: input.by, reason: input.reason },
    });
    return {
      userId,
      name: initials(shopper.name),
      email: shopper.email && maskEmail(shopper.email),
      phone: shopper.phone && maskPhone(shopper.phone),
      status: shopper.status,
      locale: shopper.locale,
      createdAt: iso(shopper.created_at),
      orders: await readOrders(tx, userId),
      payments: await readPayments(tx, userId),
      letters: await readLetters(tx, shopper),
      signIns: await readSignIns(tx, shopper.id),
    };
  });
