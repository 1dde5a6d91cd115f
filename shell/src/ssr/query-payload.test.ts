import { expect, test } from '@jest/globals';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { packQueries, unpackQueries, type PackedQueries } from './query-payload.ts';

const served = (): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(['public', 'getProduct', { id: '7' }], { name: 'Tea' }, { updatedAt: 20 });
  client.setQueryData(
    ['me', 'list'],
    { pages: [{ data: [1] }], pageParams: [1] },
    { updatedAt: 9 },
  );
  return client;
};
const arrived = (packed: PackedQueries): QueryClient => {
  const client = new QueryClient();
  hydrate(client, unpackQueries(JSON.parse(JSON.stringify(packed)) as PackedQueries));
  return client;
};

test('a page’s answers arrive under their keys, as old as the oldest of them', () => {
  const client = arrived(packQueries(dehydrate(served())));
  expect(client.getQueryData(['public', 'getProduct', { id: '7' }])).toEqual({ name: 'Tea' });
  expect(client.getQueryData(['me', 'list'])).toEqual({ pages: [{ data: [1] }], pageParams: [1] });
  expect(client.getQueryState(['me', 'list'])).toEqual({
    ...served().getQueryState(['me', 'list']),
    dataUpdatedAt: 9,
  });
  expect(client.getQueryState(['public', 'getProduct', { id: '7' }])?.dataUpdatedAt).toBe(9);
});

test('only keys and data travel', () => {
  expect(JSON.stringify(packQueries(dehydrate(served())))).toBe(
    '{"at":9,"queries":[[["public","getProduct",{"id":"7"}],{"name":"Tea"}],' +
      '[["me","list"],{"pages":[{"data":[1]}],"pageParams":[1]}]]}',
  );
});

test('a page without answers has none', () => {
  expect(unpackQueries(packQueries(dehydrate(new QueryClient()))).queries).toEqual([]);
});
