import { links, LOCALES, localePath, localised, type Locale } from '@tapnook/contracts';
import {
  formatDay,
  groupedNumber,
  hongKongDay,
  hongKongInstant,
  personTypeLabel,
} from '@tapnook/kernel';
import { translator } from '../../translations.ts';
import type { OrderView } from '../orders/index.ts';

type Voucher = OrderView['vouchers'][number];
/** A text of a pass in every language of the shop. */
export type PassText = Readonly<Record<Locale, string>>;
/** A fact of a pass under its label. */
export interface PassFact {
  readonly key: 'when' | 'valid' | 'plan' | 'where' | 'number' | 'order' | 'how' | 'status';
  readonly label: PassText;
  readonly value: PassText;
}

/** What a voucher’s pass says, whichever wallet shows it. */
export interface PassContent {
  readonly voucherNo: string;
  readonly number: string;
  readonly title: PassText;
  readonly merchant: PassText;
  readonly facts: readonly PassFact[];
  /** Of the visit, where it has a time: the wallet offers the pass then. */
  readonly startsAt: string | null;
  /** From when and until when the voucher can be used; until is the first moment after. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  /** Branches with a place on the map, in degrees. */
  readonly locations: readonly { readonly latitude: number; readonly longitude: number }[];
  /** The voucher’s page, in each language. */
  readonly url: PassText;
}

/** Wallets refuse control characters, or end a text at them; line breaks stay. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '').trim();
const inEach = (text: (locale: Locale) => string): PassText =>
  Object.fromEntries(LOCALES.map((locale) => [locale, withoutControls(text(locale))])) as PassText;
const both = (text: string): PassText => inEach(() => text);
/** A text of the pass itself, in each language. */
export const passText = (key: PassFact['key'] | 'statusText' | 'ticket' | 'brand'): PassText =>
  inEach((locale) => translator(locale)(`walletPass.${key}`));

/** The day and time of the visit; none before a day is picked. */
const visitOf = (order: OrderView, voucher: Voucher): { day: string; time: string | null } | null =>
  voucher.bookingDate
    ? { day: voucher.bookingDate, time: voucher.bookingTime }
    : order.participationDate
      ? { day: order.participationDate, time: order.startTime }
      : null;

const planText = (order: OrderView, voucher: Voucher, locale: Locale): string =>
  [
    order.planName,
    ...(voucher.bookingOptions ?? order.multiOptionsCombination).map(({ fieldName }) => fieldName),
  ]
    .map((text) => localised(text, locale))
    .concat(voucher.person ? personTypeLabel(voucher.person, locale) : [])
    .join(' · ');

const branchText = (order: OrderView, locale: Locale): string =>
  order.branchStores
    .map(({ branchName, address }) =>
      [localised(branchName, locale), localised(address, locale)]
        .filter(Boolean)
        .join(locale === 'zh-HK' ? '，' : ', '),
    )
    .join('\n');

const locationsOf = ({ branchStores }: OrderView): PassContent['locations'] =>
  branchStores.flatMap(({ mapLocation }) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = (mapLocation ?? '')
      .split(',')
      .map(Number);
    return Number.isFinite(latitude) && Number.isFinite(longitude) ? [{ latitude, longitude }] : [];
  });

const fact = (key: PassFact['key'], value: PassText): PassFact[] =>
  Object.values(value).every(Boolean) ? [{ key, label: passText(key), value }] : [];

/**
 * What the pass of a voucher says, in both languages. It holds the number that the till takes and
 * nothing personal: codes that live 60 seconds cannot stand on a pass.
 */
export const passContent = (
  order: OrderView,
  voucher: Voucher,
  origin: string,
  page = links.voucher(order.orderNo),
): PassContent => {
  const visit = visitOf(order, voucher);
  const { startExchangeTime: validFrom, endExchangeTime: validUntil } = voucher;
  const url = inEach((locale) => origin + localePath(locale, page));
  return {
    voucherNo: voucher.voucherNo,
    number: groupedNumber(voucher.voucherNo),
    title: inEach((locale) => localised(order.productName, locale)),
    merchant: inEach((locale) => localised(order.merchantName, locale)),
    facts: [
      ...(visit
        ? fact(
            'when',
            inEach((locale) =>
              [formatDay(visit.day, locale), visit.time].filter(Boolean).join(' '),
            ),
          )
        : validUntil
          ? fact(
              'valid',
              inEach((locale) => formatDay(hongKongDay(Date.parse(validUntil) - 1), locale)),
            )
          : []),
      ...fact(
        'plan',
        inEach((locale) => planText(order, voucher, locale)),
      ),
      ...fact('number', both(groupedNumber(voucher.voucherNo))),
      ...fact('order', both(order.orderNo)),
      ...fact(
        'where',
        inEach((locale) => branchText(order, locale)),
      ),
      ...fact(
        'how',
        inEach((locale) =>
          order.planInfo.howToUse ? localised(order.planInfo.howToUse, locale) : '',
        ),
      ),
      ...fact(
        'status',
        inEach((locale) => `${passText('statusText')[locale]}\n${url[locale]}`),
      ),
    ],
    startsAt: visit?.time ? hongKongInstant(visit.day, visit.time) : null,
    validFrom,
    validUntil,
    locations: locationsOf(order),
    url,
  };
};

/**
 * What the pass of a given ticket says: its own number and page, and nothing of the giver's order.
 */
export const giftPassContent = (
  order: OrderView,
  voucher: Voucher,
  origin: string,
  { giftNo, page }: { readonly giftNo: string; readonly page: string },
): PassContent => {
  const content = passContent(order, { ...voucher, voucherNo: giftNo }, origin, page);
  return { ...content, facts: content.facts.filter(({ key }) => key !== 'order') };
};
