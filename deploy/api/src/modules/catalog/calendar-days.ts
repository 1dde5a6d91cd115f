import type { DateSlot, PriceTier } from '@tapnook/contracts/api';
import { type OfferedSlot, type Calendar } from './calendar.service.ts';
import { tierPrices } from './person-types.service.ts';
import { money, moneyOrNull } from './pricing.ts';

const DAY = 86_400_000;

/**
 * More than any range that is asked for; counted, since no text comes after the last day of the
 * year 9999.
 */
const MOST_DAYS = 62;

const daysFrom = (from: string, to: string): string[] => {
  const first = Date.parse(from);
  const count = Math.min(MOST_DAYS, Math.round((Date.parse(to) - first) / DAY) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * DAY).toISOString().slice(0, 10),
  );
};

/** All together; null where one of them is without limit, or there are none. */
const sumOf = (counts: readonly (number | null)[]): number | null =>
  counts.length === 0 || counts.includes(null)
    ? null
    : counts.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/**
 * Slots of one day as the month shows it: the cheapest that can be chosen, and what is left of all.
 */
const dayOf = (
  day: string,
  slots: readonly OfferedSlot[],
  today: string,
  selected: string,
): DateSlot => {
  const free = slots.filter((slot) => slot.reason === null);
  const shown = (free.length ? free : slots).toSorted((a, b) => a.unit.pay - b.unit.pay)[0];
  const left = sumOf(free.map((slot) => slot.left));
  const offered = slots.filter((slot) => slot.reason === null || slot.reason === 'soldOut');
  const gone = slots.some((slot) => slot.reason === 'soldOut');
  const reason = free.length
    ? null
    : day < today
      ? 'past'
      : gone
        ? 'soldOut'
        : slots.some((slot) => slot.reason === 'past')
          ? 'past'
          : 'closed';
  return {
    day,
    startTime: null,
    isSelected: day === selected,
    price: shown ? money(shown.unit.price) : null,
    specialPrice: shown ? moneyOrNull(shown.unit.specialPrice) : null,
    limitedTimePrice: shown ? moneyOrNull(shown.unit.limitedPrice) : null,
    totalCount: sumOf(offered.map((slot) => slot.total)),
    remainCount: free.length ? left : gone ? 0 : null,
    isSoldOut: reason === 'soldOut',
    reason,
  };
};

/** Every day of the range, offered or not, with why it cannot be chosen. */
export const calendarDays = (
  calendar: Calendar,
  from: string,
  to: string,
  selected: string,
): DateSlot[] => {
  const byDay = Map.groupBy(calendar.slots, (slot) => slot.day);
  return daysFrom(from, to).map((day) =>
    dayOf(day, byDay.get(day) ?? [], calendar.today, selected),
  );
};

/** The start times of one day. */
export const calendarTiers = (calendar: Calendar): PriceTier[] =>
  calendar.slots
    .filter((slot) => slot.reason !== 'past')
    .map((slot, index) => ({
      day: slot.day,
      price: money(slot.unit.price),
      specialPrice: moneyOrNull(slot.unit.specialPrice),
      limitedTimePrice: moneyOrNull(slot.unit.limitedPrice),
      limitedTimeSpecialPrice:
        slot.unit.limitedPrice !== null && slot.unit.specialPrice !== null
          ? money(slot.unit.limitedPrice)
          : null,
      priceStartTime: slot.unit.limitedPrice === null ? null : calendar.limited.start,
      priceEndTime: slot.unit.limitedPrice === null ? null : calendar.limited.end,
      isSpecialPrice: slot.unit.pay < slot.unit.price,
      totalCount: slot.total,
      remainCount: slot.left,
      status: slot.reason === 'closed' ? 'inactive' : 'active',
      startTime: slot.time,
      isSpecialCount: slot.total !== null,
      isSelected: index === 0 && slot.reason === null,
      isSoldOut: slot.reason === 'soldOut',
      productLowestPrice: money(calendar.product.lowest_price),
      productLowestSpecialPrice: moneyOrNull(calendar.product.lowest_special_price),
      isUsedSoldOut: slot.left === 0,
      ...tierPrices(slot.people),
    }));
