import { sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { keyStatement, type PublicKey } from '@tapnook/contracts/release';
import { createSigner, startFakeRegistry, type Signer } from '../../test/fake-registry.ts';
import { stubInterval } from '../../test/stub-interval.ts';
import { readConfig } from '../env.ts';
import { createManifestSource } from './manifest-source.ts';
import { openTrustedKeys } from './trusted-keys.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A key as a registry offers it, handed over by another one until `ends`. */
const handedOver = (key: Signer, by: Signer, ends: string): PublicKey => {
  const bare = { keyId: key.keyId, publicKey: key.publicKey, notBefore: new Date(0).toISOString() };
  return {
    ...bare,
    endorsement: {
      keyId: by.keyId,
      ends,
      signature: sign(null, keyStatement(bare, ends), by.key).toString('base64url'),
    },
  };
};

test('a running edge follows endorsed keys of its registry and no others', async () => {
  const registry = await startFakeRegistry([['shell', '1.0.0']]);
  const first: PublicKey = {
    keyId: registry.signer.keyId,
    publicKey: registry.signer.publicKey,
    notBefore: new Date(0).toISOString(),
  };
  const config = readConfig({
    RELEASE_ORIGIN: registry.origin,
    DATA_DIR: folder,
    TRUST_ON_FIRST_USE: '1',
  });
  const polls = stubInterval();
  const said: string[] = [];
  const manifests = createManifestSource(
    config,
    await openTrustedKeys(config),
    (line) => said.push(line),
    () => Promise.resolve(),
  );
  await manifests.start();
  expect(manifests.current()?.generation).toBe(7);

  const signedBy = (signer: Signer, generation: number): object => {
    const { payload } = registry.signed(generation) as { payload: string };
    return {
      payload,
      signatures: [
        {
          keyId: signer.keyId,
          signature: sign(null, Buffer.from(payload, 'base64url'), signer.key).toString(
            'base64url',
          ),
        },
      ],
    };
  };
  /** The edge asks; gives what it serves once it has made up its mind. */
  const after = async (
    signer: Signer,
    generation: number,
    keys: readonly PublicKey[],
  ): Promise<number | undefined> => {
    registry.fakeAnswer = (url) =>
      url === '/v1/keys'
        ? JSON.stringify({ keys })
        : url === '/v1/channels/production/manifest'
          ? JSON.stringify(signedBy(signer, generation))
          : undefined;
    const refusals = said.length;
    polls.run();
    while (manifests.current()?.generation !== generation && said.length < refusals + 2)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return manifests.current()?.generation;
  };
  const [second, stranger] = [createSigner(), createSigner()];
  const now = Date.now();
  const ends = new Date(now + 60_000).toISOString();
  const both = [first, handedOver(second, registry.signer, ends)];
  const served = {
    'endorsed by itself': await after(stranger, 8, [first, handedOver(stranger, stranger, ends)]),
    'in place of the known one': await after(stranger, 8, [
      { ...first, keyId: stranger.keyId, publicKey: stranger.publicKey },
    ]),
    'the successor': await after(second, 8, both),
    'its predecessor, while both hold': await after(registry.signer, 9, both),
  };
  expect(served).toEqual({
    'endorsed by itself': 7,
    'in place of the known one': 7,
    'the successor': 8,
    'its predecessor, while both hold': 9,
  });
  // Signed again, by the successor alone: browsers that check who signed are given the newest.
  registry.fakeAnswer = (url) =>
    url === '/v1/channels/production/manifest' ? JSON.stringify(signedBy(second, 9)) : undefined;
  polls.run();
  while (manifests.signed()?.signatures[0]?.keyId !== second.keyId)
    await new Promise((resolve) => setImmediate(resolve));
  jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
  expect([await after(registry.signer, 10, both), await after(second, 10, both)]).toEqual([9, 10]);
  manifests.stop();
  await registry.close();
});
