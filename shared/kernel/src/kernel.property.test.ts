import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  hongKongDay,
  hongKongInstant,
  hongKongTime,
  isDay,
  monthGrid,
  weekday,
} from './dates.ts';
import { formatMoney } from './money.ts';
import { breakdown, COIN_SHARES, coinsOfShare } from './pricing.ts';
import { mobile } from './validation/contact.ts';
import { password, passwordStrength } from './validation/secret.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('whatever the day', () => {
  test('an instant and its Hong Kong day and time are inverse', () => {
    fc.assert(
      fc.property(day, time, (on, at) => {
        const instant = hongKongInstant(on, at);
        expect([hongKongDay(instant), hongKongTime(instant)]).toEqual([on, at]);
      }),
    );
  });
  test('adding days and counting them agree, and weekdays go round', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (on, count) => {
        const other = addDays(on, count);
        expect(isDay(other)).toBe(true);
        expect(daysBetween(on, other)).toBe(count);
        expect(weekday(other)).toBe((((weekday(on) + count) % 7) + 7) % 7);
      }),
    );
  });
  test('a month grid holds every day of its month once, in order, in whole weeks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1990, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        (year, month, start) => {
          const cells = monthGrid(year, month, start).flat();
          const own = cells.filter((cell) => cell.inMonth).map((cell) => cell.day);
          expect(cells.length % 7).toBe(0);
          expect(weekday(cells[0]?.day ?? '')).toBe(start);
          expect(own).toEqual(
            Array.from({ length: own.length }, (_, index) => addDays(own[0] ?? '', index)),
          );
          expect([own[0]?.slice(8), addDays(own.at(-1) ?? '', 1).slice(8)]).toEqual(['01', '01']);
        },
      ),
    );
  });
});

describe('whatever the amount', () => {
  // Covers: COI-005
  test('it shows the nearest dollar, and its negative the same figures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const shown = formatMoney(cents);
        expect(Math.abs(Number(shown.replace(/[^\d]/g, '')) * 100 - cents)).toBeLessThanOrEqual(50);
        expect(formatMoney(-cents).replace('\u2212', '')).toBe(shown);
      }),
    );
  });
});

describe('whatever is taken off a price', () => {
  // Covers: COI-006
  test('every line and the sum are whole dollars as shown, and add up', () => {
    const dollars = fc.integer({ min: 4, max: 999_999 }).map((count) => count * 100);
    fc.assert(
      fc.property(
        dollars,
        fc.nat(200_000),
        fc.nat(20_000),
        fc.constantFrom(...COIN_SHARES),
        (total, discount, held, share) => {
          const most = coinsOfShare(breakdown(total, discount, held, true).coins, share);
          const sum = breakdown(total, discount, held, true, most);
          const shown = [sum.total, sum.discount, sum.coinDiscount, sum.payment].map(
            (cents) => Number(formatMoney(cents).replace(/[^\d]/g, '')) * 100,
          );
          expect(shown).toEqual([
            sum.total,
            sum.discount,
            sum.coinDiscount,
            sum.total - sum.discount - sum.coinDiscount,
          ]);
          expect(sum.coins).toBe(most);
        },
      ),
    );
  });
});

describe('whatever is typed', () => {
  test('a number is judged the same with and without spaces', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{6,12}$/),
        fc.constantFrom('852', '86', '44'),
        (digits, code) => {
          expect(mobile(code)(digits.replace(/(.{4})/g, '$1 '))?.code).toBe(
            mobile(code)(digits)?.code,
          );
        },
      ),
    );
  });
  test('a password has a strength exactly when it is accepted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (value) => {
        expect(passwordStrength(value) > 0).toBe(password(value) === undefined);
      }),
    );
  });
});
