import { describe, expect, test } from '@jest/globals';
import { readHanNumber } from './query-amounts.ts';
import { readFilters } from './query-filters.ts';

const FRIDAY = '2026-11-27';
const read = (typed: string) => readFilters(typed, FRIDAY);

describe('prices in words', () => {
  test.each([
    ['dim sum under 200', 'dim sum', undefined, 20_000],
    ['200蚊以下', '', undefined, 20_000],
    ['二百蚊樓下', '', undefined, 20_000],
    ['平過二百', '', undefined, 20_000],
    ['两百以内', '', undefined, 20_000],
    ['兩嚿水', '', undefined, 20_000],
    ['百五蚊', '', undefined, 15_000],
    ['HK$100以下', '', undefined, 10_000],
    ['1.5k以下', '', undefined, 150_000],
    ['under two hundred', '', undefined, 20_000],
    ['人均300 日本菜', '日本菜', undefined, 30_000],
    ['massage over 1000', 'massage', 100_000, undefined],
    ['五百以上', '', 50_000, undefined],
    ['between 200 and 500', '', 20_000, 50_000],
    ['200-300元', '', 20_000, 30_000],
    ['三百左右', '', 22_500, 37_500],
  ])('%s', (typed, words, lowest, highest) => {
    const { price, words: left } = read(typed);
    expect([left, price?.value.lowest, price?.value.highest]).toEqual([words, lowest, highest]);
  });
  test.each([
    'kids under 12',
    'for 2 people',
    '43樓酒吧',
    'ten skewers',
    'HK$100 cash coupon',
    'twelve bands in twelve hours',
    '一盅兩件',
    '60歲以上',
  ])('%s is no price', (typed) => expect(read(typed).price).toBeNull());
  test.each([
    ['百五', 150],
    ['千二', 1200],
    ['二百五', 250],
    ['兩千', 2000],
    ['十五', 15],
    ['一百零五', 105],
  ])('%s is %d', (text, value) => expect(readHanNumber(text)).toBe(value));
});

describe('days in words', () => {
  test.each([
    ['今晚食咩', '食咩', 'today'],
    ['tonight', '', 'today'],
    ['聽日下午茶', '下午茶', 'tomorrow'],
    ['kayak this weekend', 'kayak', 'weekend'],
    ['下個週末', '', '2026-12-05~2026-12-06'],
    ['next week', '', '2026-11-30~2026-12-06'],
    ['next friday', '', '2026-12-04'],
    ['星期日自助餐', '自助餐', '2026-11-29'],
    ['下星期三', '', '2026-12-02'],
    ['on saturday', '', '2026-11-28'],
    ['friday drinks', 'drinks', '2026-12-04'],
    ['星期五食飯', '食飯', '2026-12-04'],
    ['this friday', '', '2026-11-27'],
    ['今個星期五', '', '2026-11-27'],
    ['12月5日', '', '2026-12-05'],
    ['5 dec', '', '2026-12-05'],
    ['jan 3rd', '', '2027-01-03'],
  ])('%s', (typed, words, bookableTime) => {
    const { day, words: left } = read(typed);
    expect([left, day?.value.bookableTime]).toEqual([words, bookableTime]);
  });
  test.each([
    ['weekend workshop', '2026-12-05~2026-12-06'],
    ['on the weekend', '2026-12-05~2026-12-06'],
    ['週末工作坊', '2026-12-05~2026-12-06'],
    ['this weekend', 'weekend'],
    ['今個週末', 'weekend'],
    ['next weekend', '2026-12-05~2026-12-06'],
    ['this week', '2026-11-29~2026-11-29'],
    ['下星期', '2026-11-30~2026-12-06'],
    ['next friday', '2026-12-04'],
    ['下星期日', '2026-12-06'],
    ['sunday brunch', '2026-12-06'],
    ['this sunday', '2026-11-29'],
  ])('on a Sunday, %s', (typed, bookableTime) =>
    expect(readFilters(typed, '2026-11-29').day?.value.bookableTime).toBe(bookableTime),
  );
  test('each filter says what is left without it, and both may be typed', () => {
    const { words, price, day } = read('今晚 火鍋 200蚊以下');
    expect([words, price?.rest, day?.rest]).toEqual(['火鍋', '今晚 火鍋', '火鍋 200蚊以下']);
  });
  test('cheap things come first rather than below a price', () =>
    expect([read('平食').cheapFirst, read('cheap massage').words]).toEqual([true, 'massage']));
});
