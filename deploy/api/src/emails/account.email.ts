import { links, localePath, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { Mail, Sms } from '../modules/jobs/index.ts';
import { bilingual, isTextKey, translator } from '../translations.ts';
import { inBoth, subjectInBoth } from './email-body.ts';
import type { UnsubscribeLinks } from './newsletter.email.ts';

const purposeKey = (purpose: string) => {
  const key = `email.account.purpose.${purpose}`;
  return isTextKey(key) ? key : 'email.account.purpose.other';
};

/** The mail with a verification code. */
export const verificationCodeEmail = (
  to: string,
  code: string,
  purpose: string,
  locale: Locale,
): Mail => ({
  to,
  subject: subjectInBoth(locale, bilingual('email.account.codeAbout', { code })),
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return [
      t('email.account.codeUse', { purpose: t(purposeKey(purpose)) }),
      { code },
      t('email.account.codeWarning'),
    ];
  }),
});

/** The text message with a verification code: one language, to stay within one message. */
export const verificationCodeSms = (to: string, code: string, locale: Locale): Sms => ({
  to,
  text: translator(locale)('email.account.codeSms', { code }),
});

/** Tells the owner of a coming deletion and the way back. */
export const accountDeletionEmail = (
  to: string,
  locale: Locale,
  day: LocalisedText,
  origin: string,
): Mail => ({
  to,
  subject: subjectInBoth(locale, bilingual('email.account.deletionAbout')),
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return [
      t('email.account.deletionWhen', { day }),
      t('email.account.deletionUndo'),
      {
        label: t('email.account.deletionKeep'),
        url: `${origin}${localePath(language, links.deleteAccount())}`,
      },
    ];
  }),
});

/** Tells the owner that the account stays after all. */
export const accountKeptEmail = (to: string, locale: Locale, origin: string): Mail => ({
  to,
  subject: subjectInBoth(locale, bilingual('email.account.keptAbout')),
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return [
      t('email.account.keptWhat'),
      t('email.account.keptNotYou'),
      {
        label: t('email.account.keptPassword'),
        url: `${origin}${localePath(language, links.profile('loginMethod'))}`,
      },
    ];
  }),
});

/** Asks whoever gave an address for news to confirm it. */
export const confirmSubscriptionEmail = (
  to: string,
  locale: Locale,
  linkIn: (locale: Locale) => string,
): Mail => ({
  to,
  subject: subjectInBoth(locale, bilingual('email.account.subscriptionAbout')),
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return [
      t('email.account.subscriptionWhy'),
      { label: t('email.account.subscriptionConfirm'), url: linkIn(language) },
    ];
  }),
});

/** Tells a new reader that news will come, and how to end them. */
export const subscribedEmail = (
  to: string,
  locale: Locale,
  unsubscribe: UnsubscribeLinks,
): Mail => ({
  to,
  subject: subjectInBoth(locale, bilingual('email.account.subscribedAbout')),
  unsubscribe: unsubscribe.oneClick,
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return [
      t('email.account.subscribedWhat'),
      { label: t('email.newsletter.end'), url: unsubscribe.page(language) },
    ];
  }),
});
