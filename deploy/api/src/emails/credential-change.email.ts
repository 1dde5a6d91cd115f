import { links, localePath, localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { Mail, Sms } from '../modules/jobs/index.ts';
import { bilingual, translator } from '../translations.ts';
import { inBoth, subjectInBoth, type EmailButton } from './email-body.ts';

/** The address of a page in each language. */
export type PageLink = (locale: Locale) => string;

export const pageLink =
  (origin: string, path: string): PageLink =>
  (locale) =>
    `${origin}${localePath(locale, path)}`;

const subject = (locale: Locale): string =>
  subjectInBoth(locale, bilingual('email.credentials.about'));

/** The way out of a letter that something went wrong in: to the people of the shop. */
const helpButton = (origin: string, locale: Locale): EmailButton => ({
  label: translator(locale)('email.credentials.writeToUs'),
  url: pageLink(origin, links.help())(locale),
});

/**
 * Tells the owner what changed about signing in. `undo` is the page that takes it back; a change
 * that was itself a way back has none.
 */
export const credentialChangeEmail = (
  to: string,
  locale: Locale,
  what: LocalisedText,
  undo: PageLink | undefined,
  origin: string,
): Mail => ({
  to,
  subject: subject(locale),
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return undo
      ? [
          localised(what, language),
          t('email.credentials.undoHow'),
          { label: t('email.credentials.notMe'), url: undo(language) },
        ]
      : [
          localised(what, language),
          t('email.credentials.writeIfNot'),
          helpButton(origin, language),
        ];
  }),
});

/** The same as a text message: one language, to stay short. */
export const credentialChangeSms = (
  to: string,
  locale: Locale,
  undo: PageLink | undefined,
): Sms => {
  const t = translator(locale);
  return {
    to,
    text: undo
      ? t('email.credentials.changedSmsUndo', { url: undo(locale) })
      : t('email.credentials.changedSms'),
  };
};

/** Tells the address that opens the account again; `origin` is the shop's. */
export const credentialUndoneEmail = (to: string, locale: Locale, origin: string): Mail => ({
  to,
  subject: subject(locale),
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return [
      t('email.credentials.undone'),
      t('email.credentials.passwordEnded'),
      {
        label: t('email.credentials.setPassword'),
        url: pageLink(origin, links.resetPassword())(language),
      },
    ];
  }),
});

/** Tells an address that it opens the account no more. */
export const credentialWithdrawnEmail = (to: string, locale: Locale, origin: string): Mail => ({
  to,
  subject: subject(locale),
  letter: inBoth(locale, (language) => {
    const t = translator(language);
    return [
      t('email.credentials.undone'),
      t('email.credentials.withdrawn'),
      helpButton(origin, language),
    ];
  }),
});

/** The same to the number that opens the account again. */
export const credentialUndoneSms = (to: string, locale: Locale): Sms => ({
  to,
  text: translator(locale)('email.credentials.undoneSms'),
});
