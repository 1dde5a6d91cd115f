import type { Deps } from '../../deps.ts';
import type { Handlers, Viewer } from '../../handlers.ts';
import { idOf } from '../catalog/index.ts';
import { readLinkGroups } from '../home/index.ts';
import { requireMember } from '../merchants/index.ts';
import { openCase } from './cases.service.ts';
import {
  changeCampaign,
  listConcepts,
  listHelpTexts,
  removeConcept,
  removeFaqQuestion,
  saveConcept,
  setSeoLinks,
} from './editors.service.ts';

type Calls =
  | 'listHelpTexts'
  | 'removeFaqQuestion'
  | 'changeCampaign'
  | 'listSeoLinks'
  | 'openCase'
  | 'setSeoLinks'
  | 'listSearchConcepts'
  | 'saveSearchConcept'
  | 'removeSearchConcept';

/** What editors look at and change of the whole shop: administrators alone. */
export const editorHandlers = ({ db }: Deps): Pick<Handlers, Calls> => {
  const editor = (viewer: Viewer) => requireMember(db, viewer);
  return {
    listHelpTexts: () => listHelpTexts(db),
    removeFaqQuestion: async ({ viewer, params }) =>
      removeFaqQuestion(db, await editor(viewer), params.questionId),
    changeCampaign: async ({ viewer, params, body }) =>
      changeCampaign(db, await editor(viewer), idOf(params.campaignId), body),
    openCase: async ({ viewer, body }) => openCase(db, await editor(viewer), body),
    listSeoLinks: () => readLinkGroups(db),
    setSeoLinks: async ({ viewer, body }) => setSeoLinks(db, await editor(viewer), body.groups),
    listSearchConcepts: ({ query }) => listConcepts(db, query),
    saveSearchConcept: async ({ viewer, body }) => saveConcept(db, await editor(viewer), body),
    removeSearchConcept: async ({ viewer, params }) =>
      removeConcept(db, await editor(viewer), params.key),
  };
};
