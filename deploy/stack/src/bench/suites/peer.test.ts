import { expect, test } from '@jest/globals';
import { peerPages } from './peer.ts';

test('a peer’s pages are named after those of this shop that they are measured beside', () => {
  expect(
    peerPages(['home=http://localhost:3999/', 'detail=https://a.example/p/1?x=y=z']).map(
      ({ name, path, url }) => [name, path, url],
    ),
  ).toEqual([
    ['home', '/en-US', 'http://localhost:3999/'],
    ['detail', '/en-US/detail/hands-on-pottery', 'https://a.example/p/1?x=y=z'],
  ]);
});

test.each(['http://localhost:3999/', 'cart=http://localhost:3999/', 'home=localhost'])(
  '%s names no page that could be compared',
  (word) => expect(() => peerPages([word])).toThrow(/names no page: say home=http/),
);
