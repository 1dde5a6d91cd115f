import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import { reviewTemplates } from './reviews.tables.ts';

export type Template = typeof reviewTemplates.$inferSelect;
export const DEFAULT_TEMPLATE = 'general';

/** What is scored when no template was made for a kind of product. */
const GENERAL: Template = {
  id: DEFAULT_TEMPLATE,
  name: bilingual('reviews.experience'),
  items: [
    { id: 'service', itemName: bilingual('reviews.service') },
    { id: 'value', itemName: bilingual('reviews.value') },
    { id: 'place', itemName: bilingual('reviews.place') },
  ],
};

/** A template by its id; the general one for an id that does not exist. */
export const templateOf = async (tx: Tx, id: string | null): Promise<Template> => {
  const [row] = await tx
    .select()
    .from(reviewTemplates)
    .where(eq(reviewTemplates.id, id ?? DEFAULT_TEMPLATE))
    .orderBy(asc(reviewTemplates.id));
  return row ?? GENERAL;
};
export const generalTemplate = (): Template => GENERAL;
