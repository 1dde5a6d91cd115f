import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { collectMethods } from './allowed-methods.ts';

test('the methods of an address are those of all its routes, whatever its parameters', async () => {
  const server = Fastify();
  const methodsOf = collectMethods(server);
  server.get('/orders/:id', () => '');
  server.delete('/orders/:id', () => '');
  server.get('/docs/*', () => '');
  await server.ready();
  const post = (url: string) => methodsOf({ method: 'POST', url });
  expect(post('/orders/7')).toEqual(['DELETE', 'GET', 'HEAD']);
  expect(post('/orders/7/?page=2')).toEqual(['DELETE', 'GET', 'HEAD']);
  expect(post('/docs/a/b')).toEqual(['GET', 'HEAD']);
  expect(post('/orders/7/lines')).toEqual([]);
  // A route was there, and said that it has no such order.
  expect(methodsOf({ method: 'GET', url: '/orders/7' })).toEqual([]);
  await server.close();
});
