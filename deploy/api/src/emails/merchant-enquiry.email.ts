import type { LocalisedText } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import { bilingual } from '../translations.ts';
import type { Desk } from './backoffice-address.ts';
import { deskSubject } from './email-body.ts';

interface Enquiry {
  readonly username: string;
  readonly email: string;
  readonly message: string;
  /** With its calling code. */
  readonly phone: string | null;
}

/** An enquiry as the merchant is mailed it; answering goes to the shopper. */
export const enquiryEmail = (
  { to, locale }: Desk,
  name: LocalisedText,
  enquiry: Enquiry,
): Mail => ({
  to,
  subject: deskSubject(locale, bilingual('email.enquiry.merchantAbout', { name })),
  replyTo: enquiry.email,
  letter: [
    {
      locale,
      parts: [
        locale === 'zh-HK' ? `${name.zh_hk} · ${name.en_gb}` : `${name.en_gb} · ${name.zh_hk}`,
        enquiry.message,
        [enquiry.username, enquiry.email, enquiry.phone].filter(Boolean).join('\n'),
      ],
    },
  ],
});
