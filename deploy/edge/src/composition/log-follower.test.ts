import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeLog } from '../../test/fake-log.ts';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { stubInterval } from '../../test/stub-interval.ts';
import { readConfig } from '../env.ts';
import { createManifestSource, type ManifestSource } from './manifest-source.ts';
import { openTrustedKeys } from './trusted-keys.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let registry: FakeRegistry;
let log: ReturnType<typeof fakeLog>;
let dataDir: string;
let answers: { manifest: object | undefined; consistency: (url: string) => string | undefined };
let polls: ReturnType<typeof stubInterval>;
let refusals: string[];
let edges: ManifestSource[];

beforeEach(async () => {
  registry = await startFakeRegistry([['shell', '1.0.0']]);
  log = fakeLog(registry);
  dataDir = mkdtempSync(path.join(folder, 'data-'));
  answers = { manifest: log.signed(7), consistency: (url) => log.answer(url) };
  refusals = [];
  edges = [];
  registry.fakeAnswer = (url) =>
    url === '/v1/channels/production/manifest'
      ? JSON.stringify(answers.manifest)
      : answers.consistency(url);
  polls = stubInterval();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const edge of edges) edge.stop();
  await registry.close();
});

const startEdge = async (requireLogProof = true): Promise<ManifestSource> => {
  const config = readConfig({
    RELEASE_ORIGIN: registry.origin,
    DATA_DIR: dataDir,
    TRUST_ON_FIRST_USE: '1',
    REQUIRE_LOG_PROOF: requireLogProof ? '1' : '0',
  });
  const trust = await openTrustedKeys(config);
  await trust.refresh();
  const edge = createManifestSource(
    config,
    trust,
    (message) => refusals.push(message),
    async () => {},
  );
  edges.push(edge);
  await edge.start();
  return edge;
};
/** The edge that was started last has decided on the registry's next answer. */
const offer = async (manifest: object): Promise<void> => {
  answers.manifest = manifest;
  const before = refusals.length;
  const isDecided = (): boolean => {
    const said = refusals.slice(before);
    // What is refused is looked at twice: the registry's keys may have changed meanwhile.
    return (
      said.length > 1 ||
      said.some((line) => line.includes('did not answer')) ||
      JSON.stringify(edges.at(-1)?.signed()) === JSON.stringify(manifest)
    );
  };
  polls.run();
  while (!isDecided()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const generationOf = (edge: ManifestSource): number | undefined => edge.current()?.generation;

describe('edge and transparency log', () => {
  it('takes generations that prove that they are in a log which only grew', async () => {
    const edge = await startEdge();
    expect(generationOf(edge)).toBe(7);
    log.append('another release');
    await offer(log.signed(8));
    expect(generationOf(edge)).toBe(8);
    expect(edge.log()?.head()?.size).toBe(4);
    expect(refusals).toEqual([]);
  });

  it('serves the last good generation when a newer one is not in the log', async () => {
    const edge = await startEdge();
    const { log: proof } = edge.current() ?? {};
    await offer(registry.signed(8, { log: proof }));
    expect(generationOf(edge)).toBe(7);
    expect(refusals).toContain('manifest from registry refused: not-in-log');
  });

  it('refuses generations without a proof, unless the operator lets them overlap', async () => {
    const edge = await startEdge();
    await offer(registry.signed(8));
    expect(generationOf(edge)).toBe(7);
    expect(refusals).toContain('manifest from registry refused: unlogged');
    const lenient = await startEdge(false);
    expect(generationOf(lenient)).toBe(8);
    await offer(log.signed(9));
    expect(generationOf(lenient)).toBe(9);
  });

  it('serves what lies on its disk from before there was a log', async () => {
    answers.manifest = registry.signed(6);
    await startEdge(false);
    const edge = await startEdge();
    expect(generationOf(edge)).toBe(6);
    await offer(log.signed(8));
    expect(generationOf(edge)).toBe(8);
  });

  it('notices a fork of the log, serves the last good generation, and says so', async () => {
    const edge = await startEdge();
    const fork = fakeLog(registry, ['another release', 'and another']);
    answers.consistency = (url) => fork.answer(url);
    await offer(fork.signed(8));
    expect(generationOf(edge)).toBe(7);
    expect(refusals).toContain('manifest from registry refused: log-forked');
    expect(edge.log()?.isForked()).toBe(true);
    answers.consistency = (url) => log.answer(url);
    await offer(log.signed(9));
    expect(generationOf(edge)).toBe(9);
    expect(edge.log()?.isForked()).toBe(false);
  });

  it('notices a fork in the generation that it serves, signed again', async () => {
    const edge = await startEdge();
    await offer(fakeLog(registry, ['another release']).signed(7));
    expect(edge.log()?.isForked()).toBe(true);
  });

  it('remembers the log across a restart', async () => {
    await startEdge();
    const fork = fakeLog(registry, ['another release']);
    answers.consistency = (url) => fork.answer(url);
    answers.manifest = fork.signed(8);
    const edge = await startEdge();
    expect(generationOf(edge)).toBe(7);
    expect(refusals).toContain('manifest from registry refused: log-forked');
  });

  it('takes nothing of an older log when the manifest on its disk is lost', async () => {
    const older = log.signed(7);
    log.append('another release');
    answers.manifest = log.signed(8);
    await startEdge();
    writeFileSync(path.join(dataDir, 'manifest-production.json'), '{');
    answers.manifest = older;
    const edge = await startEdge();
    expect(generationOf(edge)).toBeUndefined();
    expect(refusals).toContain('manifest from registry refused: older-log');
    await offer(log.signed(8));
    expect(generationOf(edge)).toBe(8);
  });

  it('serves the last good generation while the log cannot be asked', async () => {
    const edge = await startEdge();
    answers.consistency = () => '{}';
    await offer(log.signed(8));
    expect(generationOf(edge)).toBe(7);
    answers.consistency = (url) => log.answer(url);
    polls.run();
    while (generationOf(edge) !== 8) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('begins with what it is shown when its own note of the log is damaged', async () => {
    writeFileSync(path.join(dataDir, 'log-production.json'), '{');
    expect(generationOf(await startEdge())).toBe(7);
  });
});
