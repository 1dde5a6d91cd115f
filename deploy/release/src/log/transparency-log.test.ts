import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bytesOfHex,
  checkLogged,
  EnvironmentManifest,
  generationLeaf,
  hashOfLeaf,
  hexOfBytes,
  verifyInclusion,
  type LogHead,
  type ReleaseRecord,
} from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { runCli } from '../cli/run-cli.ts';
import { transaction } from '../database/database.ts';
import { openKeyRing } from '../signing/key-ring.ts';
import { openCheckpoint } from './checkpoint.ts';
import { logThePast, type ReleasePlace } from './transparency-log.ts';
import { logHead, sha256Bytes, storeLeaf } from './tree-store.ts';

const DAY = 86_400_000;
let all: TestRegistry;
let folder: string;
let origin: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog']);
  origin = await all.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => all.close());

const served = async (): Promise<EnvironmentManifest> => {
  const { body } = await all.get<{ payload: string }>('/v1/channels/production/manifest');
  return EnvironmentManifest.parse(
    JSON.parse(Buffer.from(body.payload, 'base64url').toString('utf8')),
  );
};
const release = async (version: string): Promise<void> => {
  await all.publish(buildApp('mf-catalog', version));
  await all.post('/v1/channels/production/compositions', { apps: { 'mf-catalog': version } });
};
const checkpoint = async (): Promise<string> =>
  (await all.server.inject('/v1/log/checkpoint')).payload;

describe('transparency log', () => {
  it('holds each release and generation; each manifest proves that its own is there', async () => {
    const { body } = await all.get<{ entries: { leaf: string }[] }>('/v1/log/entries');
    const leaves = body.entries.map(({ leaf }) => JSON.parse(leaf) as Record<string, unknown>);
    expect(leaves.map(({ type, app, generation }) => [type, app ?? generation])).toEqual([
      ['release', 'shell'],
      ['release', 'mf-catalog'],
      ['generation', 1],
    ]);
    await release('1.0.1');
    const manifest = await served();
    expect(manifest.log).toMatchObject({ size: 5, index: 4 });
    expect(checkLogged(manifest, sha256Bytes)).toBe('logged');
    expect(checkLogged({ ...manifest, generation: 3 }, sha256Bytes)).toBe('bad-proof');
    expect(checkLogged({ ...manifest, log: undefined }, sha256Bytes)).toBe('unlogged');
  });

  it('proves where a version stands, and gives the newest entries with the head', async () => {
    await release('1.0.1');
    await all.publish(buildApp('mf-catalog', '1.0.2'));
    const { body: place } = await all.get<ReleasePlace>('/v1/log/releases/mf-catalog/1.0.1');
    const isProven = (leaf: string): boolean =>
      verifyInclusion(
        { ...place, leaf: hashOfLeaf(leaf, sha256Bytes), proof: place.proof.map(bytesOfHex) },
        bytesOfHex(place.root),
        sha256Bytes,
      );
    expect(place).toMatchObject({ index: 3, size: 6 });
    expect(isProven(place.leaf)).toBe(true);
    expect(isProven(place.leaf.replace('1.0.1', '1.0.9'))).toBe(false);
    const { body } = await all.get<{ head: LogHead; entries: { index: number }[] }>(
      '/v1/log/entries?newest=true&limit=2',
    );
    expect(body.entries.map(({ index }) => index)).toEqual([4, 5]);
    expect(body.head).toEqual({ size: place.size, root: place.root });
    expect((await all.get('/v1/log/releases/mf-catalog/9.9.9')).status).toBe(404);
  });

  it('keeps the place of a generation signed again, and proves it in the grown tree', async () => {
    const before = await served();
    await all.publish(buildApp('mf-catalog', '1.0.1'));
    all.pass(4 * DAY);
    const again = await served();
    expect(again.issuedAt > before.issuedAt).toBe(true);
    expect(again.log).toMatchObject({ index: before.log?.index, size: 4 });
    expect(checkLogged(again, sha256Bytes)).toBe('logged');
  });

  it('gives a head that its keys signed, and whose text cannot be changed', async () => {
    const keys = all.registry.keys.publicKeys();
    const name = `${new URL(all.registry.config.publicUrl).host}/log`;
    const note = await checkpoint();
    expect(openCheckpoint(note, name, keys)).toEqual(await logHead(all.registry.db));
    expect(openCheckpoint(note.replace('\n3\n', '\n4\n'), name, keys)).toBeNull();
    expect(openCheckpoint(note, 'releases.example/log', keys)).toBeNull();
    const stranger = await openKeyRing(mkdtempSync(join(folder, 'keys-')), Date.now);
    expect(openCheckpoint(note, name, stranger.publicKeys())).toBeNull();
  });

  it('takes in what was released before there was a log, and proves its generations', async () => {
    await release('1.0.1');
    const { db } = all.registry;
    const { log: _log, ...old } = await served();
    await db.query('TRUNCATE release.log_entries, release.log_nodes');
    await db.query('UPDATE release.generations SET payload = $1 WHERE generation = 2', [
      Buffer.from(JSON.stringify(old)).toString('base64url'),
    ]);
    await db.query("DELETE FROM release.records WHERE name = 'mf-catalog' AND version = '1.0.0'");
    await transaction(db, logThePast);
    const { body } = await all.get<{ entries: { leaf: string }[] }>('/v1/log/entries');
    expect(body.entries).toHaveLength(5);
    expect(checkLogged(await served(), sha256Bytes)).toBe('logged');
    expect(await look()).toMatchObject({ code: 0 });
  });

  it('refuses proofs of what the log does not have', async () => {
    expect((await all.get('/v1/log/consistency?from=2&to=9')).status).toBe(404);
    expect((await all.get('/v1/log/consistency?from=3&to=2')).status).toBe(404);
    expect((await all.get('/v1/log/inclusion?index=9&size=9')).status).toBe(404);
    expect((await all.get('/v1/log/inclusion?index=1&size=3')).status).toBe(200);
    expect((await all.get('/v1/log/entries?limit=900')).status).toBe(400);
  });
});

