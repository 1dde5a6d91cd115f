import { z } from 'zod';
import { defineContracts } from '../call.ts';
import {
  createMerchantContact,
  getMerchantContact,
  listMerchantContacts,
  listMyMerchantContacts,
  sendMerchantContactEmail,
} from '../calls/contacts.ts';
import { day, instant, pageNumQuery, pageOf, queryFlag, wireId } from './shapes/basics.ts';
import { merchantContact, merchantContactInput } from './shapes/contacts.ts';

const moment = z.union([day, instant.pipe(z.iso.datetime({ offset: true }))]);

/** Merchant contacts (part 2, section 7). Another merchant's enquiry is 404 (part 3, Identity). */
export const contactContracts = defineContracts({
  listMerchantContacts: {
    route: listMerchantContacts,
    tag: 'merchant-contacts',
    summary: 'Enquiries to the signed-in merchant, newest first',
    query: z.object({
      ...pageNumQuery,
      showUnreadOnly: queryFlag.optional(),
      username: z.string().max(120).optional(),
      email: z.string().max(254).optional(),
      phone: z.string().max(32).optional(),
      createdBegin: moment.optional(),
      createdEnd: moment.optional(),
    }),
    data: pageOf(merchantContact),
    errors: [],
  },
  getMerchantContact: {
    route: getMerchantContact,
    tag: 'merchant-contacts',
    summary: 'One enquiry; reading it marks it as read',
    params: z.object({ contactId: wireId }),
    data: merchantContact,
    errors: ['10405'],
  },
  createMerchantContact: {
    route: createMerchantContact,
    limit: { times: 20, seconds: 3600 },
    tag: 'merchant-contacts',
    summary: 'Write to a merchant',
    body: merchantContactInput,
    data: merchantContact,
    errors: ['10405', '10429'],
    example: {
      merchantId: 'm-1',
      username: 'Ka Yan',
      email: 'kayan@example.com',
      regionId: 'HK',
      phone: '61234567',
      message: 'Is the kiln warm in January?',
    },
  },
  sendMerchantContactEmail: {
    route: sendMerchantContactEmail,
    tag: 'merchant-contacts',
    summary: 'Mail the enquiry to the merchant once',
    params: z.object({ id: wireId }),
    data: merchantContact,
    errors: ['10405'],
  },
  listMyMerchantContacts: {
    route: listMyMerchantContacts,
    tag: 'merchant-contacts',
    summary: 'The shopper’s own enquiries',
    query: z.object(pageNumQuery),
    data: pageOf(merchantContact),
    errors: [],
  },
});
