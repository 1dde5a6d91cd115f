import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { localBuildLink, registryOf } from './in-shell.ts';

test('the registry is two ports after the shop, unless the environment says otherwise', () => {
  expect(registryOf('http://localhost:3000', {})).toBe('http://localhost:3002');
  expect(registryOf('http://localhost:3000', { RELEASE_URL: 'https://releases.example' })).toBe(
    'https://releases.example',
  );
});

test('asks for an override of one app and gives the link to the preview host', async () => {
  const asked: unknown[] = [];
  const registry = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(request.url, request.headers.authorization, JSON.parse(body));
      response.writeHead(201).end('{"url":"http://127.0.0.1:3007/?tn_override=a.b.c"}');
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const link = await localBuildLink('http://localhost:3000/en-US', 'mf-a', 3106, {
    RELEASE_TOKEN: 'secret',
    RELEASE_URL: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
  });
  registry.close();
  expect(link).toBe('http://127.0.0.1:3007/?tn_override=a.b.c');
  expect(asked).toEqual([
    '/v1/overrides',
    'Bearer secret',
    expect.objectContaining({ hours: 8, apps: { 'mf-a': { url: 'http://localhost:3106' } } }),
  ]);
});
