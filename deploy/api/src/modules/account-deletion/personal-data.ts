import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

/**
 * What one table holds about a person: how it is shown to them and what becomes of it when they
 * leave.
 */
interface PersonalTable {
  readonly table: string;
  /** Column that holds the person's id. */
  readonly owner: string;
  /** Columns that are nobody's to see, not even the owner's. */
  readonly hidden?: readonly string[];
  /**
   * `delete` the rows, `keep` them under the pseudonym (the ledger), or clear these columns to
   * these values.
   */
  readonly erase: 'delete' | 'keep' | Readonly<Record<string, string | null>>;
  /** Nothing to show: only hashes and technical traces. */
  readonly silent?: boolean;
}

/**
 * Every table with something about a person; a test compares it with the schema, so a new one
 * cannot be forgotten. The order respects foreign keys.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'address_book', owner: 'user_id', erase: 'delete' },
  { table: 'user_providers', owner: 'user_id', hidden: ['refresh_token'], erase: 'delete' },
  { table: 'passkeys', owner: 'user_id', hidden: ['public_key'], erase: 'delete' },
  { table: 'second_factors', owner: 'user_id', erase: 'delete', silent: true },
  { table: 'recovery_codes', owner: 'user_id', erase: 'delete', silent: true },
  { table: 'passkey_challenges', owner: 'user_id', erase: 'delete', silent: true },
  { table: 'oauth_flows', owner: 'user_id', erase: 'delete', silent: true },
  { table: 'credential_changes', owner: 'user_id', hidden: ['token_hash'], erase: 'delete' },
  { table: 'tickets', owner: 'user_id', erase: 'delete', silent: true },
  { table: 'notifications', owner: 'user_id', hidden: ['dedupe_key'], erase: 'delete' },
  { table: 'notice_settings', owner: 'user_id', erase: 'delete' },
  {
    table: 'push_subscriptions',
    owner: 'user_id',
    hidden: ['p256dh', 'auth', 'session_id'],
    erase: 'delete',
  },
  { table: 'subscriptions', owner: 'user_id', erase: 'delete' },
  { table: 'sessions', owner: 'user_id', hidden: ['id'], erase: 'delete' },
  { table: 'files', owner: 'user_id', hidden: ['content'], erase: 'keep' },
  {
    table: 'merchant_contacts',
    owner: 'user_id',
    erase: { username: '', email: '', phone: null, message: '' },
  },
  { table: 'refund_requests', owner: 'user_id', erase: { message: null } },
  {
    table: 'voucher_gifts',
    owner: 'user_id',
    hidden: ['gift_no', 'claimed_by'],
    erase: { recipient_name: '', recipient_email: null, message: null },
  },
  { table: 'enquiries', owner: 'user_id', erase: { content: '{}' } },
  {
    table: 'orders',
    owner: 'user_id',
    hidden: ['once_key', 'sweep_until'],
    erase: {
      first_name: null,
      last_name: null,
      id_card_no: null,
      phone: null,
      email: null,
      customer_address: null,
      customer_summary: null,
    },
  },
  {
    table: 'payment_attempts',
    owner: 'user_id',
    hidden: ['client_secret', 'next_action', 'asked_at'],
    erase: 'keep',
  },
  { table: 'saved_cards', owner: 'user_id', hidden: ['fingerprint'], erase: 'delete' },
  { table: 'card_checks', owner: 'user_id', hidden: ['intent_id'], erase: { name: null } },
  { table: 'gateway_customers', owner: 'user_id', erase: 'delete', silent: true },
  { table: 'order_temps', owner: 'user_id', erase: 'delete' },
  { table: 'coupon_uses', owner: 'user_id', erase: 'keep' },
  { table: 'coupon_grants', owner: 'user_id', erase: 'delete' },
  { table: 'coin_lots', owner: 'user_id', erase: 'keep' },
  { table: 'point_transactions', owner: 'user_id', hidden: ['once_key'], erase: 'keep' },
  { table: 'favourites', owner: 'user_id', erase: 'delete' },
  { table: 'product_subscriptions', owner: 'user_id', erase: 'delete' },
  { table: 'review_likes', owner: 'user_id', erase: 'delete' },
  { table: 'review_rewards', owner: 'user_id', erase: 'keep' },
  { table: 'reviews', owner: 'user_id', erase: { author_name: '', author_image: null } },
];

const quoted = (name: string): SQL => sql.raw(`"${name}"`);

/** Everything kept about somebody, by table. */
export const collectPersonalData = async (
  tx: Tx,
  userId: number,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const sections: Record<string, Record<string, unknown>[]> = {};
  for (const { table, owner, hidden = [], silent } of PERSONAL_TABLES) {
    if (silent) continue;
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) - ${sql.param([owner, ...hidden])}::text[] as row
        from ${quoted(table)} t where ${quoted(owner)}::text = ${String(userId)} limit 5000`,
    );
    sections[table] = rows.map(({ row }) => row);
  }
  return sections;
};

const clear = (columns: Readonly<Record<string, string | null>>): SQL =>
  sql.join(
    Object.entries(columns).map(
      ([column, value]) =>
        sql`${quoted(column)} = ${value === null ? sql.raw('null') : sql.raw(`'${value}'`)}`,
    ),
    sql`, `,
  );

/**
 * Removes or clears everything personal of somebody; what the books need stays under their number.
 */
export const erasePersonalData = async (tx: Tx, userId: number): Promise<void> => {
  for (const { table, owner, erase } of PERSONAL_TABLES) {
    if (erase === 'keep') continue;
    const mine = sql`${quoted(owner)}::text = ${String(userId)}`;
    await tx.execute(
      erase === 'delete'
        ? sql`delete from ${quoted(table)} where ${mine}`
        : sql`update ${quoted(table)} set ${clear(erase)} where ${mine}`,
    );
  }
};

/** Whether money is on its way: then erasing waits (part 3, Identity). */
export const hasPaymentInFlight = async (tx: Tx, userId: number): Promise<boolean> => {
  const { rows } = await tx.execute<{ busy: boolean }>(
    sql`select exists (select 1 from orders where user_id = ${String(userId)}
      and code in ('TBP', 'TBC')) as busy`,
  );
  return rows[0]?.busy ?? false;
};
