import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import type { Artefacts } from '../composition/artefacts.ts';
import { registerArtefactRoutes } from '../static/artefact-routes.ts';

const scriptOf = (word: string): Buffer =>
  Buffer.from(
    `export const word = '${word}';\n${Array.from(
      { length: 4_000 },
      (_, index) => `export const name${index} = ${(index * 7919) % 1_000};`,
    ).join('\n')}`,
  );
const FILES: Readonly<Record<string, Buffer>> = {
  '1.0.0 browser/main.js': scriptOf('basket'),
  '1.0.1 browser/main.js': scriptOf('trolley'),
  '1.0.1 browser/other.js': scriptOf('other'),
  '1.0.1 browser/small.js': Buffer.from('1;'),
};
const artefacts = {
  findRecord: async (_app: string, version: string) => ({
    version,
    files: Object.fromEntries(
      Object.keys(FILES)
        .filter((key) => key.startsWith(`${version} `))
        .map((key) => [key.split(' ')[1], {}]),
    ),
  }),
  file: async ({ version }: { version: string }, file: string) => FILES[`${version} ${file}`],
} as unknown as Artefacts;

const OLD = FILES['1.0.0 browser/main.js']!;
const NEW = FILES['1.0.1 browser/main.js']!;
const hashOf = (content: Buffer): string =>
  `:${createHash('sha256').update(content).digest('base64')}:`;
const ALL = 'gzip, br, zstd, dcb, dcz';

let server: FastifyInstance;
beforeAll(() => {
  server = Fastify();
  registerArtefactRoutes(server, artefacts);
});
afterAll(() => server.close());
const get = async (
  headers: Record<string, string>,
  url = '/remotes/mf-catalog/1.0.1/main.js',
): Promise<LightMyRequestResponse> => server.inject({ url, headers });

describe('a file and the same file of another version (RFC 9842)', () => {
  it('is said to be the dictionary of the next ones', async () => {
    const { headers } = await get({ 'accept-encoding': 'br' });
    expect(headers['use-as-dictionary']).toBe(
      'match="/remotes/mf-catalog/*/main.js", id="mf-catalog/1.0.1/main.js"',
    );
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toBe('accept-encoding, available-dictionary');
  });

  it('is sent as the difference to a browser that holds the older one', async () => {
    const { headers, rawPayload } = await get({
      'accept-encoding': ALL,
      'available-dictionary': hashOf(OLD),
      'dictionary-id': '"mf-catalog/1.0.0/main.js"',
    });
    expect(headers['content-encoding']).toBe('dcz');
    expect(headers['use-as-dictionary']).toContain('id="mf-catalog/1.0.1/main.js"');
    expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(`:${rawPayload.subarray(8, 40).toString('base64')}:`).toBe(hashOf(OLD));
    const decoded = zstdDecompressSync(rawPayload.subarray(40), { dictionary: OLD });
    expect(decoded.equals(NEW)).toBe(true);
    expect(rawPayload.length).toBeLessThan(NEW.length * 0.01);
  });

  it.each([
    ['holds another text under that name', { 'available-dictionary': hashOf(NEW) }],
    ['holds a version that was never published', { 'dictionary-id': '"mf-catalog/9.9.9/main.js"' }],
    ['holds a file of another app', { 'dictionary-id': '"mf-reviews/1.0.0/main.js"' }],
    ['holds another file', { 'dictionary-id': '"mf-catalog/1.0.1/other.js"' }],
    ['names it outside of the published files', { 'dictionary-id': '"mf-catalog/../main.js"' }],
    ['does not name it', { 'dictionary-id': '' }],
    ['says nothing that is a hash', { 'available-dictionary': 'sha256' }],
    ['takes no differences', { 'accept-encoding': 'gzip, br' }],
    ['refuses differences', { 'accept-encoding': 'br, dcz;q=0' }],
  ])('is sent whole to a browser that %s', async (_what, headers) => {
    const answer = await get({
      'accept-encoding': ALL,
      'available-dictionary': hashOf(OLD),
      'dictionary-id': '"mf-catalog/1.0.0/main.js"',
      ...headers,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it('is no dictionary when it is a few bytes', async () => {
    const { headers } = await get({}, '/remotes/mf-catalog/1.0.1/small.js');
    expect(headers['use-as-dictionary']).toBeUndefined();
  });
});
