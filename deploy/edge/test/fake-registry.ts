import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { canonicalJson, overrideStatement, type EnvironmentManifest, type OverrideClaim, type ReleaseRecord, type Targeting } from '@tapnook/contracts/release';

export interface Signer {
  readonly keyId: string;
  readonly publicKey: string;
  readonly key: KeyObject;
}
export const createSigner = (): Signer => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const x = publicKey.export({ format: 'jwk' }).x ?? '';
  return { keyId: createHash('sha256').update(Buffer.from(x, 'base64url')).digest('hex').slice(0, 16), publicKey: x, key: privateKey };
};

/** An override token as the registry makes it. */
export const overrideToken = (signer: Signer, claim: Partial<OverrideClaim>): string => {
  const whole = { schema: 1, kind: 'preview', name: 'pr-123', parts: {}, issuedAt: new Date(0).toISOString(), expiresAt: new Date(Date.now() + 3_600_000).toISOString(), ...claim };
  const payload = Buffer.from(canonicalJson(whole)).toString('base64url');
  return `${payload}.${signer.keyId}.${sign(null, overrideStatement(payload), signer.key).toString('base64url')}`;
};

const SHELL = `exports.shared = {}; exports.renderPage = async (request) => ({ kind: 'page', status: 200, html: JSON.stringify(request.composition), routeId: 'home', cacheable: true, topics: [], failed: [] });`;
const integrity = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A version's record and files; every file's text says which version it is of. */
export const versionOf = (name: string, version: string, shell = SHELL): { record: ReleaseRecord; files: Record<string, string>; digest: string } => {
  const files: Record<string, string> = { 'browser/remoteEntry.js': `/* ${name} ${version} */`, 'server/server.cjs': name === 'shell' ? shell : 'exports.server = {};' };
  const flags = { auth: false, render: 'server', header: true, footer: true, searchBar: false, fixedHeader: false, tabBar: false, sensitive: false } as const;
  const record: ReleaseRecord = {
    schema: 1, name, version, global: `${name}_${version}`.replace(/\W/g, '_'), entry: 'browser/remoteEntry.js', serverEntry: 'server/server.cjs', scripts: [], styles: [],
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, { integrity: integrity(text), bytes: text.length, compressed: text.length }])),
    routes: name === 'shell' ? [] : [{ id: 'home', path: '/', ...flags, scripts: [], styles: [] }],
    exposes: {}, slots: { gives: [], uses: [] }, events: { emits: [], listens: [] }, links: { gives: [], uses: [] }, shared: {}, contract: '0.1.0',
    budget: { limit: 1, actual: 0 }, provenance: { builtAt: new Date(0).toISOString(), source: 'test', builder: 'test' },
  };
  return { record, files, digest: createHash('sha256').update(canonicalJson(record)).digest('hex') };
};
type Known = ReturnType<typeof versionOf>;
const pin = ({ record, digest }: Known): { version: string; digest: string } => ({ version: record.version, digest });

/** A registry with some versions of `shell` and `mf-a`; what it signs and what it was asked are there to see. */
export interface FakeRegistry {
  readonly origin: string;
  readonly signer: Signer;
  readonly versions: Map<string, Known>;
  readonly asked: string[];
  pin(name: string, version: string): { version: string; digest: string };
  close(): Promise<void>;
}

/** A canary of `mf-a`. */
export interface FakeCanary {
  readonly version: string;
  readonly weight: number;
  readonly rules?: Targeting;
}

export const startFakeRegistry = async (names: readonly (readonly [string, string])[], { canary, shell }: { readonly canary?: FakeCanary; readonly shell?: string } = {}): Promise<FakeRegistry> => {
  const signer = createSigner();
  const versions = new Map(names.map(([name, version]) => [`${name}/${version}`, versionOf(name, version, shell)]));
  const asked: string[] = [];
  const stable = (name: string): Known => [...versions.values()].find(({ record }) => record.name === name) as Known;
  const manifest = (): EnvironmentManifest => ({
    schema: 1, channel: 'production', generation: 7, previous: 6, issuedAt: new Date(Date.now() - 1_000).toISOString(), expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    parts: { shell: { stable: pin(stable('shell')) }, 'mf-a': { stable: pin(stable('mf-a')), ...(canary && { candidate: { ...pin(versions.get(`mf-a/${canary.version}`) as Known), weight: canary.weight, salt: 'salt-0001', ...(canary.rules && { rules: canary.rules }) } }) } },
  });
  const answer = (url: string): unknown => {
    if (url === '/v1/keys') return { keys: [{ keyId: signer.keyId, publicKey: signer.publicKey, notBefore: new Date(0).toISOString() }] };
    if (url === '/v1/channels/production/manifest') {
      const payload = Buffer.from(canonicalJson(manifest()));
      return { payload: payload.toString('base64url'), signatures: [{ keyId: signer.keyId, signature: sign(null, payload, signer.key).toString('base64url') }] };
    }
    const [, name, version] = /^\/v1\/parts\/([^/]+)\/versions\/([^/]+)$/.exec(url) ?? [];
    return versions.get(`${name}/${version}`);
  };
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    asked.push(url);
    const [, name, version, file = ''] = /^\/artefacts\/([^/]+)\/([^/]+)\/(.+)$/.exec(url) ?? [];
    const text = versions.get(`${name}/${version}`)?.files[file];
    if (text !== undefined) return response.end(text);
    const body = answer(url);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    return response.end(body ? JSON.stringify(body) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, signer, versions, asked,
    pin: (name, version) => pin(versions.get(`${name}/${version}`) as Known),
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
};