let looks = 0;
const look = async (
  state = join(folder, `state-${(looks += 1)}.json`),
  ...more: string[]
): Promise<{ code: number; faults: string[]; size: number }> => {
  let text = '';
  const code = await runCli(
    ['monitor', '--state', state, '--json', ...more],
    { RELEASE_URL: origin, RELEASE_TOKEN: all.tokens.viewer },
    { out: (line) => (text += line), err: (line) => (text += line) },
  );
  const { faults, size } = JSON.parse(text) as { faults: { fault: string }[]; size: number };
  return { code, size, faults: faults.map(({ fault }) => fault) };
};

/**
 * Writes the history of the log anew with another entry at a place, so that all of it fits again.
 */
const fork = async (index: number): Promise<void> => {
  const { db } = all.registry;
  const { rows } = await db.query<{ leaf: string }>(
    'SELECT leaf FROM release.log_entries ORDER BY index',
  );
  await db.query('TRUNCATE release.log_entries, release.log_nodes');
  for (const [at, { leaf }] of rows.entries()) {
    const kept = at === index ? leaf.replaceAll(/"digest":"../g, '"digest":"00') : leaf;
    const hash = hashOfLeaf(kept, sha256Bytes);
    await db.query('INSERT INTO release.log_entries (index, leaf, hash) VALUES ($1, $2, $3)', [
      at,
      kept,
      hexOfBytes(hash),
    ]);
    await storeLeaf(db, at, hash);
  }
};

describe('monitor of the log', () => {
  it('follows a log that grows, from look to look', async () => {
    const state = join(folder, 'grows.json');
    expect(await look(state)).toEqual({ code: 0, size: 3, faults: [] });
    await release('1.0.1');
    expect(await look(state)).toEqual({ code: 0, size: 5, faults: [] });
    expect(await look(state)).toEqual({ code: 0, size: 5, faults: [] });
  });

  it.each([0, 1, 2])('notices that entry %i of the history was replaced', async (index) => {
    const state = join(folder, `forked-${index}.json`);
    await look(state);
    await fork(index);
    await release('1.0.1');
    expect(await look(state)).toMatchObject({ code: 1, faults: ['forked'] });
    expect(await look(state)).toMatchObject({ code: 1, faults: ['forked'] });
  });

  it('notices that the tail of the log was cut off', async () => {
    const state = join(folder, 'cut.json');
    await release('1.0.1');
    await look(state);
    await all.registry.db.query('DELETE FROM release.log_entries WHERE index >= 4');
    await all.registry.db.query('DELETE FROM release.log_nodes WHERE level = 0 AND index >= 4');
    expect(await look(state)).toMatchObject({ code: 1, faults: ['forked'] });
  });

  it('notices entries that are not those of the signed head', async () => {
    await all.registry.db.query(
      "UPDATE release.log_entries SET leaf = replace(leaf, '1.0.0', '1.0.9') WHERE index = 1",
    );
    expect((await look()).faults).toContain('wrong-entries');
  });

  it('notices a generation that gives a version whose record is not in the log', async () => {
    await fork(1);
    expect(await look()).toMatchObject({ code: 1, faults: ['unlogged-release'] });
  });
});

describe('monitor of an edge', () => {
  let edge: { url: string; close: () => void };
  let serves: { log: object; page: object };
  beforeEach(async () => {
    const server = createServer((request, response) =>
      request.url === '/generation-log'
        ? response.end(JSON.stringify(serves.log))
        : response.end(
            `<script type="application/json" id="tapnook-page" ` +
              `nonce="x">${JSON.stringify(serves.page)}</script>`,
          ),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    edge = {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () => server.close(),
    };
    const manifest = await served();
    const { body } = await all.get<{ record: ReleaseRecord }>('/v1/apps/mf-catalog/versions/1.0.0');
    serves = {
      log: {
        channel: 'production',
        generation: 1,
        leaf: hexOfBytes(hashOfLeaf(generationLeaf(manifest), sha256Bytes)),
        index: manifest.log?.index,
        head: { size: manifest.log?.size, root: manifest.log?.root },
        forked: false,
      },
      page: {
        composition: {
          generation: 1,
          remotes: [
            {
              name: 'mf-catalog',
              current: {
                version: '1.0.0',
                integrity: body.record.files[body.record.entry]?.integrity,
              },
            },
          ],
        },
      },
    };
  });
  afterEach(() => edge.close());
  const check = () => look(undefined, '--edge', edge.url);

  it('finds what the edge serves in the log', async () => {
    expect(await check()).toMatchObject({ code: 0, faults: [] });
  });

  it('notices a generation that is not in the log', async () => {
    serves.log = { ...serves.log, leaf: 'a'.repeat(64) };
    expect(await check()).toMatchObject({ code: 1, faults: ['edge-unlogged'] });
  });

  it('notices an edge that was shown another log', async () => {
    serves.log = { ...serves.log, head: { size: 2, root: 'a'.repeat(64) } };
    expect(await check()).toMatchObject({ code: 1, faults: ['edge-forked'] });
  });

  it('notices a page that loads a script which no logged version has', async () => {
    const page = structuredClone(serves.page) as {
      composition: { remotes: { current: { integrity: string } }[] };
    };
    page.composition.remotes[0]!.current.integrity = `sha384-${'A'.repeat(64)}`;
    serves.page = page;
    expect(await check()).toMatchObject({ code: 1, faults: ['page-unlogged'] });
  });
});
