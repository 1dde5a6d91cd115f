import { localePath, localised, type Locale } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import type { NewsletterButton } from '../modules/newsletters/index.ts';
import { translator } from '../translations.ts';
import { inBoth, type LetterPart } from './email-body.ts';

export interface NewsletterContent {
  readonly subject: { readonly en_gb: string; readonly zh_hk: string };
  readonly title: { readonly en_gb: string; readonly zh_hk: string };
  readonly text: { readonly en_gb: string; readonly zh_hk: string };
  readonly button: NewsletterButton | null;
}

/** The ways to end the news: the page of a language, and the address that mail programs post to. */
export interface UnsubscribeLinks {
  readonly page: (locale: Locale) => string;
  readonly oneClick: string;
}

/** What stands at the foot of every letter that is news. */
export const newsFoot = (locale: Locale, links: UnsubscribeLinks): readonly LetterPart[] => [
  translator(locale)('email.newsletter.why'),
  { label: translator(locale)('email.newsletter.end'), url: links.page(locale) },
];

/** A newsletter in both languages, the reader's own first, with the way to end them at its foot. */
export const newsletterEmail = (
  to: string,
  content: NewsletterContent,
  locale: Locale,
  origin: string,
  links: UnsubscribeLinks,
): Mail => {
  const partsOf = (language: Locale): readonly LetterPart[] => [
    { title: localised(content.title, language) },
    localised(content.text, language),
    ...(content.button
      ? [
          {
            label: localised(content.button.label, language),
            url: origin + localePath(language, content.button.path),
          },
        ]
      : []),
    ...newsFoot(language, links),
  ];
  return {
    to,
    subject: localised(content.subject, locale),
    letter: inBoth(locale, partsOf),
    unsubscribe: links.oneClick,
  };
};
