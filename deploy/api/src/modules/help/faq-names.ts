import { rowNames } from '../../db/row-names.ts';
import { faqCategories, faqQuestions } from './help.tables.ts';

/** What categories of the help and questions in them are called, by their ids. */
export const faqCategoryNames = rowNames(faqCategories);
export const faqQuestionNames = rowNames({ id: faqQuestions.id, name: faqQuestions.question });
