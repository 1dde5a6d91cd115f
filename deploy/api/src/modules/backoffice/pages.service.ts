import type { Api, AuditKind } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { addDistricts } from '../catalog/index.ts';
import {
  removeDocumentVersion,
  writeDocumentVersion,
  writeFaqCategory,
  writeFaqQuestion,
} from '../help/index.ts';
import { type EditedSection, readChosenSections, replaceSections } from '../home/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { HONG_KONG } from './hong-kong-districts.data.ts';

export const setHomeSections = (db: Db, member: Member, sections: readonly EditedSection[]) =>
  inTransaction(db, async (tx) => {
    if (new Set(sections.map(({ key }) => key)).size !== sections.length)
      throw new ApiError('10102');
    const before = await replaceSections(tx, sections);
    await audit(tx, member, {
      action: 'change',
      kind: 'home',
      subject: 'sections',
      before: { sections: before },
      after: { sections },
    });
    return readChosenSections(tx);
  });

/** Adds the regions and districts that are not there yet; gives how many. */
export const addHongKongDistricts = (db: Db, member: Member) =>
  inTransaction(db, async (tx) => {
    const added = await addDistricts(tx, HONG_KONG);
    if (added > 0)
      await audit(tx, member, {
        action: 'create',
        kind: 'districts',
        subject: 'hong-kong',
        after: { added },
      });
    return { added };
  });

/** Who adds something under a name that is taken means another thing, and replaces nothing. */
const refuseTaken = (isNew: boolean | undefined, before: object | undefined): void => {
  if (isNew && before)
    throw new ApiError('10102', { fields: [fieldError('body.id', 'fault.nameTaken')] });
};

/** Keeps one text of the help under its id, and what it was before. */
const saved = async (
  tx: Tx,
  member: Member,
  kind: AuditKind,
  id: string,
  before: object | undefined,
  after: object,
) => {
  await audit(tx, member, {
    action: before ? 'change' : 'create',
    kind,
    subject: id,
    ...(before && { before: { ...before } }),
    after: { ...after },
  });
  return { id };
};

export const saveFaqCategory = (
  db: Db,
  member: Member,
  { id, isNew, ...fields }: Call<Api['saveFaqCategory']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const before = await writeFaqCategory(tx, { id, ...fields });
    refuseTaken(isNew, before);
    return saved(tx, member, 'faq-category', id, before, fields);
  });

export const saveFaqQuestion = (
  db: Db,
  member: Member,
  { id, isNew, ...fields }: Call<Api['saveFaqQuestion']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const before = await writeFaqQuestion(tx, { id, ...fields });
    refuseTaken(isNew, before);
    return saved(tx, member, 'faq', id, before, fields);
  });

/** The audit log knows a version by its document and its day. */
const versionOf = (type: string, validFrom: string | null): string =>
  validFrom ? `${type} ${validFrom}` : type;

export const saveHelpDocument = (
  db: Db,
  member: Member,
  body: Call<Api['saveHelpDocument']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const before = await writeDocumentVersion(tx, body);
    const { type, validFrom, isNew: _isNew, ...fields } = body;
    const id = versionOf(type, validFrom);
    return saved(tx, member, 'help-document', id, before, fields);
  });

export const removeHelpDocumentVersion = (
  db: Db,
  member: Member,
  { type, validFrom }: { readonly type: string; readonly validFrom: string },
) =>
  inTransaction(db, async (tx) => {
    const { title, content } = await removeDocumentVersion(tx, type, validFrom);
    const id = versionOf(type, validFrom);
    await audit(tx, member, {
      action: 'remove',
      kind: 'help-document',
      subject: id,
      before: { title, content },
      after: { title: null, content: null },
    });
    return { id };
  });

/** What a shop needs before its first order, in the order in which it is done. */
export const readFirstDay = async (tx: Tx) => {
  const { rows } = await tx.execute<Record<string, number>>(sql`
    select (select count(*) from districts)::int as districts,
      (select count(*) from categories)::int as categories,
      (select count(*) from merchants where published)::int as merchant,
      (select count(*) from branches)::int as branch,
      (select count(*) from users where role = 'merchant' and status <> 'erased')::int as people,
      (select count(*) from products)::int as product,
      (select count(*) from plans where active)::int as plan,
      (select count(*) from products where content_state = 'published')::int as published,
      (select count(*) from home_sections where display)::int as home,
      (select count(*) from orders where captured_amount > 0)::int as order,
      (select count(*) from vouchers where used_count > 0)::int as redeemed`);
  const counts = rows[0] ?? {};
  const steps = [
    'districts',
    'categories',
    'merchant',
    'branch',
    'people',
    'product',
    'plan',
    'published',
    'home',
    'order',
    'redeemed',
  ] as const;
  return { steps: steps.map((step) => ({ step, count: counts[step] ?? 0 })) };
};
