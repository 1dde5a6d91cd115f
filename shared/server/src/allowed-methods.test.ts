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
  expect(methodsOf('/orders/7')).toEqual(['DELETE', 'GET', 'HEAD']);
  expect(methodsOf('/orders/7/')).toEqual(['DELETE', 'GET', 'HEAD']);
  expect(methodsOf('/docs/a/b')).toEqual(['GET', 'HEAD']);
  expect(methodsOf('/orders/7/lines')).toEqual([]);
  await server.close();
});
