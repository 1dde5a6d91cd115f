import type { ApiModule } from '../../module.ts';
import { helpHandlers } from './help.routes.ts';

/** Help, FAQ, documents and letters to us. */
export const helpModule: ApiModule = { name: 'help', handlers: helpHandlers };

export {
  listDocumentVersions,
  removeDocumentVersion,
  writeDocumentVersion,
} from './help-documents.service.ts';
export type { Enquiry } from './help.service.ts';
export { enquiries, faqCategories, faqQuestions } from './help.tables.ts';
