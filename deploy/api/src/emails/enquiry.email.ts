import type { Locale } from '@tapnook/contracts';
import { formatDay, type HongKongDay } from '@tapnook/kernel';
import type { Enquiry } from '../modules/help/index.ts';
import type { Mail } from '../modules/jobs/index.ts';
import { bilingual, translator } from '../translations.ts';
import { deskSubject, inBoth } from './email-body.ts';

const KINDS = { contact_us: 'Contact us', join_us: 'Join us', affiliate: 'Affiliate' } as const;

/** The bare address of `Name <address>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * A letter to our own desk. What a stranger typed stands in the text only, never in a header but
 * the checked reply address.
 */
export const enquiryNotificationEmail = (
  from: string,
  enquiryNo: string,
  enquiry: Enquiry,
): Mail => ({
  to: addressOf(from),
  subject: `${KINDS[enquiry.kind]} ${enquiryNo}`,
  replyTo: enquiry.email,
  letter: [
    {
      locale: 'en-US',
      parts: [
        {
          facts: Object.entries(enquiry.content).map(
            ([field, value]) => [field, String(value ?? '')] as const,
          ),
        },
      ],
    },
  ],
});

/**
 * Tells the sender that their letter arrived. It repeats nothing of it, so that nobody is sent a
 * stranger's words by us.
 */
export const enquiryReceiptEmail = (to: string, number: string, locale: Locale): Mail => {
  const about = bilingual('email.enquiry.receiptAbout');
  return {
    to,
    subject:
      locale === 'zh-HK'
        ? `${about.zh_hk} ${number} ${about.en_gb}`
        : `${about.en_gb} ${number} ${about.zh_hk}`,
    letter: inBoth(locale, (language) => [
      translator(language)('email.enquiry.receipt', { number }),
    ]),
  };
};

/**
 * Reminds our own desk of an enquiry without an answer: once on the working day before the last
 * one, and once on that.
 */
export const enquiryReminderEmail = (
  from: string,
  enquiryNo: string,
  sender: string,
  answerBy: HongKongDay,
  isLastDay: boolean,
): Mail => ({
  to: addressOf(from),
  dedupeKey: `enquiry-due:${enquiryNo}:${isLastDay ? 'last' : 'first'}`,
  subject: `${deskSubject(bilingual('email.enquiry.dueAbout'))} (${enquiryNo})`,
  replyTo: sender,
  letter: inBoth('zh-HK', (language) => {
    const t = translator(language);
    return [
      t('email.enquiry.due'),
      {
        facts: [
          [t('email.enquiry.number'), enquiryNo],
          [t('email.enquiry.from'), sender],
          [t('email.enquiry.answerBy'), formatDay(answerBy, language)],
        ],
      },
    ];
  }),
});
