import type { LocalisedText } from '@tapnook/contracts';
import { email, enquiry, every, maxLength, mobile, optional, required } from '@tapnook/kernel';
import type { CallFailure } from '@tapnook/platform';
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

/** Labels of the fields, for the error summary. */
export const contactLabels = (
  t: (key: string) => string,
): Readonly<Record<ContactField, string>> => ({
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
): FormRules<ContactField> => ({
  username: every(required, maxLength(MAX_NAME_LENGTH)),
  email,
  phone: (value, { regionId }) => optional(mobile(prefixOf(regionId)))(value),
  message: every(enquiry, maxLength(MAX_MESSAGE_LENGTH)),
});

/** What the server refused of single fields (10102); the calling code is part of the phone's. */
export const refusedFields = ({
  data,
}: Pick<CallFailure, 'data'>): Readonly<Record<string, LocalisedText>> =>
  Object.fromEntries(
    (
      (data as { readonly fields?: readonly ServerFieldError[] } | null | undefined)?.fields ?? []
    ).flatMap(({ field, en_US, zh_HK }) => {
      const name = field.replace(/^body\./, '').replace('regionId', 'phone');
      return name in EMPTY_CONTACT ? [[name, { en_gb: en_US, zh_hk: zh_HK }]] : [];
    }),
  );
interface ServerFieldError {
  readonly field: string;
  readonly en_US: string;
  readonly zh_HK: string;
}
