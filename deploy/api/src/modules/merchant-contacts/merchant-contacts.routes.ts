import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import {
  createContact,
  listContacts,
  listOwnContacts,
  readContact,
  sendContactMail,
  sideOf,
} from './merchant-contacts.service.ts';

type Calls =
  | 'listMerchantContacts'
  | 'getMerchantContact'
  | 'createMerchantContact'
  | 'sendMerchantContactEmail'
  | 'listMyMerchantContacts';

/** Enquiries to merchants (part 2, section 7). */
export const merchantContactHandlers = (deps: Deps): Pick<Handlers, Calls> => {
  const { db } = deps;
  return {
    createMerchantContact: ({ body, viewer, visitorId }) =>
      createContact(deps, body, viewer ? Number(viewer.userId) : null, visitorId),
    listMerchantContacts: async ({ viewer, query }) =>
      listContacts(db, await sideOf(db, viewer), query),
    getMerchantContact: async ({ viewer, params }) =>
      readContact(db, await sideOf(db, viewer), params.contactId),
    sendMerchantContactEmail: async ({ viewer, params }) =>
      sendContactMail(db, await sideOf(db, viewer), Number(viewer.userId), params.id),
    listMyMerchantContacts: ({ viewer, query }) =>
      listOwnContacts(db, Number(viewer.userId), query),
  };
};
