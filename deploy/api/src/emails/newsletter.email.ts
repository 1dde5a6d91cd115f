import { localePath, localised, type Locale } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import type { NewsletterButton } from '../modules/newsletters/index.ts';
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

const FOOT = {
  'en-US': {
    why: 'You get this because you asked TapNook for news, at most one letter a week.',
    end: 'Unsubscribe',
  },
  'zh-HK': { why: '你曾訂閱拾角的消息，故收到此電郵；我們每週最多發送一封。', end: '取消訂閱' },
} as const;

/** What stands at the foot of every letter that is news. */
export const newsFoot = (locale: Locale, links: UnsubscribeLinks): readonly LetterPart[] => [
  FOOT[locale].why,
  { label: FOOT[locale].end, url: links.page(locale) },
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
    letter: inBoth(locale, partsOf('en-US'), partsOf('zh-HK')),
    unsubscribe: links.oneClick,
  };
};
