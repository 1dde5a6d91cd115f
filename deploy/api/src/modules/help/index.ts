import type { ApiModule } from '../../module.ts';
import { remindOfEnquiries } from './enquiry-reminders.service.ts';
import { helpHandlers } from './help.routes.ts';

/** Help, FAQ, documents and letters to us. */
export const helpModule: ApiModule = {
  name: 'help',
  handlers: helpHandlers,
  sweeps: [{ name: 'enquiry-reminders', everySeconds: 3600, run: remindOfEnquiries }],
};

export {
  listDocumentVersions,
  removeDocumentVersion,
  writeDocumentVersion,
} from './help-documents.service.ts';
export {
  decideEnquiry,
  findApplicationOf,
  type KeptEnquiry,
  listEnquiries,
  lockOpenEnquiry,
} from './enquiry-decisions.service.ts';
export { answerDay } from './enquiry-reminders.service.ts';
export {
  deleteFaqQuestion,
  listFaqCategories,
  listFaqQuestions,
  writeFaqCategory,
  writeFaqQuestion,
} from './faq-editing.service.ts';
export type { Enquiry } from './help.service.ts';
export { faqCategoryNames, faqQuestionNames } from './faq-names.ts';
