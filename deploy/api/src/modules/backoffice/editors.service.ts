import type { Api } from '@tapnook/contracts/api';
import { asc, eq, sql } from 'drizzle-orm';
import { definedValues } from '../../db/defined-values.ts';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { idOf } from '../catalog/index.ts';
import { faqCategories, faqQuestions, listDocumentVersions } from '../help/index.ts';
import { banners, readCampaignNow, seoLinkGroups, wireTarget } from '../home/index.ts';
import type { Member } from '../merchants/index.ts';
import {
  deleteSearchConcept,
  refreshSearchIndex,
  saveSearchConcepts,
  searchConcepts,
} from '../search/index.ts';
import { audit } from './audit.service.ts';
import { checkPictures } from './picture-check.ts';

type SeoGroups = Call<Api['setSeoLinks']>['body']['groups'];
type Target = SeoGroups[number]['links'][number]['target'];
type Concept = Call<Api['saveSearchConcept']>['body'];

export const listHelpTexts = async (tx: Tx) => ({
  categories: (
    await tx.select().from(faqCategories).orderBy(asc(faqCategories.sort), asc(faqCategories.id))
  ).map(({ id, name, icon, sort }) => ({ id, name, icon, sort })),
  questions: (
    await tx.select().from(faqQuestions).orderBy(asc(faqQuestions.sort), asc(faqQuestions.id))
  ).map(({ updatedAt: _at, ...question }) => question),
  documents: (await listDocumentVersions(tx)).map(({ updatedAt, ...version }) => ({
    ...version,
    updatedAt: updatedAt.toISOString(),
  })),
});

export const removeFaqQuestion = (db: Db, member: Member, id: string) =>
  inTransaction(db, async (tx) => {
    const [before] = await tx.delete(faqQuestions).where(eq(faqQuestions.id, id)).returning();
    if (!before) throw new ApiError('10405');
    await audit(tx, member, {
      action: 'remove',
      kind: 'faq',
      subject: id,
      before: { question: before.question, answer: before.answer },
      after: { question: null, answer: null },
    });
    return { id };
  });

/** A target as it is kept: ids are numbers inside. */
export const keptTarget = ({ kind, id, keyword }: Target) => ({
  kind,
  ...(id && { id: idOf(id) }),
  ...(keyword && { keyword }),
});

const endsFirst = () =>
  new ApiError('10102', {
    fields: [fieldError('body.endTime', 'fault.mustAfterBeginning')],
  });

export const changeCampaign = (
  db: Db,
  member: Member,
  id: number,
  { startTime, endTime, target, ...input }: Call<Api['changeCampaign']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(banners).where(eq(banners.id, id)).for('update');
    if (!before) throw new ApiError('10405');
    const instantOf = (wire: string | null | undefined, kept: Date | null): Date | null =>
      wire === undefined ? kept : wire === null ? null : new Date(wire);
    const startsAt = instantOf(startTime, before.startsAt);
    const endsAt = instantOf(endTime, before.endsAt);
    if (startsAt && endsAt && endsAt <= startsAt) throw endsFirst();
    await checkPictures(tx, member, [input.image ?? ''], [before.image]);
    const [row] = await tx
      .update(banners)
      .set({
        ...definedValues(input),
        ...(target && { target: keptTarget(target) }),
        startsAt,
        endsAt,
      })
      .where(eq(banners.id, id))
      .returning();
    if (!row) throw new ApiError('10405');
    await audit(tx, member, {
      action: 'change',
      kind: 'campaign',
      subject: id,
      before: { ...before },
      after: { ...row },
    });
    return readCampaignNow(tx, id);
  });

export const listSeoLinks = async (tx: Tx): Promise<SeoGroups> =>
  (await tx.select().from(seoLinkGroups).orderBy(asc(seoLinkGroups.sort))).map(
    ({ name, links }) => ({
      name,
      links: links.map((link) => ({ name: link.name, target: wireTarget(link.target) })),
    }),
  );

export const setSeoLinks = (db: Db, member: Member, groups: SeoGroups) =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`lock table seo_link_groups in share row exclusive mode`);
    const before = await listSeoLinks(tx);
    await tx.delete(seoLinkGroups);
    if (groups.length > 0)
      await tx.insert(seoLinkGroups).values(
        groups.map(({ name, links }, index) => ({
          name,
          links: links.map((link) => ({ name: link.name, target: keptTarget(link.target) })),
          sort: index + 1,
        })),
      );
    await audit(tx, member, {
      action: 'change',
      kind: 'seo-links',
      subject: 'home',
      before: { groups: before },
      after: { groups },
    });
    return listSeoLinks(tx);
  });

const toConcept = ({ key, kind, terms, typed, related }: typeof searchConcepts.$inferSelect) => ({
  key,
  kind,
  terms,
  typed,
  related,
});

export const listConcepts = async (
  tx: Tx,
  { keyword, pageNum, pageSize }: Call<Api['listSearchConcepts']>['query'],
) => {
  const word = keyword?.trim().toLowerCase();
  const where = word
    ? sql`exists (select 1 from unnest(${searchConcepts.key} || ${searchConcepts.terms} ||
      ${searchConcepts.typed}) as one(word) where strpos(lower(one.word), ${word}) > 0)`
    : undefined;
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(searchConcepts)
    .where(where);
  const rows = await tx
    .select()
    .from(searchConcepts)
    .where(where)
    .orderBy(asc(searchConcepts.key))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return {
    totalCount: total?.count ?? 0,
    pageIndex: pageNum,
    pageSize,
    items: rows.map(toConcept),
  };
};

/**
 * Saves a concept, and indexes the shop anew: what has one of its words is found by all of them.
 */
export const saveConcept = (db: Db, member: Member, input: Concept) =>
  inTransaction(db, async (tx) => {
    const [before] = await tx
      .select()
      .from(searchConcepts)
      .where(eq(searchConcepts.key, input.key))
      .for('update');
    const { folded: _folded, updatedAt: _at, ...kept } = before ?? {};
    await saveSearchConcepts(tx, [{ ...kept, ...input }]);
    await refreshSearchIndex(tx);
    await audit(tx, member, {
      action: before ? 'change' : 'create',
      kind: 'search-concept',
      subject: input.key,
      ...(before && { before: toConcept(before) }),
      after: { ...input },
    });
    return input;
  });

export const removeConcept = (db: Db, member: Member, key: string) =>
  inTransaction(db, async (tx) => {
    const [before] = await tx.select().from(searchConcepts).where(eq(searchConcepts.key, key));
    if (!before) throw new ApiError('10405');
    await deleteSearchConcept(tx, key);
    await refreshSearchIndex(tx);
    await audit(tx, member, {
      action: 'remove',
      kind: 'search-concept',
      subject: key,
      before: { terms: before.terms, typed: before.typed },
      after: { terms: null, typed: null },
    });
    return { key };
  });
