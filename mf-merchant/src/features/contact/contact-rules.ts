import { email, enquiry, every, maxLength, mobile, optional, required } from '@tapnook/kernel';
import type { FormRules } from '../../shared/hooks/use-form.ts';

export type ContactField = 'username' | 'email' | 'regionId' | 'phone' | 'message';
export const EMPTY_CONTACT = {
  username: '',
  email: '',
  regionId: 'HK',
  phone: '',
  message: '',
} as const;
export const MAX_MESSAGE_LENGTH = 2000;
const MAX_NAME_LENGTH = 120;

/** What the fields are called, for the summary of what is wrong. */
export const contactLabels = (
  t: (key: string) => string,
): Readonly<Record<ContactField, string>> => ({
  username: t('contact.name'),
  email: t('contact.email'),
  regionId: t('contact.code'),
  phone: t('contact.phone'),
  message: t('contact.message'),
});

/** The kernel's rules for an enquiry; a telephone number is validated by its calling code when one is given. */
export const contactRules = (
  prefixOf: (regionId: string) => string | undefined,
): FormRules<ContactField> => ({
  username: every(required, maxLength(MAX_NAME_LENGTH)),
  email,
  phone: (value, { regionId }) => optional(mobile(prefixOf(regionId)))(value),
  message: every(enquiry, maxLength(MAX_MESSAGE_LENGTH)),
});
