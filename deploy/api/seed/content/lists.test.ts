import { describe, expect, test } from '@jest/globals';
import { content } from './index.ts';
import type { ProductContent } from './types.ts';

const products = new Map(content.products.map((item) => [item.key, item]));
const listed = (key: string): ProductContent[] => (content.productLists.find((list) => list.key === key)?.products ?? []).flatMap((name) => products.get(name) ?? []);
const timesOf = ({ plans }: ProductContent): string[] => plans.flatMap(({ calendar = [] }) => calendar.flatMap(({ times = [] }) => times));

describe('what lists and marks claim', () => {
  test('of the evening is of the evening', () => {
    expect(listed('tonight-only').filter((item) => item.kind !== 'dated' || timesOf(item).some((time) => time < '17:00')).map(({ key }) => key)).toEqual([]);
  });

  test('of the morning can be begun by eight', () => {
    expect(listed('quiet-mornings').filter((item) => item.kind === 'dated' && timesOf(item).some((time) => time > '08:00')).map(({ key }) => key)).toEqual([]);
  });

  test('names no number of things that a list may not hold', () => {
    const { scrollingBanners, informationGrid } = content.home;
    const words = [...[...scrollingBanners, ...informationGrid].flatMap(({ name, line }) => [name, line]), ...content.productLists.flatMap(({ name, description }) => [name, description])];
    const counted = /\b(six|ten|eleven|thirty|forty) (things|ways|good hours)\b|[六十]+個(有蓋|方法)/i;
    expect(words.filter((text) => text && counted.test(`${text.en} ${text.zh}`))).toEqual([]);
  });

  test('in per cent is what the lowest price of every plan takes off', () => {
    const marked = content.products.flatMap((item) => {
      const off = /(\d+)% off/.exec(item.angleMark?.name.en ?? '')?.[1];
      return off ? item.plans.map(({ price, specialPrice, calendar = [] }) => ({ key: item.key, off: Number(off), told: Math.floor(100 - (Math.min(...[specialPrice, ...calendar.map((rule) => rule.specialPrice)].flatMap((one) => one ?? [])) / price) * 100) })) : [];
    });
    expect(marked.length).toBeGreaterThan(3);
    expect(marked.filter(({ off, told }) => off !== told)).toEqual([]);
  });
});
