import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { startFakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { createManifestSource } from './manifest-source.ts';
import { openTrust } from './trust.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
afterEach(() => void jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a generation that takes long to be made ready does not undo a newer one that was quicker', async () => {
  const registry = await startFakeRegistry([['shell', '1.0.0']]);
  const config = readConfig({ RELEASE_ORIGIN: registry.origin, DATA_DIR: folder, TRUST_ON_FIRST_USE: '1' });
  const trust = await openTrust(config);
  await trust.refresh();
  let poll = (): void => {};
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void) => {
    poll = run;
    return { unref: () => undefined };
  }) as never);
  const ready = new Map<number, () => void>();
  const manifests = createManifestSource(config, trust, () => {}, ({ generation }) => (generation === 7 ? Promise.resolve() : new Promise((resolve) => ready.set(generation, resolve))));
  await manifests.start();
  const until = async (seen: () => boolean): Promise<void> => {
    while (!seen()) await new Promise((resolve) => setImmediate(resolve));
  };
  for (const generation of [8, 9]) {
    registry.lie = (url) => (url === '/v1/channels/production/manifest' ? JSON.stringify(registry.signed(generation)) : undefined);
    poll();
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
