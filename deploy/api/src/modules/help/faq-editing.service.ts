import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { faqCategories, faqQuestions } from './help.tables.ts';

type FaqCategory = typeof faqCategories.$inferSelect;
type FaqQuestion = typeof faqQuestions.$inferSelect;
type CategoryFields = Pick<FaqCategory, 'name' | 'icon' | 'sort'>;
type QuestionFields = Pick<FaqQuestion, 'categoryId' | 'question' | 'answer' | 'hot' | 'sort'>;

/** The categories of the help, in their order. */
export const listFaqCategories = (tx: Tx): Promise<FaqCategory[]> =>
  tx.select().from(faqCategories).orderBy(asc(faqCategories.sort), asc(faqCategories.id));

/** All its questions, in their order. */
export const listFaqQuestions = (tx: Tx): Promise<FaqQuestion[]> =>
  tx.select().from(faqQuestions).orderBy(asc(faqQuestions.sort), asc(faqQuestions.id));

/** Writes a category under its id; gives what stood there. */
export const writeFaqCategory = async (
  tx: Tx,
  { id, ...fields }: CategoryFields & { readonly id: string },
): Promise<FaqCategory | undefined> => {
  const [before] = await tx.select().from(faqCategories).where(eq(faqCategories.id, id));
  await tx
    .insert(faqCategories)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: faqCategories.id, set: fields });
  return before;
};

/** The same for a question; 10405 when its category does not exist. */
export const writeFaqQuestion = async (
  tx: Tx,
  { id, ...fields }: QuestionFields & { readonly id: string },
): Promise<FaqQuestion | undefined> => {
  const [category] = await tx
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(eq(faqCategories.id, fields.categoryId));
  if (!category) throw new ApiError('10405');
  const [before] = await tx.select().from(faqQuestions).where(eq(faqQuestions.id, id));
  const set = { ...fields, updatedAt: sql`app_now()` };
  await tx
    .insert(faqQuestions)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: faqQuestions.id, set });
  return before;
};

/** Takes a question away; gives what it was. */
export const deleteFaqQuestion = async (tx: Tx, id: string): Promise<FaqQuestion> => {
  const [before] = await tx.delete(faqQuestions).where(eq(faqQuestions.id, id)).returning();
  if (!before) throw new ApiError('10405');
  return before;
};
