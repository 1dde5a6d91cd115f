import type { Api } from '@tapnook/contracts/api';
import { definedValues } from '../../db/defined-values.ts';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import {
  deleteFaqQuestion,
  listDocumentVersions,
  listFaqCategories,
  listFaqQuestions,
} from '../help/index.ts';
import {
  type EditedLinkGroup,
  keptTarget,
  lockCampaign,
  readCampaignNow,
  readLinkGroups,
  replaceLinkGroups,
  updateCampaign,
} from '../home/index.ts';
import type { Member } from '../merchants/index.ts';
import {
  deleteSearchConcept,
  type EditedConcept,
  findSearchConcept,
  listSearchConcepts,
  lockSearchConcept,
  refreshSearchIndex,
  saveSearchConcepts,
} from '../search/index.ts';
import { audit } from './audit.service.ts';
import { checkPictures } from './picture-check.ts';

type Concept = Call<Api['saveSearchConcept']>['body'];

export const listHelpTexts = async (tx: Tx) => ({
  categories: (await listFaqCategories(tx)).map(({ id, name, icon, sort }) => ({
    id,
    name,
    icon,
    sort,
  })),
  questions: (await listFaqQuestions(tx)).map(({ updatedAt: _at, ...question }) => question),
  documents: (await listDocumentVersions(tx)).map(({ updatedAt, ...version }) => ({
    ...version,
    updatedAt: updatedAt.toISOString(),
  })),
});

export const removeFaqQuestion = (db: Db, member: Member, id: string) =>
  inTransaction(db, async (tx) => {
    const before = await deleteFaqQuestion(tx, id);
    await audit(tx, member, {
      action: 'remove',
      kind: 'faq',
      subject: id,
      before: { question: before.question, answer: before.answer },
      after: { question: null, answer: null },
    });
    return { id };
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
    const before = await lockCampaign(tx, id);
    const instantOf = (wire: string | null | undefined, kept: Date | null): Date | null =>
      wire === undefined ? kept : wire === null ? null : new Date(wire);
    const startsAt = instantOf(startTime, before.startsAt);
    const endsAt = instantOf(endTime, before.endsAt);
    if (startsAt && endsAt && endsAt <= startsAt) throw endsFirst();
    await checkPictures(tx, member, [input.image ?? ''], [before.image]);
    const row = await updateCampaign(tx, id, {
      ...definedValues(input),
      ...(target && { target: keptTarget(target) }),
      startsAt,
      endsAt,
    });
    await audit(tx, member, {
      action: 'change',
      kind: 'campaign',
      subject: id,
      before: { ...before },
      after: { ...row },
    });
    return readCampaignNow(tx, id);
  });

export const setSeoLinks = (db: Db, member: Member, groups: readonly EditedLinkGroup[]) =>
  inTransaction(db, async (tx) => {
    const before = await replaceLinkGroups(tx, groups);
    await audit(tx, member, {
      action: 'change',
      kind: 'seo-links',
      subject: 'home',
      before: { groups: before },
      after: { groups },
    });
    return readLinkGroups(tx);
  });

const toConcept = ({ key, kind, terms, typed, related }: EditedConcept) => ({
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
  const { totalCount, rows } = await listSearchConcepts(tx, {
    word: keyword?.trim().toLowerCase(),
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  return { totalCount, pageIndex: pageNum, pageSize, items: rows.map(toConcept) };
};

/**
 * Saves a concept, and indexes the shop anew: what has one of its words is found by all of them.
 */
export const saveConcept = (db: Db, member: Member, input: Concept) =>
  inTransaction(db, async (tx) => {
    const before = await lockSearchConcept(tx, input.key);
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
    const before = await findSearchConcept(tx, key);
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
