import type { ApiModule } from '../../module.ts';
import { helpHandlers } from './help.routes.ts';

/** Help, FAQ, documents and letters to us. */
export const helpModule: ApiModule = { name: 'help', handlers: helpHandlers };

export type { Enquiry } from './help.service.ts';
export { enquiries, faqCategories, faqQuestions, helpDocuments } from './help.tables.ts';
