import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageComposition, ResolvedRemote } from '@tapnook/contracts';
import {
  generationLeaf,
  hashOfLeaf,
  hexOfBytes,
  nodeHash,
  type EnvironmentManifest,
} from '@tapnook/contracts/release';
import { checkLoggedGeneration } from './logged-generation.ts';

const sha256 = (data: Uint8Array): Uint8Array => createHash('sha256').update(data).digest();
const pin = (version: string) => ({ version, digest: 'a'.repeat(64) });
const SERVED = {
  channel: 'production' as const,
  generation: 7,
  previous: 6,
  apps: {
    shell: { stable: pin('2.0.0') },
    'mf-catalog': {
      stable: pin('1.1.0'),
      lastGood: pin('1.0.0'),
      candidate: { ...pin('1.2.0'), weight: 100, salt: 'saltsalt' },
    },
  },
};
type Served = typeof SERVED & Pick<EnvironmentManifest, 'log'>;

/** In a log of three leaves, as its last one, or its first one. */
const logged = (index: 0 | 2 = 2): Served => {
  const others = ['one', 'two'].map((leaf) => hashOfLeaf(leaf, sha256));
  const own = hashOfLeaf(generationLeaf(SERVED), sha256);
  const leaves = index === 2 ? [...others, own] : [own, ...others];
  const [a, b, c] = leaves as [Uint8Array, Uint8Array, Uint8Array];
  const pair = nodeHash(a, b, sha256);
  const root = hexOfBytes(nodeHash(pair, c, sha256));
  const proof = (index === 2 ? [pair] : [b, c]).map(hexOfBytes);
  return { ...SERVED, log: { size: 3, root, index, proof } };
};

const record = jest.fn<(event: object) => void>();
const abandon = jest.fn<(name: string) => boolean>();
/** A page of this version of the catalogue looks into the log. */
const check = async (
  served: unknown,
  {
    version = '1.1.0',
    status = 200,
    ...change
  }: Partial<PageComposition> & {
    version?: string;
    status?: number;
  } = {},
): Promise<void> => {
  const fetch = jest.fn(() =>
    Promise.resolve({ ok: status === 200, json: () => Promise.resolve(served) }),
  );
  Object.assign(globalThis, { fetch });
  await checkLoggedGeneration({
    composition: {
      channel: 'production',
      generation: 7,
      shell: { version: '2.0.0', bucket: 'stable' },
      remotes: [],
      ...change,
    },
    remotes: {
      all: [{ name: 'mf-catalog' } as ResolvedRemote],
      version: () => ({ version, entry: '', global: '', integrity: '' }),
      abandon,
    },
    telemetry: { record },
  });
};
const details = (): unknown[] =>
  record.mock.calls.map(([event]) => (event as { readonly detail: string }).detail);

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

describe('a page that looks into the transparency log', () => {
  test.each([0, 2] as const)('finds what it was given, as leaf %i', async (index) => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await check(logged(index), { version });
    expect([details(), abandon.mock.calls]).toEqual([[], []]);
  });
  test.each([
    ['there is no proof', SERVED],
    [
      'the proof is of another tree',
      { ...logged(), log: { ...logged().log, root: 'b'.repeat(64) } },
    ],
    ['the proof is cut short', { ...logged(), log: { ...logged().log, proof: [] } }],
    ['something else is in the log', { ...logged(), flags: { dark: { on: true } } }],
  ])('reports its generation where %s', async (_, served) => {
    await check(served);
    expect(record.mock.calls).toEqual([
      [
        {
          kind: 'refused-script',
          detail: 'generation 7 is not in the log',
          app: 'shell',
          version: '2.0.0',
        },
      ],
    ]);
  });
  test('reports and gives up a version that only this page was given', async () => {
    await check(logged(), { version: '6.6.6' });
    expect(record.mock.calls).toEqual([
      [
        {
          kind: 'refused-script',
          detail: 'not in the log: mf-catalog 6.6.6 of generation 7',
          app: 'mf-catalog',
          version: '6.6.6',
        },
      ],
    ]);
    expect(abandon.mock.calls).toEqual([['mf-catalog']]);
  });
  test('reports a shell that only this page was given', async () => {
    await check(logged(), { shell: { version: '6.6.6', bucket: 'stable' } });
    expect(details()).toEqual(['not in the log: shell 6.6.6 of generation 7']);
  });
  test.each([
    ['the edge is at another generation', { ...SERVED, generation: 8 }, {}],
    ['the edge does not answer', {}, { status: 503 }],
    ['an override chose its versions', SERVED, { override: {} as never }],
    ['a developer builds the version', logged(), { version: '0.0.0-dev' }],
  ])('says nothing where %s', async (_, served, change) => {
    await check(served, change);
    expect(record).not.toHaveBeenCalled();
  });
  test('asks nobody without a signal', async () => {
    const signal = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await check(SERVED);
    signal.mockRestore();
    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(record).not.toHaveBeenCalled();
  });
});
