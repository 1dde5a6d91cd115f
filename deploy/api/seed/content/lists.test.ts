import { describe, expect, test } from '@jest/globals';
import { content } from './index.ts';
import type { ProductContent } from './types.ts';

const products = new Map(content.products.map((item) => [item.key, item]));
const listed = (key: string): ProductContent[] =>
  (content.productLists.find((list) => list.key === key)?.products ?? []).flatMap(
    (name) => products.get(name) ?? [],
  );
const timesOf = ({ plans }: ProductContent): string[] =>
  plans.flatMap(({ calendar = [] }) => calendar.flatMap(({ times = [] }) => times));

describe('what lists and marks claim', () => {
  test('of the evening is of the evening', () => {
    expect(
      listed('tonight-only')
        .filter((item) => item.kind !== 'dated' || timesOf(item).some((time) => time < '17:00'))
        .map(({ key }) => key),
    ).toEqual([]);
  });

  test('of the morning can be begun by eight', () => {
    expect(
      listed('quiet-mornings')
        .filter((item) => item.kind === 'dated' && timesOf(item).some((time) => time > '08:00'))
        .map(({ key }) => key),
    ).toEqual([]);
  });

  test('names no number of things that a list may not hold', () => {
    const { scrollingBanners, informationGrid } = content.home;
    const words = [
      ...[...scrollingBanners, ...informationGrid].flatMap(({ name, line }) => [name, line]),
      ...content.productLists.flatMap(({ name, description }) => [name, description]),
    ];
    const counted =
      /\b(six|ten|eleven|thirty|forty) (things|ways|good hours)\b|[六十]+個(有蓋|方法)/i;
    expect(words.filter((text) => text && counted.test(`${text.en} ${text.zh}`))).toEqual([]);
  });

  test('never hurries anybody: what is left and what sells is counted, not written', () => {
    const hurry =
      /left|fast|last|hurry|soon|almost|nearly|popular|going|demand|餘|熱賣|熱門|搶|快將|最後|尾/i;
    expect(
      content.products.flatMap(({ key, angleMark }) =>
        angleMark && hurry.test(`${angleMark.name.en} ${angleMark.name.zh}`) ? [key] : [],
      ),
    ).toEqual([]);
    expect(
      content.products
        .filter(({ angleMark, shelf }) => angleMark?.name.en === 'Sold out' && shelf !== 'sold-out')
        .map(({ key }) => key),
    ).toEqual([]);
  });

  test('in per cent is what the lowest price of every plan takes off', () => {
    const marked = content.products.flatMap((item) => {
      const off = /(\d+)% off/.exec(item.angleMark?.name.en ?? '')?.[1];
      return off
        ? item.plans.map(({ price, specialPrice, calendar = [] }) => ({
            key: item.key,
            off: Number(off),
            told: Math.floor(
              100 -
                (Math.min(
                  ...[specialPrice, ...calendar.map((rule) => rule.specialPrice)].flatMap(
                    (one) => one ?? [],
                  ),
                ) /
                  price) *
                  100,
            ),
          }))
        : [];
    });
    expect(marked.length).toBeGreaterThan(3);
    expect(marked.filter(({ off, told }) => off !== told)).toEqual([]);
  });
});
