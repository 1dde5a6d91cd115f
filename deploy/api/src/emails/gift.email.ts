import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { formatDay, hongKongDay } from '@tapnook/kernel';
import type { Mail } from '../modules/jobs/index.ts';
import type { Order } from '../modules/orders/index.ts';
import { inBoth, type LetterPart } from './email-body.ts';
import { branchLines } from './order-email-sections.ts';

interface GiftEmail {
  readonly to: string;
  readonly giftId: string;
  readonly gift: { readonly recipientName: string; readonly message: string | null };
  readonly order: Order;
  readonly locale: Locale;
  readonly origin: string;
  readonly token: string;
}

const WORDS = {
  'en-US': {
    somebody: 'A friend',
    from: (name: string) => `${name} has given you a ticket.`,
    message: 'Message',
    what: 'For',
    when: 'When',
    until: 'Use by',
    where: 'Where',
    open: 'Open your ticket',
    how:
      'Show it from that page, or keep it in your account. Whoever has this link can show it, ' +
      'so do not pass it on.',
    stranger: 'If you do not know who this is from, ignore it: we will not write again.',
  },
  'zh-HK': {
    somebody: '朋友',
    from: (name: string) => `${name}送了一張電子券給你。`,
    message: '留言',
    what: '項目',
    when: '時間',
    until: '有效期至',
    where: '地點',
    open: '開啟電子券',
    how: '到場時在該頁出示即可，亦可存入你的帳戶。任何人持有此連結均可出示電子券，請勿轉發。',
    stranger: '如你不認識寄件人，毋須理會，我們不會再來信。',
  },
} as const;

const partsOf = (
  { gift, order, origin, token }: GiftEmail,
  locale: Locale,
): readonly LetterPart[] => {
  const words = WORDS[locale];
  const { snapshot } = order;
  const where = branchLines(order, locale);
  const day = order.participationDate
    ? ([
        words.when,
        [formatDay(order.participationDate, locale), order.startTime].filter(Boolean).join(' '),
      ] as const)
    : ([words.until, formatDay(hongKongDay(snapshot.endsAt), locale)] as const);
  return [
    words.from(order.firstName ?? words.somebody),
    {
      facts: [
        ...(gift.message ? [[words.message, gift.message] as const] : []),
        [words.what, localised(snapshot.productName, locale)],
        day,
        ...(where ? [[words.where, where] as const] : []),
      ],
    },
    { label: words.open, url: origin + localePath(locale, links.gift(token)) },
    words.how,
    words.stranger,
  ];
};

/**
 * Brings a ticket that was given. What its giver typed stands in values alone, never in a button.
 */
export const giftEmail = (input: GiftEmail): Mail => {
  const name = input.order.firstName ?? '';
  return {
    to: input.to,
    dedupeKey: `gift:${input.giftId}`,
    subject:
      input.locale === 'zh-HK'
        ? `${name || WORDS['zh-HK'].somebody}送了一張電子券給你`
        : `${name || WORDS['en-US'].somebody} has given you a ticket`,
    letter: inBoth(input.locale, partsOf(input, 'en-US'), partsOf(input, 'zh-HK')),
  };
};
