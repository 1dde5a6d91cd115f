import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry } from '../test/fake-registry.ts';
import { readConfig } from './env.ts';
import { buildServer } from './server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-damaged-'));
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startEdge = async (dataDir: string): Promise<FastifyInstance> => {
  const registry = await startFakeRegistry([
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
  ]);
  open.push(registry);
  const edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: registry.origin,
      DATA_DIR: dataDir,
      TRUST_ON_FIRST_USE: '1',
      TRUSTED_KEYS: path.join(folder, `keys-${open.length}-${Date.now()}.json`),
    }),
  );
  open.push(edge);
  return edge;
};
const FILE = '/remotes/mf-a/1.0.0/remoteEntry.js';

describe('a disk that cannot be written', () => {
  test('costs no page and no file', async () => {
    const edge = await startEdge('/dev/null/edge');
    expect((await edge.inject('/en-US')).statusCode).toBe(200);
    expect((await edge.inject(FILE)).statusCode).toBe(200);
  });
});

describe('an artefact that lost its end', () => {
  test('is brought to the disk anew although nobody asks for it', async () => {
    const place = path.join(folder, 'place');
    const kept = path.join(place, 'artefacts/mf-a/1.0.0/browser/remoteEntry.js');
    const first = await startEdge(place);
    const whole = (await first.inject(FILE)).rawPayload;
    for (const one of open.splice(0).toReversed()) await one.close();
    truncateSync(kept, 0);
    await startEdge(place);
    for (let tries = 0; tries < 200 && statSync(kept).size === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(readFileSync(kept).equals(whole)).toBe(true);
  });
});

describe('an artefact opened as a page', () => {
  test('is inert', async () => {
    const { headers } = await (await startEdge(path.join(folder, 'inert'))).inject(FILE);
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
