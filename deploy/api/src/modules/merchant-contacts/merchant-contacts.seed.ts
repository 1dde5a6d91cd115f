import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { merchantContacts } from './merchant-contacts.tables.ts';

const ENQUIRIES: readonly {
  readonly username: string;
  readonly email: string;
  readonly userId?: number;
  readonly phone?: string;
  readonly message: string;
  readonly hoursAgo: number;
  readonly read?: boolean;
}[] = [
  {
    username: 'Ka Yan Chan',
    email: 'demo@tapnook.example',
    userId: 1,
    phone: '61234567',
    message: 'We are four on Saturday, one of us in a wheelchair. Is there a step at the door?',
    hoursAgo: 5,
  },
  {
    username: '梁小燕',
    email: 'siuyin@tapnook.example',
    userId: 6,
    phone: '91234567',
    message: '想為媽媽慶祝生日，請問可否自備蛋糕？',
    hoursAgo: 21,
  },
  {
    username: 'Marcus Wong',
    email: 'social@tapnook.example',
    message: 'Do you take a group of twelve on a weekday morning?',
    hoursAgo: 50,
    read: true,
  },
  {
    username: '何先生',
    email: 'ho@tapnook.example',
    phone: '68881234',
    message: '上次遺下一把雨傘，請問有否拾獲？',
    hoursAgo: 130,
    read: true,
  },
  {
    username: 'Ka Yan Chan',
    email: 'demo@tapnook.example',
    userId: 1,
    message: 'Thank you, the photographs arrived.',
    hoursAgo: 400,
    read: true,
  },
];

/** The demo merchant's letters, read and unread. Their mail counts as sent. */
export const seedMerchantContacts = async (db: Tx): Promise<void> => {
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select merchant_id as id from users where id = 2`,
  );
  const merchantId = rows[0]?.id;
  if (!merchantId) return;
  await db.insert(merchantContacts).values(
    ENQUIRIES.map(({ hoursAgo, read, userId, phone, ...enquiry }) => ({
      ...enquiry,
      merchantId,
      userId: userId ?? null,
      phone: phone ?? null,
      regionId: phone ? 'HK' : null,
      createdAt: sql`app_now() - make_interval(hours => ${hoursAgo})`,
      ...(read && {
        readAt: sql`app_now() - make_interval(hours => ${Math.max(1, hoursAgo - 3)})`,
      }),
    })),
  );
};
