import { sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { keyStatement } from '@tapnook/contracts/release';
import { createSigner, startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { stubInterval } from '../../test/stub-interval.ts';
import { readConfig } from '../env.ts';
import { createManifestSource, type ManifestSource } from './manifest-source.ts';
import { openTrustedKeys } from './trusted-keys.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
afterEach(() => void jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Covers: REL-029
test('a generation slow to be made ready does not undo a newer, quicker one', async () => {
  const registry = await startFakeRegistry([['shell', '1.0.0']]);
  const config = readConfig({
    RELEASE_ORIGIN: registry.origin,
    DATA_DIR: folder,
    TRUST_ON_FIRST_USE: '1',
  });
  const trust = await openTrustedKeys(config);
  await trust.refresh();
  const polls = stubInterval();
  const ready = new Map<number, () => void>();
  const manifests = createManifestSource(
    config,
    trust,
    () => {},
    ({ generation }) =>
      generation === 7
        ? Promise.resolve()
        : new Promise((resolve) => ready.set(generation, resolve)),
  );
  await manifests.start();
  const until = async (seen: () => boolean): Promise<void> => {
    while (!seen()) await new Promise((resolve) => setImmediate(resolve));
  };
  for (const generation of [8, 9]) {
    registry.fakeAnswer = (url) =>
      url === '/v1/channels/production/manifest'
        ? JSON.stringify(registry.signed(generation))
        : undefined;
    polls.run();
    await until(() => ready.has(generation));
  }
  ready.get(9)?.();
  await until(() => manifests.current()?.generation === 9);
  ready.get(8)?.();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(manifests.current()?.generation).toBe(9);
  manifests.stop();
  await registry.close();
});

// Covers: REL-013
test('trusts a new key, and previews by it alone, once it signs beside the old one', async () => {
  const registry = await startFakeRegistry([['shell', '1.0.0']]);
  const config = readConfig({
    RELEASE_ORIGIN: registry.origin,
    DATA_DIR: mkdtempSync(path.join(folder, 'rotation-')),
    TRUST_ON_FIRST_USE: '1',
  });
  const trust = await openTrustedKeys(config);
  await trust.refresh();
  const ends = new Date(Date.now() + 3_600_000).toISOString();
  const next = createSigner();
  const bare = {
    keyId: next.keyId,
    publicKey: next.publicKey,
    notBefore: new Date().toISOString(),
  };
  const endorsement = {
    keyId: registry.signer.keyId,
    ends,
    signature: sign(null, keyStatement(bare, ends), registry.signer.key).toString('base64url'),
  };
  const first = {
    keyId: registry.signer.keyId,
    publicKey: registry.signer.publicKey,
    notBefore: new Date(0).toISOString(),
  };
  const { payload, signatures } = registry.signed(8) as { payload: string; signatures: object[] };
  const both = {
    payload,
    signatures: [
      ...signatures,
      {
        keyId: next.keyId,
        signature: sign(null, Buffer.from(payload, 'base64url'), next.key).toString('base64url'),
      },
    ],
  };
  registry.fakeAnswer = (url) => {
    if (url === '/v1/keys')
      return JSON.stringify({
        keys: [
          { ...first, notAfter: ends },
          { ...bare, endorsement },
        ],
      });
    return url === '/v1/channels/production/manifest' ? JSON.stringify(both) : undefined;
  };
  const manifests = createManifestSource(
    config,
    {
      keys: () => trust.keys(),
      refresh: () =>
        registry.requestedUrls.includes('/v1/channels/production/manifest')
          ? trust.refresh()
          : Promise.resolve(),
    },
    () => {},
    async () => {},
  );
  await manifests.start();
  expect(manifests.current()?.generation).toBe(8);
  expect(trust.keys().map(({ keyId, notAfter }) => [keyId, notAfter])).toEqual([
    [registry.signer.keyId, ends],
    [next.keyId, undefined],
  ]);
  manifests.stop();
  await registry.close();
});

// Covers: REL-023
describe('the stream of announcements', () => {
  const EVENT = 'event: generation\ndata: {"channel":"production","generation":8}\n\n';
  const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  let registry: FakeRegistry;
  let manifests: ManifestSource;
  let streams: ServerResponse[];
  /**
   * An edge that hears of generations by the stream alone, and the times that it asked for the
   * manifest because of it.
   */
  const follow = async (): Promise<() => number> => {
    stubInterval();
    registry = await startFakeRegistry([['shell', '1.0.0']]);
    streams = [];
    registry.stream = (response) => {
      // A heartbeat opens it, so that the answer begins.
      response.write(': still here\n\n');
      streams.push(response);
    };
    const config = readConfig({
      RELEASE_ORIGIN: registry.origin,
      DATA_DIR: mkdtempSync(path.join(folder, 'stream-')),
      TRUST_ON_FIRST_USE: '1',
    });
    manifests = createManifestSource(
      config,
      await openTrustedKeys(config),
      () => {},
      async () => {},
    );
    await manifests.start();
    while (streams.length === 0) await soon();
    const asked = (): number =>
      registry.requestedUrls.filter((url) => url === '/v1/channels/production/manifest').length;
    const before = asked();
    return () => asked() - before;
  };
  const write = async (text: string | Buffer, stream = streams[0]): Promise<void> => {
    stream?.write(text);
    await soon();
  };
  afterEach(async () => {
    manifests.stop();
    await registry.close();
  });

  test.each(
    Array.from({ length: EVENT.length - 1 }, (_, index) => index + 1).filter(
      (at) => at % 7 === 1 || at >= EVENT.length - 2,
    ),
  )('an event cut after %i bytes is heard once, when it is whole', async (at) => {
    const asked = await follow();
    await write(EVENT.slice(0, at));
    expect(asked()).toBe(0);
    await write(EVENT.slice(at));
    while (asked() === 0) await soon();
    expect(asked()).toBe(1);
  });
  test('byte by byte, with a letter of several bytes and heartbeats between', async () => {
    const asked = await follow();
    registry.fakeAnswer = (url) =>
      url === '/v1/channels/production/manifest' ? JSON.stringify(registry.signed(8)) : undefined;
    for (const byte of Buffer.from(`: 拾角\n\nevent: published\ndata: {"app":"mf-a"}\n\n${EVENT}`))
      streams[0]?.write(Buffer.from([byte]));
    while (manifests.current()?.generation !== 8) await soon();
    expect(asked()).toBe(1);
  });
  test('several in one piece are one reason to ask', async () => {
    const asked = await follow();
    await write(`${EVENT}${EVENT}: still here\n\n${EVENT}event: gener`);
    while (asked() === 0) await soon();
    expect(asked()).toBe(1);
  });
  test('reconnects a stream that breaks within an event, missing no announcement', async () => {
    const asked = await follow();
    registry.fakeAnswer = (url) =>
      url === '/v1/channels/production/manifest' ? JSON.stringify(registry.signed(9)) : undefined;
    await write(EVENT.slice(0, 20));
    streams[0]?.destroy();
    while (streams.length < 2) await soon();
    // The former stream's half belongs to nothing.
    await write(EVENT.slice(20), streams[1]);
    expect(asked()).toBe(0);
    await write(EVENT, streams[1]);
    while (manifests.current()?.generation !== 9) await soon();
    expect(asked()).toBe(1);
  });
});
