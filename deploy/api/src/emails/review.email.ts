import type { Locale, LocalisedText } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import { inBoth, type LetterPart } from './email-body.ts';

export interface Letter {
  readonly key: string;
  readonly order_no: string;
  readonly email: string;
  readonly locale: Locale;
  readonly product: LocalisedText;
  readonly coins: number;
  readonly status: 'NORMAL' | 'HIDE' | null;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export const invitation = ({
  product,
  coins,
}: Letter): { readonly en: Words; readonly zh: Words } => ({
  en: {
    subject: `How was ${product.en_gb}?`,
    paragraphs: [
      `You were at ${product.en_gb}. Tell the next person what to expect.`,
      ...(coins > 0 ? [`A review earns up to ${coins} Tapcoin.`] : []),
    ],
  },
  zh: {
    subject: `${product.zh_hk}體驗如何？`,
    paragraphs: [
      `你剛去過「${product.zh_hk}」，跟下一位說說實際情況。`,
      ...(coins > 0 ? [`寫評價最多可賺${coins}枚Tapcoin。`] : []),
    ],
  },
});

export const outcome = ({
  product,
  coins,
  status,
}: Letter): { readonly en: Words; readonly zh: Words } => {
  const shown = status === 'NORMAL';
  return {
    en: {
      subject: shown ? 'Your review is on show' : 'Your review is not shown',
      paragraphs: [
        shown
          ? `Everybody who looks at ${product.en_gb} can read your review now.`
          : `Your review of ${product.en_gb} is hidden: only you can read it.`,
        ...(shown && coins > 0 ? [`${coins} Tapcoin are yours.`] : []),
      ],
    },
    zh: {
      subject: shown ? '你的評價已公開' : '你的評價未有公開',
      paragraphs: [
        shown
          ? `你對「${product.zh_hk}」的評價已刊登。`
          : `你對「${product.zh_hk}」的評價已被隱藏，只有你能看到。`,
        ...(shown && coins > 0 ? [`${coins}枚Tapcoin已存入你的帳戶。`] : []),
      ],
    },
  };
};

const BUTTONS = {
  reviews: { en: 'Write a review', zh: '撰寫評價' },
  reviewsDetail: { en: 'Show my review', zh: '查看我的評價' },
} as const;

/** A button in each language opens the page without signing in (part 3, Access to order pages). */
export const mailOf = (
  letter: Letter,
  page: 'reviews' | 'reviewsDetail',
  { en, zh }: { readonly en: Words; readonly zh: Words },
  origin: string,
  access: string,
): Mail => {
  const parts = ({ paragraphs }: Words, locale: Locale, label: string): readonly LetterPart[] => [
    ...paragraphs,
    { label, url: `${origin}/${locale}/${page}/${letter.order_no}?access=${access}` },
  ];
  return {
    to: letter.email,
    dedupeKey: letter.key,
    subject: (letter.locale === 'zh-HK' ? zh : en).subject,
    letter: inBoth(
      letter.locale,
      parts(en, 'en-US', BUTTONS[page].en),
      parts(zh, 'zh-HK', BUTTONS[page].zh),
    ),
  };
};
