import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import type { Notice } from '../modules/notifications/index.ts';
import { translator } from '../translations.ts';
import { inBoth, type LetterPart } from './email-body.ts';

const partsOf = (notice: Notice, locale: Locale, origin: string): readonly LetterPart[] => {
  const urlOf = (path: string): string => origin + localePath(locale, path);
  return [
    { title: localised(notice.title, locale) },
    localised(notice.body, locale),
    ...(notice.link
      ? [{ label: translator(locale)('email.notice.open'), url: urlOf(notice.link) }]
      : []),
    {
      label: translator(locale)('email.notice.settings'),
      url: urlOf(links.profile('setSubscription')),
    },
  ];
};

/** A notice of the account as a letter, for who chose so. */
export const noticeEmail = (
  to: string,
  notice: Notice,
  key: string,
  locale: Locale,
  origin: string,
): Mail => ({
  to,
  dedupeKey: `notice:${key}`,
  subject: localised(notice.title, locale),
  letter: inBoth(locale, (language) => partsOf(notice, language, origin)),
});
