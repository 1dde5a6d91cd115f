import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  acceptKeys,
  verifySignedManifest,
  type EnvironmentManifest,
  type SignedManifest,
} from '@tapnook/contracts/release';
import { openKeyRing, type KeyRing } from './key-ring.ts';
import { signManifest } from './sign-manifest.ts';
import { verifySignature } from './verify-signature.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const digest = 'a'.repeat(64);
const manifest: EnvironmentManifest = {
  schema: 1,
  channel: 'production',
  generation: 418,
  previous: 417,
  issuedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  apps: {
    shell: { stable: { version: '3.8.2', digest } },
    'mf-catalog': {
      stable: { version: '6.14.3', digest },
      lastGood: { version: '6.14.2', digest },
      candidate: { version: '6.15.0-rc.1', digest, weight: 500, salt: 'salt-418-x' },
    },
  },
};

let folder: string;
let keys: KeyRing;
let now = NOW;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  keys = await openKeyRing(join(folder, 'keys'), () => now);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (signed: unknown, at = NOW, min = 1) =>
  verifySignedManifest(signed, keys.publicKeys(), verifySignature, at, min, 'production');

/** Repeatable randomness. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
};

/**
 * One change somewhere in the served text: a character replaced, dropped, doubled, or two swapped.
 */
const mutate = (text: string, random: () => number): string => {
  const at = Math.floor(random() * text.length);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_{}[]":, ';
  const letter = letters[Math.floor(random() * letters.length)] ?? 'A';
  const kind = Math.floor(random() * 4);
  if (kind === 0) return text.slice(0, at) + letter + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 2) return text.slice(0, at) + letter + text.slice(at);
  return (
    text.slice(0, at) +
    text
      .slice(at, at + 2)
      .split('')
      .toReversed()
      .join('') +
    text.slice(at + 2)
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// Covers: REL-013
describe('a signed manifest', () => {
  test('opens to what was signed', () => {
    expect(open(signManifest(manifest, keys))).toEqual({
      ok: true,
      manifest,
      keyId: keys.publicKeys()[0]?.keyId,
    });
  });

  // Covers: REL-014
  test('10,000 mutations: none is accepted', () => {
    const signed = signManifest(manifest, keys);
    const text = JSON.stringify(signed);
    const random = seeded(418);
    let tried = 0;
    const accepted: string[] = [];
    while (tried < 10_000) {
      const changed = mutate(text, random);
      const value = parsed(changed);
      // A space between two tokens of the envelope, or two equal letters swapped, leaves the very
      // same document.
      if (changed === text || (value !== undefined && JSON.stringify(value) === text)) continue;
      tried += 1;
      if (open(value).ok) accepted.push(changed);
    }
    expect(accepted).toEqual([]);
  });

  test.each<[string, (signed: SignedManifest) => unknown, string]>([
    [
      'another payload under the same signature',
      (signed) => ({
        ...signed,
        payload: signManifest({ ...manifest, generation: 419 }, keys).payload,
      }),
      'bad-signature',
    ],
    [
      'no signature by a known key',
      (signed) => ({
        ...signed,
        signatures: signed.signatures.map((one) => ({ ...one, keyId: '0'.repeat(16) })),
      }),
      'unknown-key',
    ],
    ['more than the schema knows', (signed) => ({ ...signed, extra: 1 }), 'malformed'],
    ['nothing', () => null, 'malformed'],
  ])('is refused with %s', (_name, spoil, reason) => {
    expect(open(spoil(signManifest(manifest, keys)))).toEqual({ ok: false, reason });
  });

  test.each<[string, Partial<EnvironmentManifest>, string]>([
    ['an old generation', { generation: 400 }, 'old-generation'],
    ['another channel', { channel: 'staging' }, 'wrong-channel'],
    ['a date that has passed', { expiresAt: '2026-11-20T09:59:59.000Z' }, 'expired'],
    ['a date to come', { issuedAt: '2026-11-20T11:00:00.000Z' }, 'not-yet-issued'],
  ])('is refused with %s, though the signature is right', (_name, changes, reason) => {
    expect(open(signManifest({ ...manifest, ...changes }, keys), NOW, 410)).toEqual({
      ok: false,
      reason,
    });
  });
});

describe('keys', () => {
  test('lie in files that only their owner reads', () => {
    const file = join(folder, 'keys', `${keys.publicKeys()[0]?.keyId}.json`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('follows a rotation within the overlap; trusts nothing new after missing it', async () => {
    const known = keys.publicKeys();
    const made = await keys.rotate(3_600_000);
    const signed = signManifest(manifest, keys);
    expect(signed.signatures).toHaveLength(2);
    expect(verifySignedManifest(signed, known, verifySignature, NOW, 1)).toMatchObject({
      ok: true,
    });
    const followed = acceptKeys(known, keys.publicKeys(), verifySignature);
    expect(followed.map((key) => key.keyId)).toEqual([known[0]?.keyId, made.keyId]);
    now = NOW + 3_600_001;
    const later = signManifest(manifest, keys);
    expect(later.signatures.map((one) => one.keyId)).toEqual([made.keyId]);
    expect(verifySignedManifest(later, followed, verifySignature, now, 1)).toMatchObject({
      ok: true,
      keyId: made.keyId,
    });
    expect(verifySignedManifest(later, known, verifySignature, now, 1)).toEqual({
      ok: false,
      reason: 'unknown-key',
    });
    // The old key's file may leak after its end: what it signs then is worth nothing.
    expect(
      verifySignedManifest(
        { ...signed, signatures: signed.signatures.slice(0, 1) },
        followed,
        verifySignature,
        now,
        1,
      ),
    ).toEqual({ ok: false, reason: 'unknown-key' });
  });

  test('a retired key that was stolen makes no new ones, even dated back', async () => {
    const stolen = await openKeyRing(join(folder, 'stolen'), () => now);
    const known = stolen.publicKeys();
    const [retired] = known;
    // The thief has the key's file as it was before the rotation.
    cpSync(join(folder, 'stolen'), join(folder, 'thief'), { recursive: true });
    await stolen.rotate(3_600_000);
    const followed = acceptKeys(known, stolen.publicKeys(), verifySignature);
    expect(followed).toHaveLength(2);
    const thief = await openKeyRing(join(folder, 'thief'), () => NOW - 1_000);
    await thief.rotate(86_400_000);
    const forged = thief.publicKeys().filter((key) => key.keyId !== retired?.keyId);
    expect(forged).toHaveLength(1);
    expect(acceptKeys(known, forged, verifySignature)).toHaveLength(2);
    expect(acceptKeys(followed, forged, verifySignature)).toEqual(followed);
  });

  test('a stranger’s key is not taken, nor is a known one ended by hearsay', async () => {
    const known = keys.publicKeys();
    const stranger = await openKeyRing(join(folder, 'stranger'), () => now);
    await stranger.rotate(1_000);
    const [first] = known;
    const hearsay = known.map((key) => ({ ...key, notAfter: '2020-01-01T00:00:00.000Z' }));
    expect(acceptKeys(known, [...stranger.publicKeys(), ...hearsay], verifySignature)).toEqual(
      known,
    );
    const forged = stranger.publicKeys().map((key) => ({
      ...key,
      endorsement: {
        keyId: first?.keyId ?? '',
        ends: '2030-01-01T00:00:00.000Z',
        signature: 'A'.repeat(86),
      },
    }));
    expect(acceptKeys(known, forged, verifySignature)).toEqual(known);
  });
});
