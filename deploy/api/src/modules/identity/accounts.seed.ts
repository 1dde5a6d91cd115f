import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { addressBook } from '../addresses/index.ts';
import { notifications, subscriptions } from '../notifications/index.ts';
import { DEMO_NOTICES, DEMO_USERS } from './accounts.seed-data.ts';
import { hashPassword } from './password-hash.ts';
import { userProviders, users } from './users.tables.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Corner_2026';

/**
 * Demo accounts in interesting states. Their ids are fixed, so that other steps can give them
 * orders and reviews.
 */
export const seedAccounts = async (
  db: Tx,
  googleIssuer = 'https://accounts.example',
  merchantId?: number,
): Promise<void> => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = DEMO_USERS.map(({ daysOld, deletesInDays, hasPassword = true, ...user }) => ({
    ...user,
    passwordHash: hasPassword ? passwordHash : null,
    useNotification: true,
    notificationEmailAddress: user.email ?? null,
    createdAt: sql`app_now() - make_interval(days => ${daysOld})`,
    firstLoginAt: sql`app_now() - make_interval(days => ${daysOld})`,
    ...(deletesInDays !== undefined && {
      status: 'requested' as const,
      deletionAt: sql`app_now() + make_interval(days => ${deletesInDays})`,
      deletionReason: 'Moving away',
    }),
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
  const mail = rows
    .filter((row) => row.email)
    .map((row) => ({ email: row.email ?? '', userId: row.id, subscribed: true }));
  await db.insert(subscriptions).values(mail).onConflictDoNothing();
  await seedAccountData(db, googleIssuer);
  if (merchantId !== undefined)
    await db.execute(sql`update users set merchant_id = ${merchantId} where id = 2`);
};

const seedAccountData = async (db: Tx, issuer: string): Promise<void> => {
  await db
    .insert(userProviders)
    .values([
      {
        userId: 1,
        type: 'google',
        issuer,
        subject: 'google-demo',
        email: 'demo@tapnook.example',
        givenName: 'Ka Yan',
        familyName: 'Chan',
      },
      {
        userId: 5,
        type: 'google',
        issuer,
        subject: 'google-social',
        email: 'social@tapnook.example',
        givenName: 'Marcus',
        familyName: 'Wong',
      },
    ])
    .onConflictDoNothing();
  await db.insert(addressBook).values([
    {
      userId: 1,
      firstName: 'Ka Yan',
      lastName: 'Chan',
      phone: '61234567',
      phoneRegionId: 'HK',
      regionId: 'HK',
      email: 'demo@tapnook.example',
      useNotification: true,
      address: 'Flat 3B, 12 Shanghai Street, Yau Ma Tei',
    },
    {
      userId: 1,
      firstName: '志明',
      lastName: '陳',
      phone: '13800138000',
      phoneRegionId: 'CN',
      regionId: 'CN',
      email: 'chiming@tapnook.example',
      address: '深圳市南山區海德三道15號',
    },
  ]);
  await db.insert(notifications).values(
    DEMO_NOTICES.map(({ daysOld, read, ...notice }) => ({
      ...notice,
      userId: 1,
      createdAt: sql`app_now() - make_interval(days => ${daysOld})`,
      ...(read && { readAt: sql`app_now() - make_interval(days => ${daysOld})` }),
    })),
  );
};
