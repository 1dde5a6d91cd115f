import { expect, test } from '@jest/globals';
import { openingSuggestions, productLocations, suggestions } from './suggestions.ts';

const both = (word: string) => ({ en_gb: word, zh_hk: `${word}中` });
const item = (type: 'product' | 'merchant' | 'category', id: string) => ({
  id,
  type,
  content: both(`${type} ${id}`),
  productRoute: type === 'product' ? `p-${id}` : null,
  merchantRoute: type === 'merchant' ? `m-${id}` : null,
  iconImage: '',
});
const found = {
  categories: [item('category', '1')],
  merchants: [item('merchant', '2')],
  products: [item('product', '3')],
  keywords: [
    { id: '9', keyword: both('tea') },
    { id: '8', keyword: both('tea for two') },
  ],
};

test('category, merchant, product, history, then words; nothing twice', () => {
  const shown = suggestions('te', found, ['tea', 'kayak'], 'en-US');
  expect(shown.map(({ kind, label, path }) => [kind, label, path])).toEqual([
    ['category', 'category 1', '/search?categoryId=1'],
    ['merchant', 'merchant 2', '/merchant/m-2'],
    ['product', 'product 3', '/detail/p-3'],
    ['history', 'tea', '/search?keyword=tea'],
    ['keyword', 'tea for two', '/search?keyword=tea+for+two'],
  ]);
});
test('districts by either language, after the categories; regions before what lies in them', () => {
  const region = { parentId: null, regionCode: 'KLN', productCount: 1 };
  const places = productLocations([
    {
      ...region,
      id: '1',
      districtName: { en_gb: 'Kowloon', zh_hk: '九龍' },
      childDescriptions: [
        {
          ...region,
          id: '12',
          districtName: { en_gb: 'Kowloon City', zh_hk: '九龍城' },
          childDescriptions: [],
        },
      ],
    },
  ]);
  expect(
    suggestions('九龍', found, [], 'en-US', places)
      .slice(0, 3)
      .map(({ kind, label, path }) => [kind, label, path]),
  ).toEqual([
    ['category', 'category 1', '/search?categoryId=1'],
    ['district', 'Kowloon', '/search?districtId=1'],
    ['district', 'Kowloon City', '/search?districtId=12'],
  ]);
});
test('in the language of the page', () =>
  expect(suggestions('x', found, [], 'zh-HK')[0]?.label).toBe('category 1中'));
test('before typing: what was searched, then what others search', () => {
  expect(
    openingSuggestions(found.keywords, ['tea'], 'en-US').map(({ kind, label }) => [kind, label]),
  ).toEqual([
    ['history', 'tea'],
    ['keyword', 'tea for two'],
  ]);
});
