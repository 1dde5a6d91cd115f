import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EnvironmentManifest } from '@tapnook/contracts/release';
import { createArtefactRetention } from './artefact-retention.ts';

const DAY_MS = 86_400_000;
let folder: string;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'retention-'));
  now = Date.parse('2026-03-01T00:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fetchVersion = (name: string, version: string): void => {
  const place = path.join(folder, name, version);
  mkdirSync(path.join(place, 'chunks'), { recursive: true });
  writeFileSync(path.join(place, 'chunks/a.js'), 'a');
  utimesSync(place, now / 1000, now / 1000);
};
const isKept = (name: string, version: string): boolean =>
  existsSync(path.join(folder, name, version, 'chunks/a.js'));
const open = () =>
  createArtefactRetention(
    folder,
    (_details, message) => {
      throw new Error(message);
    },
    () => now,
  );
const manifest = {
  apps: {
    shell: {
      stable: { version: '3.0.0' },
      candidate: { version: '3.1.0' },
      lastGood: { version: '2.9.0' },
    },
  },
} as unknown as EnvironmentManifest;

describe('artefact retention', () => {
  it('keeps what a manifest names and deletes what nothing used for 30 days', async () => {
    const versions = ['2.0.0', '2.9.0', '3.0.0', '3.1.0'];
    for (const version of versions) fetchVersion('shell', version);
    const retention = open();
    now += 29 * DAY_MS;
    await retention.sweep(manifest);
    expect(versions.filter((version) => isKept('shell', version))).toEqual(versions);
    now += 2 * DAY_MS;
    await retention.sweep(manifest);
    expect(versions.filter((version) => isKept('shell', version))).toEqual(versions.slice(1));
    // Named until a moment ago, so its 30 days begin now.
    await retention.sweep(undefined);
    expect(isKept('shell', '2.9.0')).toBe(true);
    now += 31 * DAY_MS;
    await retention.sweep(undefined);
    expect(isKept('shell', '2.9.0')).toBe(false);
  });

  it('keeps what a preview or an open tab used', async () => {
    fetchVersion('mf-catalog', '1.0.0-preview');
    fetchVersion('mf-catalog', '1.0.0');
    now += 20 * DAY_MS;
    const retention = open();
    retention.markUsed('mf-catalog', '1.0.0-preview');
    retention.markUsed('mf-catalog', '0.0.1-missing');
    await new Promise((done) => setTimeout(done, 50));
    now += 15 * DAY_MS;
    await retention.sweep(manifest);
    expect([isKept('mf-catalog', '1.0.0-preview'), isKept('mf-catalog', '1.0.0')]).toEqual([
      true,
      false,
    ]);
  });
});
