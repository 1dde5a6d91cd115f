import { createHash, generateKeyPairSync, sign, webcrypto, type KeyObject } from 'node:crypto';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageComposition, ResolvedRemote } from '@tapnook/contracts';
import {
  canonicalJson,
  generationLeaf,
  hashOfLeaf,
  hexOfBytes,
  keyStatement,
  nodeHash,
  type EnvironmentManifest,
  type PublicKey,
  type SignedManifest,
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

interface Signer extends PublicKey {
  readonly key: KeyObject;
}
const signer = (by?: Signer, ends = '2099-01-01T00:00:00.000Z'): Signer => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = String(publicKey.export({ format: 'jwk' }).x);
  const bare = {
    keyId: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    publicKey: raw,
    notBefore: '2026-01-01T00:00:00.000Z',
  };
  const signature = by && sign(null, keyStatement(bare, ends), by.key).toString('base64url');
  return {
    ...bare,
    ...(by && signature && { endorsement: { keyId: by.keyId, ends, signature } }),
    key: privateKey,
  };
};
const FIRST = signer();
/** What an edge gives of a generation that these keys signed. */
const proofOf = (served: object, by: readonly Signer[] = [FIRST], keys = by): object => {
  const data = Buffer.from(canonicalJson(served));
  return {
    payload: data.toString('base64url'),
    signatures: by.map(({ keyId, key }) => ({
      keyId,
      signature: sign(null, data, key).toString('base64url'),
    })),
    keys: keys.map(({ key: _secret, ...offered }) => offered),
  };
};

const record = jest.fn<(event: object) => void>();
const abandon = jest.fn<(name: string) => boolean>();
/** A page of this version of the catalogue looks into the log. */
const check = async (
  proof: unknown,
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
    Promise.resolve({ ok: status === 200, json: () => Promise.resolve(proof) }),
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
  localStorage.clear();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

describe('a page that looks into the transparency log', () => {
  test.each([0, 2] as const)('finds what it was given, as leaf %i', async (index) => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      await check(proofOf(logged(index)), { version });
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
    await check(proofOf(served));
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
    await check(proofOf(logged()), { version: '6.6.6' });
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
    await check(proofOf(logged()), { shell: { version: '6.6.6', bucket: 'stable' } });
    expect(details()).toEqual(['not in the log: shell 6.6.6 of generation 7']);
  });
  test.each([
    ['the edge is at another generation', proofOf({ ...SERVED, generation: 8 }), {}],
    ['the edge does not answer', {}, { status: 503 }],
    ['an override chose its versions', proofOf(SERVED), { override: {} as never }],
    ['a developer builds the version', proofOf(logged()), { version: '0.0.0-dev' }],
  ])('says nothing where %s', async (_, proof, change) => {
    await check(proof, change);
    expect(record).not.toHaveBeenCalled();
  });
  test('asks nobody without a signal', async () => {
    const signal = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await check(proofOf(SERVED));
    signal.mockRestore();
    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(record).not.toHaveBeenCalled();
  });
});

describe('a page that checks who signed its generation', () => {
  const UNSIGNED = ['generation 7 is not signed by a known key'];
  const stranger = signer();
  const successor = signer(FIRST);
  /** The second page of a browser that met the first key on an earlier one. */
  const secondPage = async (proof: object): Promise<void> => {
    await check(proofOf(logged()));
    expect(details()).toEqual([]);
    await check(proof);
  };
  test('trusts the keys of its first visit, and those that they hand over to', async () => {
    await secondPage(proofOf(logged(), [successor], [FIRST, successor]));
    await check(proofOf(logged(), [successor]));
    expect(details()).toEqual([]);
  });
  test.each([
    ['the first visit already', proofOf(logged(), [], [FIRST])],
    ['changed afterwards', { ...proofOf(logged()), payload: 'e30' }],
    ['nothing at all', {}],
    ['signed by a key that is not offered', proofOf(logged(), [stranger], [FIRST])],
  ])('reports what no key signed: %s', async (_, proof) => {
    await check(proof);
    expect(details()).toEqual(UNSIGNED);
  });
  test.each([
    ['of a stranger', proofOf(logged(), [stranger])],
    ['of a stranger beside the known one', proofOf(logged(), [stranger], [FIRST, stranger])],
    ['that calls itself the known one', proofOf(logged(), [{ ...stranger, keyId: FIRST.keyId }])],
    ['that a stranger handed over to', proofOf(logged(), [signer(stranger)])],
  ])('reports a key %s', async (_, proof) => {
    await secondPage(proof);
    expect(details()).toEqual(UNSIGNED);
  });
  test('reports a key that has ended, once its successor is known', async () => {
    const next = signer(FIRST, '2020-01-01T00:00:00.000Z');
    await secondPage(proofOf(logged(), [next], [FIRST, next]));
    expect(details()).toEqual([]);
    await check(proofOf(logged(), [FIRST], [FIRST, next]));
    expect(details()).toEqual(UNSIGNED);
  });
  test('reports keys that nothing handed over once, and goes on with them', async () => {
    await secondPage(proofOf(logged(), [stranger]));
    await check(proofOf(logged(), [stranger]));
    expect(details()).toEqual(UNSIGNED);
  });
  test('believes its edge where the browser has no Ed25519', async () => {
    const subtle = Object.create(webcrypto.subtle, {
      digest: { value: webcrypto.subtle.digest.bind(webcrypto.subtle) },
      importKey: { value: () => Promise.reject(new DOMException('', 'NotSupportedError')) },
    }) as SubtleCrypto;
    Object.defineProperty(globalThis, 'crypto', { value: { subtle }, configurable: true });
    const { signatures } = proofOf(SERVED) as Pick<SignedManifest, 'signatures'>;
    await check({ ...proofOf(logged()), signatures });
    expect(details()).toEqual([]);
    await check(proofOf(SERVED));
    expect(details()).toEqual(['generation 7 is not in the log']);
  });
});
