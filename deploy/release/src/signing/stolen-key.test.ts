import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  acceptRoot,
  keysUnderRoot,
  verifySignedManifest,
  type PublicKey,
  type Root,
  type SignedManifest,
  type SignedRoot,
} from '@tapnook/contracts/release';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { runCli } from '../cli/run-cli.ts';
import { openKeyRing } from './key-ring.ts';
import { signManifest } from './sign-manifest.ts';
import { verifySignature } from './verify-signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'root-'));
const file = (name: string): string => join(folder, name);
let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.composeAll(['mf-catalog']);
  await all.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await all.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the runbook; gives what it printed. */
const run = async (...args: string[]): Promise<string> => {
  const printed: string[] = [];
  const { port } = all.server.server.address() as AddressInfo;
  const env = { RELEASE_URL: `http://127.0.0.1:${port}`, RELEASE_TOKEN: all.tokens.manager };
  const output = {
    out: (text: string) => printed.push(text),
    err: (text: string) => printed.push(text),
  };
  const code = await runCli(args, env, output);
  return `${code}\n${printed.join('\n')}`;
};
const holders = ['wing', 'ka-ho', 'siu-ming'];

/** An edge that follows the registry from the root that it was given. */
const followRoots = async (pinned: Root | null): Promise<Root | null> => {
  const { body } = await all.get<{ roots: SignedRoot[] }>('/v1/roots');
  return body.roots.reduce<Root | null>(
    (root, offered) => acceptRoot(root, offered, verifySignature),
    pinned,
  );
};
const trusted = async (root: Root | null, more: readonly PublicKey[] = []) => {
  const { body } = await all.get<{ keys: PublicKey[] }>('/v1/keys');
  return root ? keysUnderRoot(root, [...body.keys, ...more], verifySignature) : [];
};
const served = async () => (await all.get<SignedManifest>('/v1/channels/production/manifest')).body;
const opens = (signed: SignedManifest, keys: readonly PublicKey[]) =>
  verifySignedManifest(signed, keys, verifySignature, all.registry.clock(), 0, 'production');

test('is revoked by two of three holders as in the runbook, then believed nowhere', async () => {
  const publicHalves: string[] = [];
  for (const holder of holders) {
    const printed = await run('root', 'key', file(holder));
    publicHalves.push(/Root key (\S+)/.exec(printed)?.[1] ?? '');
  }
  await run('root', 'draft', file('root-1'), '--root', publicHalves.join(','), '--threshold', '2');
  await run('root', 'sign', file('root-1'), file('wing'));
  expect(await run('root', 'publish', file('root-1'))).toMatch(/^1\nRefused \(50109\)/);
  await run('root', 'sign', file('root-1'), file('ka-ho'));
  expect(await run('root', 'publish', file('root-1'))).toBe('0\nRoot 1 is published.');
  const pinned = await followRoots(null);
  expect(opens(await served(), await trusted(pinned)).ok).toBe(true);

  // The thief copies KEY_DIR and lets the stolen key endorse one of their own.
  const stolen = all.registry.keys.publicKeys()[0]!;
  const thief = await openKeyRing(all.registry.config.keyDir, () => all.registry.clock());
  await run('keys', 'rotate', '--hours', '1');

  await run('root', 'draft', file('root-2'), '--revoke', stolen.keyId);
  await run('root', 'sign', file('root-2'), file('ka-ho'));
  await run('root', 'sign', file('root-2'), file('siu-ming'));
  expect(await run('root', 'publish', file('root-2'))).toBe('0\nRoot 2 is published.');
  expect(await run('root')).toContain(`revoked: ${stolen.keyId}`);

  const root = await followRoots(pinned);
  const keys = await trusted(root, [stolen]);
  expect(keys.map(({ keyId }) => keyId)).not.toContain(stolen.keyId);
  const now = await served();
  const opened = opens(now, keys);
  expect(opened.ok).toBe(true);
  const forged = { ...(opened.ok ? opened.manifest : {}), generation: 9_999 };
  expect(opens(signManifest(forged as never, thief), keys)).toEqual({
    ok: false,
    reason: 'unknown-key',
  });
});

test('nobody but a manager publishes a root, and an older one is refused', async () => {
  const { body } = await all.get<{ roots: SignedRoot[] }>('/v1/roots');
  expect((await all.post('/v1/roots', body.roots[0], all.tokens.teams['catalog'])).status).toBe(
    403,
  );
  expect((await all.post('/v1/roots', body.roots[0])).status).toBe(409);
});
