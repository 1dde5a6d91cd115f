import type { Locale, LocalisedText } from '@tapnook/contracts';
import type { Mail } from '../modules/jobs/index.ts';
import { type TextKey, type Translate, translator } from '../translations.ts';
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

const mailOf = (
  letter: Letter,
  about: TextKey,
  page: 'reviews' | 'reviewsDetail',
  origin: string,
  access: string,
  partsIn: (t: Translate) => readonly LetterPart[],
): Mail => ({
  to: letter.email,
  dedupeKey: letter.key,
  subject: translator(letter.locale)(about, { product: letter.product }),
  letter: inBoth(letter.locale, (language) => {
    const t = translator(language);
    return [
      ...partsIn(t),
      // Opens the page without signing in (part 3, Access to order pages).
      {
        label: t(page === 'reviews' ? 'email.review.write' : 'email.review.open'),
        url: `${origin}/${language}/${page}/${letter.order_no}?access=${access}`,
      },
    ];
  }),
});

/** Asks for a review of a visit. */
export const reviewInvitationEmail = (letter: Letter, origin: string, access: string): Mail =>
  mailOf(letter, 'email.review.inviteAbout', 'reviews', origin, access, (t) => [
    t('email.review.invite', { product: letter.product }),
    ...(letter.coins > 0 ? [t('email.review.earns', { coins: letter.coins })] : []),
  ]);

/** Tells whether a review is shown, and what it earned. */
export const reviewOutcomeEmail = (letter: Letter, origin: string, access: string): Mail => {
  const { product, coins, status } = letter;
  const outcome = status === 'NORMAL' ? 'shown' : 'hidden';
  const about = `email.review.${outcome}About` as const;
  return mailOf(letter, about, 'reviewsDetail', origin, access, (t) => [
    t(`email.review.${outcome}`, { product }),
    ...(outcome === 'shown' && coins > 0 ? [t('email.review.earned', { coins })] : []),
  ]);
};
