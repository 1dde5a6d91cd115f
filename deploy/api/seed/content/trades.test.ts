import { describe, expect, test } from '@jest/globals';
import { everyText } from './content.testkit.ts';
import { content } from './index.ts';
import type { ProductContent } from './types.ts';

const messageOf = (item: ProductContent): string =>
  everyText(item)
    .flatMap(({ en, zh }) => [en, zh])
    .join(' ');
const saying = (items: readonly ProductContent[], words: RegExp): string[] =>
  items.flatMap((item) => {
    const found = words.exec(messageOf(item));
    return found ? [`${item.key}: ${found[0]}`] : [];
  });
const timed = ({ plans }: ProductContent): boolean =>
  plans.some(({ calendar = [] }) => calendar.some(({ times }) => times));
const wholeDays = content.products.filter((item) => item.kind === 'dated' && !timed(item));
const undated = content.products.filter(({ kind }) => kind === 'period' || kind === 'cash-coupon');

/** Words of one trade, and the categories or products that may say them. */
const trades: readonly (readonly [
  trade: string,
  words: RegExp,
  leaves: readonly string[],
  keys?: readonly string[],
])[] = [
  [
    'boats',
    /gangway|seasick|lower deck is|過跳板|暈船/i,
    ['sailings', 'junks', 'paddling', 'surfing'],
  ],
  [
    'massage',
    /on the table, not|need not say it lying down|rice-bran|therapist|技師|米糠油/i,
    ['massage'],
  ],
  [
    'workshops',
    /materials(, tools)? and (an )?apron|place at the bench|連材料及圍裙|每人一個工作位/i,
    ['pottery', 'painting', 'flowers', 'scent', 'cooking', 'tea-coffee'],
  ],
  [
    'admission',
    /last entry|under threes need no ticket|截止入場|3歲以下毋須購票/i,
    ['rides', 'museums', 'sea-life'],
  ],
  ['pools', /the pool is cleaned|wristband, and|換取手帶/i, ['day-stays']],
  ['hills', /eight floors|layer for the top|八層樓梯|山頂穿/i, ['hikes']],
  [
    'hotels',
    /harbour-view see|front desk|海景房，必/i,
    ['harbour-hotels', 'city-rooms', 'day-stays', 'stay-coupons'],
  ],
];
const INDOORS = ['escape', 'karaoke'];

describe('what the words of a kind say of each product', () => {
  test('is of its own trade', () => {
    const astray = trades.flatMap(([trade, words, leaves]) =>
      saying(
        content.products.filter(
          ({ categories }) => !categories.some((key) => leaves.includes(key)),
        ),
        words,
      ).map((found) => `${trade}: ${found}`),
    );
    expect(astray).toEqual([]);
  });

  test('names no admission where a session begins at its hour', () => {
    const sessions = content.products.filter(
      ({ scenes, categories }) => INDOORS.includes(scenes[0] ?? '') || categories.includes('play'),
    );
    expect(
      saying(
        [
          ...sessions,
          ...content.products.filter(({ key }) => /tram|tour|artist-walk|sleep-under/.test(key)),
        ],
        /last entry|within the hour|under threes need|截止入場|一小時之內/i,
      ),
    ).toEqual([]);
  });

  test('names a start time only where one is booked, and a booking only where dated', () => {
    expect(
      saying(
        wholeDays,
        /the slot you|time you (book|choose)|day and time|所選時段|所選時間|日子及時段/i,
      ),
    ).toEqual([]);
    expect(
      saying(undated, /(time|day|slot|night) you (book|choose)|所選(日子|時)|由預訂時間/i),
    ).toEqual([]);
  });

  test('asks for no booking only where none is made', () => {
    const booked = content.products.filter(({ kind }) => kind === 'dated' || kind === 'limited');
    expect(saying(booked, /no booking|毋須預約|不用預約/i)).toEqual([]);
    expect(
      booked.filter(({ notices }) => notices.includes('no-booking')).map(({ key }) => key),
    ).toEqual([]);
  });

  test('gives hours on the page, no change for vouchers, and no strangers in private events', () => {
    expect(saying(content.products, /merchant’s page|商戶頁|中途加入/)).toEqual([]);
    expect(
      saying(
        content.products.filter(({ categories }) =>
          ['play', 'sailings', 'surfing'].some((key) => categories.includes(key)),
        ),
        /no change is given|不設找贖/,
      ),
    ).toEqual([]);
  });

  test('groups the thousands of an amount', () =>
    expect(saying(content.products, /HK\$\d{4,}/)).toEqual([]));

  test('counts the nights that are sold', () => {
    expect(
      content.products
        .filter(
          ({ name, notices }) =>
            /^(two nights|five)/i.test(name.en) && notices.includes('one-night'),
        )
        .map(({ key }) => key),
    ).toEqual([]);
  });
});
