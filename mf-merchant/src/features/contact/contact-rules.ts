import type { Rules } from '@tapnook/forms';
import { email, enquiry, every, maxLength, mobile, optional, required } from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';

export type ContactField = 'username' | 'email' | 'regionId' | 'phone' | 'message';
export type ContactValues = Readonly<Record<ContactField, string>>;
export const EMPTY_CONTACT: ContactValues = {
  username: '',
  email: '',
  regionId: 'HK',
  phone: '',
  message: '',
};
export const MAX_MESSAGE_LENGTH = 2000;
const MAX_NAME_LENGTH = 120;

/** Labels of the fields, for the error summary. */
export const contactLabels = (t: Words['t']): Readonly<Record<ContactField, string>> => ({
  username: t('contact.name'),
  email: t('contact.email'),
  regionId: t('contact.code'),
  phone: t('contact.phone'),
  message: t('contact.message'),
});

/**
 * The kernel's rules for an enquiry. A telephone number is optional and validated by its calling
 * code.
 */
export const contactRules = (
  prefixOf: (regionId: string) => string | undefined,
): Rules<ContactValues> => ({
  username: every(required, maxLength(MAX_NAME_LENGTH)),
  email,
  phone: (value, { regionId }) => optional(mobile(prefixOf(regionId)))(value),
  message: every(enquiry, maxLength(MAX_MESSAGE_LENGTH)),
});
