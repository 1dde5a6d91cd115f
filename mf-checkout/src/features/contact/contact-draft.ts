import type { Order } from '../../shared/model/order.ts';
import {
  productDraftKey,
  readDraft,
  writeDraft,
  type DraftSection,
} from '../../shared/storage/draft-storage.ts';
import { splitContact, type Contact, type ContactValues } from './contact-rules.ts';

/**
 * What was typed for an order, else for an expired order of the same product. An ID number is
 * stored in this tab only until it is first sent.
 */
export const contactDraft = (
  userId: string,
  { orderNo, productId, email }: Pick<Order, 'orderNo' | 'productId' | 'email'>,
) => {
  let isIdSent = false;
  let newest: ContactValues | undefined;
  const orderKey = (part: DraftSection | 'terms'): string => `${userId}.${part}.${orderNo}`;
  const productKey = (part: DraftSection): string =>
    `${userId}.${productDraftKey(part, productId)}`;
  const find = (part: DraftSection): Partial<Contact> =>
    readDraft(orderKey(part)) ?? (email ? undefined : readDraft(productKey(part))) ?? {};
  const write = (values: ContactValues): void => {
    const { terms, ...contact } = values;
    const { person, answers } = splitContact(contact);
    const kept = isIdSent ? { ...answers, idCardNo: '' } : answers;
    for (const key of [orderKey, productKey]) {
      writeDraft(key('person'), person);
      writeDraft(key('answers'), kept);
    }
    writeDraft(orderKey('terms'), terms);
  };
  return {
    /** The initial values: the stored ones, else those of the order or a saved person. */
    start: (contact: Contact): ContactValues => {
      newest = {
        ...contact,
        ...find('person'),
        ...find('answers'),
        terms: readDraft<boolean>(orderKey('terms')) ?? false,
      };
      return newest;
    },
    write: (values: ContactValues | undefined): void => {
      newest = values;
      if (values) write(values);
    },
    /** The server has the ID number: it is stored no longer. */
    omitId: (): void => {
      isIdSent = true;
      if (newest) write(newest);
    },
  };
};
