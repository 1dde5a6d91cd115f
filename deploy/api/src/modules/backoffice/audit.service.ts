import type { AuditAction, AuditKind } from '@tapnook/contracts/api';
import { desc, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { readUserNames } from '../identity/index.ts';
import type { Member } from '../merchants/index.ts';
import { readSubjectNames } from './audit-subjects.service.ts';
import { auditEvents } from './backoffice.tables.ts';

type Fields = Readonly<Record<string, unknown>>;
export interface Change {
  readonly action: AuditAction;
  readonly kind: AuditKind;
  readonly subject: string | number;
  readonly merchantId?: number | null;
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
}

const same = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/** Only what differs: a long text that nobody touched is not kept again. */
const differing = (before: Fields, after: Fields): readonly [Fields, Fields] => {
  const names = Object.keys(after).filter((name) => !same(before[name], after[name]));
  const pick = (from: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return [pick(before), pick(after)];
};

/** Notes a change in the transaction that makes it; nothing when nothing differs. */
export const audit = async (tx: Tx, member: Member, change: Change): Promise<void> => {
  const { action, kind, subject, merchantId = member.merchantId } = change;
  let { before, after } = change;
  if (before && after) {
    [before, after] = differing(before, after);
    if (Object.keys(after).length === 0) return;
  }
  await tx.insert(auditEvents).values({
    actorId: member.userId,
    actorRole: member.role,
    merchantId,
    action,
    kind,
    subject: String(subject),
    before: before ? { ...before } : null,
    after: after ? { ...after } : null,
  });
};

interface AuditQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly kind?: string | undefined;
  readonly subject?: string | undefined;
}

type Entry = typeof auditEvents.$inferSelect;
/** The account that an entry is about; an invitation is nobody's yet. */
const personOf = ({ kind, subject }: Entry): readonly number[] =>
  kind === 'person' && /^\d+$/.test(subject) ? [Number(subject)] : [];
const sameInBoth = (name: string | undefined) => (name ? { en_gb: name, zh_hk: name } : null);

/** The changes that a member may see, newest first: their merchant's, or all of them. */
export const listAudit = async (tx: Tx, member: Member, query: AuditQuery) => {
  const where = sql`(${member.merchantId}::int is null
    or ${auditEvents.merchantId} = ${member.merchantId})
    and (${query.kind ?? null}::text is null or ${auditEvents.kind} = ${query.kind ?? null})
    and (${query.subject ?? null}::text is null
    or ${auditEvents.subject} = ${query.subject ?? null})`;
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(auditEvents)
    .where(where);
  const rows = await tx
    .select()
    .from(auditEvents)
    .where(where)
    .orderBy(desc(auditEvents.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const people = rows.flatMap((event) => [event.actorId, ...personOf(event)]);
  const names = await readUserNames(tx, [...new Set(people)]);
  const subjectName = await readSubjectNames(tx, rows);
  return {
    totalCount: total?.count ?? 0,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: rows.map((event) => ({
      id: String(event.id),
      at: event.at.toISOString(),
      actorName: names.get(event.actorId) ?? '',
      actorRole: event.actorRole,
      action: event.action,
      kind: event.kind,
      subject: event.subject,
      subjectName: personOf(event).map((id) => sameInBoth(names.get(id)))[0] ?? subjectName(event),
      before: event.before,
      after: event.after,
    })),
  };
};
