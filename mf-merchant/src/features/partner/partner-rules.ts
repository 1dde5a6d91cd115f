import type { Rules } from '@tapnook/forms';
import {
  anyName,
  email,
  enquiry,
  every,
  maxLength,
  optional,
  refusal,
  required,
  type Rule,
} from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';

export const PARTNER_FORMS = ['join-us', 'affiliate'] as const;
export type PartnerForm = (typeof PARTNER_FORMS)[number];
/** Where the sender heard of us (part 1, section 1). */
export const REFERRALS = ['search', 'social-media', 'affiliates', 'articles', 'friends'] as const;

export type PartnerField =
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'email'
  | 'website'
  | 'refSource'
  | 'refSourceExt'
  | 'message';
export type PartnerValues = Readonly<Record<PartnerField, string>>;
export const EMPTY_PARTNER: PartnerValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  website: '',
  refSource: '',
  refSourceExt: '',
  message: '',
};
export const MAX_MESSAGE_LENGTH = 4000;

/** The form that the URL asks for; joining as a merchant by default. */
export const partnerForm = (search: URLSearchParams): PartnerForm =>
  PARTNER_FORMS.find((form) => form === search.get('form')) ?? 'join-us';

/** Labels of the fields, for the error summary. */
export const partnerLabels = (
  form: PartnerForm,
  t: Words['t'],
): Readonly<Record<PartnerField, string>> => ({
  firstName: t('partner.firstName'),
  lastName: t('partner.lastName'),
  companyName: t(`partner.${form}.company`),
  email: t('partner.email'),
  website: t('partner.website'),
  refSource: t('partner.refSource'),
  refSourceExt: t('partner.refSource'),
  message: t('partner.message'),
});

/** Adds the scheme that the call requires to an address like `kiln.example`. */
export const websiteAddress = (value: string): string => {
  const typed = value.trim();
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
};
const website: Rule = (value) => {
  const url = URL.parse(websiteAddress(value));
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
    ? undefined
    : refusal('website', 'Enter a valid web address', '請輸入有效的網址');
};

/** The kernel's rules for a business enquiry. */
export const PARTNER_RULES: Rules<PartnerValues> = {
  firstName: every(required, anyName),
  lastName: every(required, anyName),
  companyName: every(required, maxLength(200)),
  email,
  website: optional(every(maxLength(300), website)),
  refSource: required,
  refSourceExt: maxLength(240),
  message: every(enquiry, maxLength(MAX_MESSAGE_LENGTH)),
};
