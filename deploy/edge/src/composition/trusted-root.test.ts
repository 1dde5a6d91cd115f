import { sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  canonicalJson,
  rootStatement,
  type EnvironmentManifest,
  type Root,
} from '@tapnook/contracts/release';
import {
  createSigner,
  startFakeRegistry,
  type FakeRegistry,
  type Signer,
} from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { createManifestSource } from './manifest-source.ts';
import { openTrustedKeys } from './trusted-keys.ts';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'edge-root-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let registry: FakeRegistry;
beforeEach(async () => {
  registry = await startFakeRegistry([['shell', '1.0.0']]);
});
afterEach(() => registry.close());

const holders = [createSigner(), createSigner(), createSigner()];
const bare = ({ keyId, publicKey }: Signer) => ({ keyId, publicKey });
const online = (key: Signer) => ({ ...bare(key), notBefore: new Date(0).toISOString() });
const rootOf = (more: Partial<Root>): Root => ({
  schema: 1,
  version: 1,
  threshold: 2,
  rootKeys: holders.map(bare),
  keys: [online(registry.signer)],
  revoked: [],
  ...more,
});
const signed = (root: Root, by: readonly Signer[]): object => {
  const payload = Buffer.from(canonicalJson(root)).toString('base64url');
  return {
    payload,
    signatures: by.map(({ keyId, key }) => ({
      keyId,
      signature: sign(null, rootStatement(payload), key).toString('base64url'),
    })),
  };
};
const configOf = (more: Record<string, string> = {}) =>
  readConfig({
    RELEASE_ORIGIN: registry.origin,
    DATA_DIR: mkdtempSync(path.join(folder, 'data-')),
    TRUST_ON_FIRST_USE: '1',
    ...more,
  });

describe('an edge with a pinned root', () => {
  const pin = (root: object): string => {
    const file = path.join(mkdtempSync(path.join(folder, 'pin-')), 'root.json');
    writeFileSync(file, JSON.stringify(root));
    return file;
  };
  test('trusts no registry key that the root does not name, even at first use', async () => {
    const stranger = createSigner();
    const file = pin(signed(rootOf({ keys: [online(stranger)] }), holders));
    const keys = await openTrustedKeys(configOf({ TRUSTED_ROOT: file }));
    await keys.refresh();
    expect(keys.keys().map(({ keyId }) => keyId)).toEqual([stranger.keyId]);
  });
  test('follows a newer root, keeps it, and drops what it revokes', async () => {
    const next = createSigner();
    const file = pin(signed(rootOf({}), holders));
    const newer = signed(
      rootOf({ version: 2, keys: [online(next)], revoked: [registry.signer.keyId] }),
      holders.slice(0, 2),
    );
    registry.fakeAnswer = (url) =>
      url === '/v1/roots' ? JSON.stringify({ roots: [newer] }) : undefined;
    const config = configOf({ TRUSTED_ROOT: file });
    const keys = await openTrustedKeys(config);
    expect(keys.keys().map(({ keyId }) => keyId)).toEqual([registry.signer.keyId]);
    await keys.refresh();
    expect(keys.keys().map(({ keyId }) => keyId)).toEqual([next.keyId]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(newer);
    const again = await openTrustedKeys(config);
    expect(again.keys().map(({ keyId }) => keyId)).toEqual([next.keyId]);
  });
  test('does not start with a root that too few have signed', async () => {
    const file = pin(signed(rootOf({}), holders.slice(0, 1)));
    await expect(openTrustedKeys(configOf({ TRUSTED_ROOT: file }))).rejects.toThrow(
      'is no root that enough of its keys signed',
    );
  });
});

/** An edge that has started, of a fake registry. */
const startEdge = async (
  config: ReturnType<typeof configOf>,
  prepare: (manifest: EnvironmentManifest) => Promise<void> = () => Promise.resolve(),
) => {
  const manifests = createManifestSource(config, await openTrustedKeys(config), () => {}, prepare);
  await manifests.start();
  manifests.stop();
  return manifests;
};
const offer = (generation: number, more?: Partial<EnvironmentManifest>): void => {
  registry.fakeAnswer = (url) =>
    url === '/v1/channels/production/manifest'
      ? JSON.stringify(registry.signed(generation, more))
      : undefined;
};

describe('a new edge', () => {
  test.each([
    ['takes nothing older from the registry than other edges serve', 8, undefined],
    ['takes what is as new as theirs', 7, 7],
  ])('%s', async (_name, generation, served) => {
    const peer = createServer((_request, response) => response.end(JSON.stringify({ generation })));
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
    const manifests = await startEdge(configOf({ PEER_ORIGIN: origin }));
    peer.close();
    expect(manifests.current()?.generation).toBe(served);
  });
  test.each([
    ['takes without peers nothing that an honest registry had signed again', 4, undefined],
    ['takes what is in the first half of its life', 2, 7],
  ])('%s', async (_name, daysOld, served) => {
    const issued = Date.now() - daysOld * DAY_MS;
    offer(7, {
      issuedAt: new Date(issued).toISOString(),
      expiresAt: new Date(issued + 7 * DAY_MS).toISOString(),
    });
    expect((await startEdge(configOf())).current()?.generation).toBe(served);
  });
});

test('an edge that restarts goes not behind its disk, even an unservable one', async () => {
  const config = configOf();
  offer(8);
  expect((await startEdge(config)).current()?.generation).toBe(8);
  offer(7);
  const again = await startEdge(config, ({ generation }) =>
    generation === 8 ? Promise.reject(new Error('a file is lost')) : Promise.resolve(),
  );
  expect(again.current()).toBeUndefined();
});
