import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  canonicalJson,
  overrideStatement,
  type EnvironmentManifest,
  type OverrideClaim,
  type ReleaseRecord,
  type Targeting,
} from '@tapnook/contracts/release';

export interface Signer {
  readonly keyId: string;
  readonly publicKey: string;
  readonly key: KeyObject;
}
export const createSigner = (): Signer => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const x = publicKey.export({ format: 'jwk' }).x ?? '';
  return {
    keyId: createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16),
    publicKey: x,
    key: privateKey,
  };
};

/** An override token as the registry makes it. */
export const overrideToken = (signer: Signer, claim: Partial<OverrideClaim>): string => {
  const whole = {
    schema: 2,
    id: '1',
    kind: 'preview',
    name: 'pr-123',
    audience: 'holder',
    apps: {},
    issuedAt: new Date(0).toISOString(),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...claim,
  };
  const payload = Buffer.from(canonicalJson(whole)).toString('base64url');
  const signature = sign(null, overrideStatement(payload), signer.key);
  return `${payload}.${signer.keyId}.${signature.toString('base64url')}`;
};

const SHELL =
  `exports.shared = {}; exports.renderPage = async (request) => ({ kind: 'page', status: 200, ` +
  `html: JSON.stringify(request.composition), routeId: 'home', cacheable: true, topics: [], ` +
  'failed: [] });';
const integrity = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * A version's record and files; every file's text says which version it is of. The page of `mf-pay`
 * stands at an address where money is paid, and does not say so.
 */
export const versionOf = (
  name: string,
  version: string,
  shell = SHELL,
  bundle = 'exports.server = {};',
  rootFiles: readonly string[] = [],
): { record: ReleaseRecord; files: Record<string, string>; digest: string } => {
  const files: Record<string, string> = {
    'browser/remoteEntry.js': `/* ${name} ${version} */`,
    'server/server.cjs': name === 'shell' ? shell : bundle,
    ...Object.fromEntries(
      rootFiles.map((file) => [`browser/root/${file}`, `/* ${name} ${version} */`]),
    ),
  };
  const flags = {
    auth: false,
    render: 'server',
    header: true,
    footer: true,
    searchBar: false,
    fixedHeader: false,
    tabBar: false,
    sensitive: false,
  } as const;
  const record: ReleaseRecord = {
    schema: 1,
    name,
    version,
    global: `${name}_${version}`.replace(/\W/g, '_'),
    entry: 'browser/remoteEntry.js',
    serverEntry: 'server/server.cjs',
    scripts: [],
    styles: [],
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        { integrity: integrity(text), bytes: text.length, compressed: text.length },
      ]),
    ),
    routes:
      name === 'shell'
        ? []
        : [
            name === 'mf-pay'
              ? { id: 'pay', path: '/checkoutOrder/:id', ...flags, scripts: [], styles: [] }
              : name === 'mf-voucher'
                ? { id: 'voucher', path: '/voucher/:no', ...flags, scripts: [], styles: [] }
                : { id: 'home', path: '/', ...flags, scripts: [], styles: [] },
          ],
    exposes: {},
    slots: { gives: [], uses: [] },
    events: { emits: [], listens: [] },
    links: { gives: [], uses: [] },
    shared: {},
    contract: '0.1.0',
    budget: { limit: 1, actual: 0 },
    provenance: { builtAt: new Date(0).toISOString(), source: 'test', builder: 'test' },
  };
  return {
    record,
    files,
    digest: createHash('sha256').update(canonicalJson(record)).digest('hex'),
  };
};
type FakeVersion = ReturnType<typeof versionOf>;
const pin = ({ record, digest }: FakeVersion): { version: string; digest: string } => ({
  version: record.version,
  digest,
});

/**
 * A registry with some versions of `shell` and `mf-a`; what it signs and what it was asked are
 * there to see.
 */
export interface FakeRegistry {
  readonly origin: string;
  readonly signer: Signer;
  readonly versions: Map<string, FakeVersion>;
  readonly requestedUrls: string[];
  /** Requests that nobody answered, and that whoever made them still waits for. */
  readonly waitingUrls: () => readonly string[];
  /**
   * What is answered in place of the truth, by address; `undefined` tells the truth, `null` never
   * answers.
   */
  fakeAnswer: (url: string) => string | null | undefined;
  /** Writes the stream of announcements as it likes, for as long as it likes. */
  stream: ((response: ServerResponse) => void) | undefined;
  /** The signed manifest of a generation, as this registry would serve it. */
  signed(generation: number, more?: Partial<EnvironmentManifest>): object;
  pin(name: string, version: string): { version: string; digest: string };
  close(): Promise<void>;
}

