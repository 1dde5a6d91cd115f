import type { Locale } from '@tapnook/contracts';
import { formatDay, type HongKongDay } from '@tapnook/kernel';
import type { Enquiry } from '../modules/help/index.ts';
import type { Mail } from '../modules/jobs/index.ts';
import { bilingual, isTextKey, translator } from '../translations.ts';
import { deskSubject, inBoth } from './email-body.ts';

/** The bare address of `Name <address>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** The fields of the forms in the order in which a letter tells them. */
const FIELDS = [
  'name',
  'lastName',
  'firstName',
  'companyName',
  'email',
  'topic',
  'orderNo',
  'website',
  'refSource',
  'refSourceExt',
] as const;

/** What was typed or chosen in the forms, with the names of fields and choices in a language. */
const factsOf = (
  { content }: Enquiry,
  language: Locale,
): readonly (readonly [string, string])[] => {
  const t = translator(language);
  return FIELDS.flatMap((field) => {
    const value = String(content[field] ?? '');
    const choice = `email.enquiry.${field}.${value}`;
    return value
      ? [[t(`email.enquiry.field.${field}`), isTextKey(choice) ? t(choice) : value] as const]
      : [];
  });
};

/**
 * A letter to our own desk. What a stranger typed stands in the text only, never in a header but
 * the checked reply address; their message once, below the facts in the desk's first language.
 */
export const enquiryNotificationEmail = (
  from: string,
  enquiryNo: string,
  enquiry: Enquiry,
): Mail => {
  const kind = bilingual(`email.enquiry.kind.${enquiry.kind}`);
  return {
    to: addressOf(from),
    subject: `${deskSubject('zh-HK', kind)} (${enquiryNo})`,
    replyTo: enquiry.email,
    letter: inBoth('zh-HK', (language) => [
      { facts: factsOf(enquiry, language) },
      ...(language === 'zh-HK' ? [String(enquiry.content['message'] ?? '')] : []),
    ]),
  };
};

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
  subject: `${deskSubject('zh-HK', bilingual('email.enquiry.dueAbout'))} (${enquiryNo})`,
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
