import { sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { canonicalJson, rootStatement, type Root } from '@tapnook/contracts/release';
import {
  createSigner,
  startFakeRegistry,
  type FakeRegistry,
  type Signer,
} from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { createManifestSource } from './manifest-source.ts';
import { openTrustedKeys } from './trusted-keys.ts';

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
  test('trusts no key of the registry that the root does not name, at its first use either', async () => {
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

describe('a new edge', () => {
  test.each([
    ['takes nothing older from the registry than other edges serve', 8, undefined],
    ['takes what is as new as theirs', 7, 7],
  ])('%s', async (_name, generation, served) => {
    const peer = createServer((_request, response) => response.end(JSON.stringify({ generation })));
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
    const config = configOf({ PEER_ORIGIN: origin });
    const manifests = createManifestSource(
      config,
      await openTrustedKeys(config),
      () => {},
      () => Promise.resolve(),
    );
    await manifests.start();
    manifests.stop();
    peer.close();
    expect(manifests.current()?.generation).toBe(served);
  });
});
