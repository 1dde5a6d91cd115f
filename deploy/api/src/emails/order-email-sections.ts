import { links, localePath, localised, type Locale } from '@tapnook/contracts';
import { calendarMessage, peopleLabel } from '@tapnook/kernel';
import type { Order, Voucher } from '../modules/orders/index.ts';
import { translator } from '../translations.ts';
import { type LetterPart } from './email-body.ts';

/** Branches that an email names; the voucher page lists the others. */
const BRANCHES = 3;

/** Where a phone gets a pass; null where the shop has no keys. */
interface WalletAddresses {
  readonly apple: string | null;
  readonly google: string | null;
}

/** The data of an email about an order. */
export interface OrderEmailContext {
  readonly order: Order;
  readonly vouchers: readonly Voucher[];
  readonly email: string;
  /** The reader's language, which stands first. */
  readonly locale: Locale;
  readonly origin: string;
  /** The address that our emails come from. */
  readonly sender: string;
  /** Opens the receipt without signing in (part 3, Access to order pages). */
  readonly access: string;
  /** Of the only voucher; those of several stand on their page. */
  readonly passes?: Readonly<Record<Locale, WalletAddresses>>;
  readonly now: Date;
}

export type Facts = (readonly [name: string, value: string])[];

/** Branches of an order, the first few of many, one a line; nothing when it names none. */
export const branchLines = (order: Order, locale: Locale): string => {
  const t = translator(locale);
  const { branchStores } = order.snapshot;
  const named = branchStores
    .slice(0, BRANCHES)
    .map((branch) =>
      [localised(branch.branchName, locale), localised(branch.address, locale)]
        .filter(Boolean)
        .join(t('email.order.branchSeparator')),
    );
  return [
    ...named,
    ...(branchStores.length > BRANCHES
      ? [t('email.order.moreBranches', { count: branchStores.length - BRANCHES })]
      : []),
  ].join('\n');
};

/** What was chosen, and for how many: of each kind of person where that makes a difference. */
export const choiceText = ({ snapshot, quantity }: Order, locale: Locale): string => {
  const { planName, options, people } = snapshot;
  const chosen = [planName, ...options.map(({ fieldName }) => fieldName)]
    .map((text) => localised(text, locale))
    .join(' · ');
  return people ? `${chosen} · ${peopleLabel(people, locale)}` : `${chosen} × ${quantity}`;
};

/**
 * A visit in a calendar file. `id` equals the one of our pages, so that calendars update the same
 * entry.
 */
export interface CalendarVisit {
  readonly id: string;
  readonly day: string;
  readonly time: string | null;
  readonly options: Order['snapshot']['options'];
  readonly isCanceled?: boolean;
}

/** iCalendar messages of visits, one each, as RFC 5546 wants them. */
export const visitCalendars = (
  { order, locale, now, sender }: Pick<OrderEmailContext, 'order' | 'locale' | 'now' | 'sender'>,
  visits: readonly CalendarVisit[],
): string[] => {
  const { productName, planName, merchantName, people } = order.snapshot;
  const [title, place] = [
    localised(productName, locale),
    branchLines(order, locale) || localised(merchantName, locale),
  ];
  const noteOf = (options: CalendarVisit['options']): string =>
    [
      ...[planName, ...options.map(({ fieldName }) => fieldName)].map((text) =>
        localised(text, locale),
      ),
      ...(people ? [peopleLabel(people, locale)] : []),
      order.orderNo,
    ].join(' · ');
  return visits.map(({ options, ...visit }) =>
    calendarMessage({ ...visit, title, place, note: noteOf(options) }, now.toISOString(), {
      organizer: sender,
      attendee: order.email ?? '',
    }),
  );
};

/** Whose it is, and where one goes: the same two lines in every letter of a visit. */
export const placeFacts = (
  order: Order,
  locale: Locale,
): readonly (readonly [name: string, value: string])[] => {
  const t = translator(locale);
  const where = branchLines(order, locale);
  return [
    [t('email.order.merchant'), localised(order.snapshot.merchantName, locale)],
    ...(where ? [[t('email.order.where'), where] as const] : []),
  ];
};

/** What a voucher is called in a letter: by its place where there are several. */
export const voucherLabel = (index: number, count: number, locale: Locale): string =>
  count === 1
    ? translator(locale)('email.order.voucher')
    : translator(locale)('email.order.voucherOf', { index: index + 1, count });

export const receiptOf = (
  { order, origin, access }: OrderEmailContext,
  locale: Locale,
): LetterPart => ({
  label: translator(locale)('email.order.receipt'),
  url: `${origin}${localePath(locale, links.receipt(order.orderNo))}?access=${access}`,
});

/** Buttons that put the voucher into a phone's wallet, where the shop has keys. */
export const walletButtons = ({ passes }: OrderEmailContext, locale: Locale): LetterPart[] =>
  (['apple', 'google'] as const).flatMap((wallet) => {
    const url = passes?.[locale][wallet];
    return url ? [{ label: translator(locale)(`email.order.${wallet}`), url }] : [];
  });
