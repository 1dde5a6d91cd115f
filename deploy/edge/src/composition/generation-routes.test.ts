import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  canonicalJson,
  generationLeaf,
  hashOfLeaf,
  hexOfBytes,
  type EnvironmentManifest,
} from '@tapnook/contracts/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerGenerationRoutes } from './generation-routes.ts';
import type { ManifestSource } from './manifest-source.ts';

const root = 'b'.repeat(64);
const MANIFEST: EnvironmentManifest = {
  schema: 1,
  channel: 'production',
  generation: 7,
  previous: 6,
  issuedAt: new Date(0).toISOString(),
  expiresAt: new Date(1).toISOString(),
  apps: { shell: { stable: { version: '1.0.0', digest: 'a'.repeat(64) } } },
  log: { size: 9, root, index: 8, proof: [] },
};
const SIGNED = {
  payload: Buffer.from(canonicalJson(MANIFEST)).toString('base64url'),
  signatures: [{ keyId: 'c'.repeat(16), signature: 'signed' }],
};
const KEY = { keyId: 'c'.repeat(16), publicKey: 'k'.repeat(43), notBefore: MANIFEST.issuedAt };
let manifest: EnvironmentManifest | undefined;
let server: FastifyInstance;
beforeAll(() => {
  server = Fastify();
  registerGenerationRoutes(
    server,
    {
      current: () => manifest,
      signed: () => manifest && SIGNED,
      log: () => ({ head: () => ({ size: 9, root }), isForked: () => false }),
    } as ManifestSource,
    { keys: () => [KEY] },
  );
});
afterAll(() => server.close());

describe('what an edge tells a monitor of the transparency log', () => {
  it('is the leaf of its generation, its place and the tree that it was shown', async () => {
    manifest = MANIFEST;
    const answer = await server.inject('/generation-log');
    expect(answer.headers['cache-control']).toBe('no-store');
    const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest();
    expect(answer.json()).toEqual({
      channel: 'production',
      generation: 7,
      leaf: hexOfBytes(hashOfLeaf(generationLeaf(MANIFEST), sha256)),
      index: 8,
      head: { size: 9, root },
      forked: false,
    });
  });

  it('is what the registry signed, and by which keys, for a browser', async () => {
    manifest = MANIFEST;
    const answer = await server.inject('/generation-proof');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ ...SIGNED, keys: [KEY] });
  });

  it('is nothing before its first generation', async () => {
    manifest = undefined;
    expect((await server.inject('/generation-log')).json()).toEqual({});
    expect((await server.inject('/generation-proof')).json()).toEqual({ keys: [KEY] });
  });
});
