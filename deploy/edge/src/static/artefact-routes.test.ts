import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import { registerArtefactRoutes } from './artefact-routes.ts';

const script = Buffer.from(
  Array.from(
    { length: 4_000 },
    (_, index) => `export const name${index} = ${(index * 7919) % 1_000};`,
  ).join('\n'),
);
const artefacts = {
  findRecord: () => Promise.resolve({ files: { 'browser/main.js': {} } }),
  file: () => Promise.resolve(script),
} as unknown as Artefacts;

describe('a file of a new version', () => {
  test('is sent lightly compressed at first and better later, as the same file', async () => {
    const server = Fastify();
    registerArtefactRoutes(server, artefacts);
    const ask = async (): Promise<Buffer> =>
      (
        await server.inject({
          url: '/remotes/shell/1.0.0/main.js',
          headers: { 'accept-encoding': 'br' },
        })
      ).rawPayload;
    const first = await ask();
    let later = await ask();
    for (let tries = 0; later.length === first.length && tries < 500; tries += 1)
      later = await new Promise((resolve) => setTimeout(() => resolve(ask()), 10));
    expect(later.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(first)).toEqual(script);
    expect(brotliDecompressSync(later)).toEqual(script);
    await server.close();
  });
});
