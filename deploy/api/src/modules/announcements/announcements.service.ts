import type { Api, AuditAction } from '@tapnook/contracts/api';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { appNow } from '../../db/clock.ts';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { audit } from '../backoffice/index.ts';
import type { Member } from '../merchants/index.ts';
import { countRead, countReach } from './announcement-audience.service.ts';
import { announcements } from './announcements.tables.ts';

type Row = typeof announcements.$inferSelect;
type Input = Call<Api['createAnnouncement']>['body'];
const KIND = 'announcement';

const show = async (tx: Tx, row: Row) => ({
  announcementId: String(row.id),
  title: row.title,
  body: row.body,
  link: row.link,
  audience: row.audience,
  status: row.status,
  scheduledAt: row.scheduledAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  reach: await countReach(tx, row.audience),
  told: row.told,
  read: row.told > 0 ? await countRead(tx, row.id) : 0,
});

export const listAnnouncements = async (tx: Tx, pageNum: number, pageSize: number) => {
  const rows = await tx
    .select()
    .from(announcements)
    .orderBy(desc(announcements.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const items = [];
  for (const row of rows) items.push(await show(tx, row));
  const [all] = await tx.select({ count: sql<number>`count(*)::int` }).from(announcements);
  return { totalCount: all?.count ?? 0, pageIndex: pageNum, pageSize, items };
};

export const createAnnouncement = (db: Db, member: Member, input: Input) =>
  inTransaction(db, async (tx) => {
    const [row] = await tx.insert(announcements).values(input).returning();
    if (!row) throw new Error('an announcement was not written');
    await audit(tx, member, {
      action: 'create',
      kind: KIND,
      subject: row.id,
      after: { ...input },
    });
    return show(tx, row);
  });

interface Move {
  readonly from: readonly Row['status'][];
  readonly action: AuditAction;
  readonly change: PgUpdateSetSource<typeof announcements>;
}

/** Moves an announcement that is in one of these states; 20628 for any other. */
const move = (db: Db, member: Member, id: number, { from, action, change }: Move) =>
  inTransaction(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(announcements)
      .where(eq(announcements.id, id))
      .for('update');
    if (!before) throw new ApiError('10405');
    if (Object.keys(change).length === 0) return show(tx, before);
    const [row] = await tx
      .update(announcements)
      .set(change)
      .where(and(eq(announcements.id, id), inArray(announcements.status, [...from])))
      .returning();
    if (!row) throw new ApiError('20628');
    await audit(tx, member, {
      action,
      kind: KIND,
      subject: id,
      before: { ...before },
      after: Object.fromEntries(Object.keys(change).map((name) => [name, row[name as keyof Row]])),
    });
    return show(tx, row);
  });

export const changeAnnouncement = (
  db: Db,
  member: Member,
  id: number,
  input: { readonly [K in keyof Input]?: Input[K] | undefined },
) =>
  move(db, member, id, {
    from: ['draft'],
    action: 'change',
    change: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  });

export const scheduleAnnouncement = (db: Db, member: Member, id: number, at: string | null) =>
  move(db, member, id, {
    from: ['draft'],
    action: 'schedule',
    change: { status: 'scheduled', scheduledAt: at === null ? appNow : new Date(at) },
  });

export const stopAnnouncement = (db: Db, member: Member, id: number) =>
  move(db, member, id, {
    from: ['draft', 'scheduled', 'sending'],
    action: 'stop',
    change: { status: 'stopped' },
  });