/** A canary of `mf-a`. */
export interface FakeCanary {
  readonly version: string;
  readonly weight: number;
  readonly rules?: Targeting;
}

export interface FakeRegistryOptions {
  readonly canary?: FakeCanary;
  readonly shell?: string;
  /** Server bundles of remotes, by name and version. */
  readonly bundles?: Readonly<Record<string, string>>;
  /** Files at the site's root, by app. */
  readonly files?: Readonly<Record<string, readonly string[]>>;
}

/** The first version of an app, which is the stable one. */
const stableOf = (versions: ReadonlyMap<string, FakeVersion>, name: string): FakeVersion =>
  [...versions.values()].find(({ record }) => record.name === name) as FakeVersion;

/** Requests that get no answer, for as long as whoever made them waits. */
const keepSilent = () => {
  const waiting = new Map<ServerResponse, string>();
  return {
    keep: (url: string, response: ServerResponse): void => {
      waiting.set(response, url);
      response.once('close', () => waiting.delete(response));
    },
    urls: () => [...waiting.values()],
  };
};

export const startFakeRegistry = async (
  names: readonly (readonly [string, string])[],
  { canary, shell, bundles = {}, files = {} }: FakeRegistryOptions = {},
): Promise<FakeRegistry> => {
  const signer = createSigner();
  const versions = new Map(
    names.map(([name, version]) => [
      `${name}/${version}`,
      versionOf(name, version, shell, bundles[`${name}/${version}`], files[name]),
    ]),
  );
  const asked: string[] = [];
  const silence = keepSilent();
  const candidate = ({ version, weight, rules }: FakeCanary) => ({
    ...pin(versions.get(`mf-a/${version}`) as FakeVersion),
    weight,
    salt: 'salt-0001',
    ...(rules && { rules }),
  });
  const manifest = (
    generation = 7,
    more: Partial<EnvironmentManifest> = {},
  ): EnvironmentManifest => ({
    schema: 1,
    channel: 'production',
    generation,
    previous: generation - 1,
    issuedAt: new Date(Date.now() - 1_000).toISOString(),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    apps: Object.fromEntries(
      [...new Set([...versions.values()].map(({ record }) => record.name))].map((name) => [
        name,
        {
          stable: pin(stableOf(versions, name)),
          ...(name === 'mf-a' && canary ? { candidate: candidate(canary) } : {}),
        },
      ]),
    ),
    ...more,
  });
  const signed = (generation: number, more?: Partial<EnvironmentManifest>): object => {
    const payload = Buffer.from(canonicalJson(manifest(generation, more)));
    return {
      payload: payload.toString('base64url'),
      signatures: [
        { keyId: signer.keyId, signature: sign(null, payload, signer.key).toString('base64url') },
      ],
    };
  };
  const answer = (url: string): unknown => {
    if (url === '/v1/keys')
      return {
        keys: [
          {
            keyId: signer.keyId,
            publicKey: signer.publicKey,
            notBefore: new Date(0).toISOString(),
          },
        ],
      };
    if (url === '/v1/channels/production/manifest') return signed(7);
    const [, name, version] = /^\/v1\/apps\/([^/]+)\/versions\/([^/]+)$/.exec(url) ?? [];
    return versions.get(`${name}/${version}`);
  };
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    asked.push(url);
    if (fake.stream && url === '/v1/channels/production/events')
      return fake.stream(response.writeHead(200, { 'content-type': 'text/event-stream' }));
    const faked = fake.fakeAnswer(url);
    if (faked === null) return silence.keep(url, response);
    if (faked !== undefined)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(faked);
    const [, name, version, file = ''] = /^\/artefacts\/([^/]+)\/([^/]+)\/(.+)$/.exec(url) ?? [];
    const text = versions.get(`${name}/${version}`)?.files[file];
    if (text !== undefined) return response.end(text);
    const body = answer(url);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    return response.end(body ? JSON.stringify(body) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeRegistry = {
    fakeAnswer: () => undefined,
    stream: undefined,
    signed,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    signer,
    versions,
    requestedUrls: asked,
    waitingUrls: silence.urls,
    pin: (name, version) => pin(versions.get(`${name}/${version}`) as FakeVersion),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
};
