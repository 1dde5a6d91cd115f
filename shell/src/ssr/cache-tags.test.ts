import { expect, test } from '@jest/globals';
import { cacheTagsOf } from './cache-tags.ts';

test('a page is about every product and merchant that its data names, each once', () => {
  const data = [
    {
      productId: '7',
      merchant: { merchantId: '3' },
      plans: [{ productId: '7' }, { productId: null }],
    },
    { items: [{ productId: '8' }] },
    'productId',
  ];
  expect(cacheTagsOf(data)).toEqual(['product:7', 'merchant:3', 'product:8']);
});
