import { isDeepStrictEqual } from 'node:util';
import { documentNumber } from '@tapnook/kernel';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { enquiryReceiptEmail, enquiryNotificationEmail } from '../../emails/enquiry.email.ts';
import { ApiError } from '../../errors.ts';
import { enqueueMail } from '../jobs/index.ts';
import { enquiries, faqCategories, faqQuestions, faqVotes } from './help.tables.ts';

const helpfulCount = sql<number>`(select count(*)::int from faq_votes
  where question_id = ${faqQuestions.id} and helpful)`;
const fields = {
  id: faqQuestions.id,
  question: faqQuestions.question,
  answer: faqQuestions.answer,
  sort: faqQuestions.sort,
  categoryId: faqQuestions.categoryId,
  helpfulCount,
};
const RELATED = 4;
const MAX_SEARCH_RESULTS = 30;

export const listFaqs = (tx: Tx) =>
  tx
    .select(fields)
    .from(faqQuestions)
    .innerJoin(faqCategories, eq(faqCategories.id, faqQuestions.categoryId))
    .orderBy(asc(faqCategories.sort), asc(faqQuestions.sort));

/** The questions marked as asked most, then those that helped most. */
export const hotQuestions = (tx: Tx) =>
  tx
    .select(fields)
    .from(faqQuestions)
    .orderBy(
      desc(faqQuestions.hot),
      desc(helpfulCount),
      asc(faqQuestions.sort),
      asc(faqQuestions.id),
    )
    .limit(8);

export const categoryTree = async (tx: Tx) => {
  const rows = await tx
    .select()
    .from(faqCategories)
    .orderBy(asc(faqCategories.sort), asc(faqCategories.id));
  const node = ({ id, name, parentId, icon, sort }: (typeof rows)[number]) => ({
    id,
    categoryName: name,
    parentId,
    icon,
    sort,
  });
  return rows
    .filter((row) => row.parentId === null)
    .map((row) => ({
      ...node(row),
      child: rows
        .filter((other) => other.parentId === row.id)
        .map((other) => ({ ...node(other), child: [] })),
    }));
};

/** The questions of a category and of those below it; 10405 for one that does not exist. */
export const questionsOf = async (tx: Tx, categoryId: string) => {
  const under = await tx
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(sql`id = ${categoryId} or parent_id = ${categoryId}`);
  if (!under.some(({ id }) => id === categoryId)) throw new ApiError('10405');
  return tx
    .select(fields)
    .from(faqQuestions)
    .where(
      inArray(
        faqQuestions.categoryId,
        under.map(({ id }) => id),
      ),
    )
    .orderBy(asc(faqQuestions.sort));
};

/** Questions that hold every word, in either language; those with it in the question come first. */
export const searchFaqs = (tx: Tx, keyword: string) => {
  const words = keyword
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const asked = sql`(question ->> 'en_gb') || ' ' || (question ->> 'zh_hk')`;
  const all = sql`(${asked} || ' ' || (answer ->> 'en_gb') || ' ' || (answer ->> 'zh_hk'))`;
  return tx
    .select(fields)
    .from(faqQuestions)
    .where(and(...words.map((word) => sql`${all} ilike ${word}`)))
    .orderBy(
      sql`(${asked} ilike ${words[0] ?? '%'}) desc`,
      desc(helpfulCount),
      asc(faqQuestions.sort),
    )
    .limit(MAX_SEARCH_RESULTS);
};

export const readArticle = async (tx: Tx, id: string) => {
  const [row] = await tx
    .select({ ...fields, categoryName: faqCategories.name, updatedAt: faqQuestions.updatedAt })
    .from(faqQuestions)
    .innerJoin(faqCategories, eq(faqCategories.id, faqQuestions.categoryId))
    .where(eq(faqQuestions.id, id));
  if (!row) throw new ApiError('10405');
  const related = await tx
    .select(fields)
    .from(faqQuestions)
    .where(and(eq(faqQuestions.categoryId, row.categoryId), ne(faqQuestions.id, id)))
    .orderBy(asc(faqQuestions.sort))
    .limit(RELATED);
  return { ...row, updatedAt: row.updatedAt.toISOString(), related };
};

/** One vote a reader; another replaces it. */
export const vote = async (
  tx: Tx,
  questionId: string,
  voter: string,
  helpful: boolean,
): Promise<{ helpfulCount: number }> => {
  const [found] = await tx
    .select({ id: faqQuestions.id })
    .from(faqQuestions)
    .where(eq(faqQuestions.id, questionId));
  if (!found) throw new ApiError('10405');
  await tx
    .insert(faqVotes)
    .values({ questionId, voter, helpful })
    .onConflictDoUpdate({ target: [faqVotes.questionId, faqVotes.voter], set: { helpful } });
  const [row] = await tx
    .select({ helpfulCount })
    .from(faqQuestions)
    .where(eq(faqQuestions.id, questionId));
  return { helpfulCount: row?.helpfulCount ?? 0 };
};

type EnquiryValue = string | number | boolean | readonly string[] | null | undefined;

export interface Enquiry {
  readonly kind: 'contact_us' | 'join_us' | 'affiliate';
  readonly email: string;
  /** The fields of the form as they were sent. */
  readonly content: Readonly<Record<string, EnquiryValue>>;
  readonly userId: number | null;
  readonly visitorId: string | undefined;
  readonly locale: 'en-US' | 'zh-HK';
}

/** Letters of one address in a day: each sends a receipt to whoever really has the address. */
const MAX_ENQUIRIES_PER_DAY = 5;

/**
 * Keeps a letter to us, mails it to our desk and a receipt to its sender, all or nothing. The same
 * letter sent again within a day is the one that we have; too many of one address are 10429.
 */
export const storeEnquiry = async (
  deps: Deps,
  enquiry: Enquiry,
): Promise<{ enquiryNo: string; createdAt: string }> => {
  const enquiryNo = documentNumber('TE', await deps.clock.today());
  return inTransaction(deps.db, async (tx) => {
    const { kind, userId, visitorId = null } = enquiry;
    // Whoever becomes a merchant is written to in the language in which they applied.
    const content = { ...enquiry.content, locale: enquiry.locale };
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry:${enquiry.email}`}, 0))`,
    );
    const today = await tx
      .select()
      .from(enquiries)
      .where(
        sql`content ->> 'email' = ${enquiry.email} and created_at > app_now() - interval '1 day'`,
      );
    const same = today.find(
      (other) =>
        other.kind === kind &&
        isDeepStrictEqual(other.content, JSON.parse(JSON.stringify(content))),
    );
    if (same) return { enquiryNo: same.enquiryNo, createdAt: same.createdAt.toISOString() };
    if (today.length >= MAX_ENQUIRIES_PER_DAY) throw new ApiError('10429', { retryAfter: 86_400 });
    const [row] = await tx
      .insert(enquiries)
      .values({ enquiryNo, kind, content, userId, visitorId })
      .returning();
    if (!row) throw new Error('no enquiry was kept');
    await enqueueMail(tx, enquiryNotificationEmail(deps.env.MAIL_FROM, enquiryNo, enquiry));
    await enqueueMail(tx, enquiryReceiptEmail(enquiry.email, enquiryNo, enquiry.locale));
    return { enquiryNo, createdAt: row.createdAt.toISOString() };
  });
};
