import type { DateSlot } from '@tapnook/contracts/api';
import { formatMoney } from '@tapnook/kernel';
import type { CalendarDay } from '@tapnook/ui';
import { isScarce } from './availability.model.ts';

/** Places left are said from here down. */
export const FEW_LEFT = 3;

/** Cents that a day costs now. */
export const currentDayPrice = ({
  price,
  specialPrice,
  limitedTimePrice,
}: Pick<DateSlot, 'price' | 'specialPrice' | 'limitedTimePrice'>): number | undefined =>
  (limitedTimePrice ?? specialPrice ?? price)?.HKD;

const stateOf = (slot: DateSlot): CalendarDay['state'] => {
  const { reason, remainCount } = slot;
  if (reason === 'past') return 'past';
  if (reason === 'closed') return 'closed';
  if (reason === 'soldOut') return 'full';
  return remainCount !== null && remainCount <= FEW_LEFT && isScarce(slot) ? 'few' : 'open';
};

/**
 * Days as the calendar shows them: price, what is left from 3 down where some are taken, the
 * cheapest on a warm ground when prices differ.
 */
export const calendarDays = (
  days: readonly DateSlot[],
  words: { readonly left: (count: number) => string },
): Record<string, CalendarDay> => {
  const prices = days.flatMap((day) => (day.reason === null ? (currentDayPrice(day) ?? []) : []));
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)];
  return Object.fromEntries(
    days.map((slot): [string, CalendarDay] => {
      const state = stateOf(slot);
      const pay = currentDayPrice(slot);
      if (slot.reason !== null || pay === undefined) return [slot.day, { state }];
      const note =
        state === 'few' && slot.remainCount !== null ? words.left(slot.remainCount) : undefined;
      const money = formatMoney(pay);
      return [
        slot.day,
        {
          state,
          price: money.replace('HK', ''),
          note,
          name: [money, note].filter(Boolean).join(', '),
          deal: pay === cheapest && cheapest < dearest,
        },
      ];
    }),
  );
};
