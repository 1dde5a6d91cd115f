/** What is measured: a request, always the same one. */
export interface Case {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** Whether it is sent by somebody signed in. */
  readonly signedIn?: boolean;
}
const SEARCH = '/api/user/product/productList';
const search = (name: string, body: object): Case => ({
  name: `search: ${name}`,
  method: 'POST',
  path: SEARCH,
  body: { pageNum: 1, pageSize: 20, ...body },
});

/** The order is of the plan with the most places. */
export const casesOf = (order: object): readonly Case[] => [
  { name: 'product read', method: 'GET', path: '/api/v2/public/products/hands-on-pottery' },
  search('everything', {}),
  search('an English word', { keyword: 'tea' }),
  search('two Chinese characters', { keyword: '陶藝' }),
  search('a mistyped word', { keyword: 'potery' }),
  search('a word of a description', { keyword: 'sushi' }),
  // At most three times what one word costs.
  search('nine words that are none', { keyword: 'qzvx jwkp mfgh bvcx plkj wqzt xcvb hjkl mnbv' }),
  search('a sentence', { keyword: 'where can I take my mum for dim sum on Sunday under 300' }),
  search('a category by price', { rootCategoryId: '1', sort: 'price_ASC' }),
  search('this weekend', { bookableTime: 'weekend' }),
  {
    name: 'search: counts and the scale of prices',
    method: 'POST',
    path: '/api/v2/public/products/get-count',
    body: { keyword: 'tea' },
  },
  {
    name: 'order creation',
    method: 'POST',
    path: '/api/v2/client/orders',
    body: order,
    signedIn: true,
  },
];
