import type { LocalisedText } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import { bilingual } from '../translations.ts';
import { deskAddress } from './backoffice-address.ts';
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
  merchantEmail: string | undefined,
  ours: string,
  name: LocalisedText,
  enquiry: Enquiry,
): Mail => ({
  to: deskAddress(merchantEmail, ours),
  subject: deskSubject(bilingual('email.enquiry.merchantAbout', { name })),
  replyTo: enquiry.email,
  letter: [
    {
      locale: 'zh-HK',
      parts: [
        `${name.zh_hk} · ${name.en_gb}`,
        enquiry.message,
        [enquiry.username, enquiry.email, enquiry.phone].filter(Boolean).join('\n'),
      ],
    },
  ],
});
