/** Currencies of every price object (part 2, section 9). */
export type Currency = 'HKD' | 'USD';

/** A displayed amount in pieces, so that a screen can set the symbol smaller than the figures. */
export interface MoneyParts {
  /** `−` (U+2212) or nothing. */
  readonly sign: '' | '\u2212';
  /** `HK$` or `US$`. */
  readonly symbol: string;
  /** Grouped whole dollars, for example `1,280`. */
  readonly figures: string;
}

const SYMBOLS: Record<Currency, string> = { HKD: 'HK$', USD: 'US$' };

/**
 * Groups whole numbers by thousands: `1284` is `1,284`. Not by the browser's `Intl`, whose first
 * use holds a slow phone up for a tenth of a second.
 */
export const groupDigits = (value: number): string =>
  String(Math.trunc(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/**
 * Integer cents as sign, symbol and whole dollars, rounded half-up for display only (part 3,
 * Money).
 */
export const moneyParts = (cents: number, currency: Currency = 'HKD'): MoneyParts => {
  const dollars = Math.round(Math.abs(cents) / 100);
  return {
    sign: cents < 0 && dollars > 0 ? '\u2212' : '',
    symbol: SYMBOLS[currency],
    figures: groupDigits(dollars),
  };
};

/** Integer cents as shown everywhere: `HK$1,280`, `−HK$15`. */
export const formatMoney = (cents: number, currency: Currency = 'HKD'): string => {
  const { sign, symbol, figures } = moneyParts(cents, currency);
  return sign + symbol + figures;
};

/**
 * Hong Kong dollars for one US dollar: the middle of the range in which the currency is pegged, and
 * the day from which the shop has shown it.
 */
export const USD_RATE = { hkd: 7.8, day: '2026-11-27' } as const;

/** Cents of HKD as cents of USD, for guidance: everything is paid in HKD. */
export const usdCents = (hkd: number): number => Math.round(hkd / USD_RATE.hkd);

/** Cents of HKD in US dollars: `US$164`. */
export const formatUsd = (hkd: number): string => formatMoney(usdCents(hkd), 'USD');

/** Whole dollars to cents. */
export const dollars = (value: number): number => Math.round(value * 100);

/** Cents down to whole dollars: what comes off a price is shown without cents, so it has none. */
export const wholeDollars = (cents: number): number => Math.floor(cents / 100) * 100;

/** HK$999,999.99 in cents: the most that one order may come to (part 1, section 9). */
export const PURCHASE_CEILING_CENTS = 99_999_999;
