import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { canonicalJson } from './canonical-json.ts';
import type { PublicKey } from './keys.ts';
import { acceptRoot, keysUnderRoot, rootStatement, type Root } from './root.ts';
import { keyStatement, type VerifySignature } from './trust.ts';

const NOT_BEFORE = '2026-11-20T09:00:00.000Z';
const verifyEd25519: VerifySignature = (key, data, signature) =>
  verify(
    null,
    data,
    createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') },
      format: 'jwk',
    }),
    signature,
  );
const makeKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = String(publicKey.export({ format: 'jwk' }).x);
  const keyId = createHash('sha256')
    .update(Buffer.from(raw, 'base64url'))
    .digest('hex')
    .slice(0, 16);
  return { keyId, publicKey: raw, privateKey };
};
type Key = ReturnType<typeof makeKey>;
const bare = ({ keyId, publicKey }: Key) => ({ keyId, publicKey });
const online = (key: Key): PublicKey => ({ ...bare(key), notBefore: NOT_BEFORE });
const endorsed = (key: Key, by: Key, ends = '2027-01-01T00:00:00.000Z'): PublicKey => ({
  ...online(key),
  endorsement: {
    keyId: by.keyId,
    ends,
    signature: sign(null, keyStatement(online(key), ends), by.privateKey).toString('base64url'),
  },
});
const signed = (root: Root, by: readonly Key[]) => {
  const payload = Buffer.from(canonicalJson(root)).toString('base64url');
  return {
    payload,
    signatures: by.map(({ keyId, privateKey }) => ({
      keyId,
      signature: sign(null, rootStatement(payload), privateKey).toString('base64url'),
    })),
  };
};

const [wing, kaHo, siuMing, stranger] = [makeKey(), makeKey(), makeKey(), makeKey()] as const;
const [stolen, next, attackers] = [makeKey(), makeKey(), makeKey()] as const;
const first: Root = {
  schema: 1,
  version: 1,
  threshold: 2,
  rootKeys: [wing, kaHo, siuMing].map(bare),
  keys: [online(stolen)],
  revoked: [],
};
const second: Root = { ...first, version: 2, keys: [online(next)], revoked: [stolen.keyId] };
const pinned = acceptRoot(null, signed(first, [wing, kaHo]), verifyEd25519);
const accept = (root: Root, by: readonly Key[]) =>
  acceptRoot(pinned, signed(root, by), verifyEd25519);

describe('a root', () => {
  test('is believed when enough of its keys signed it', () => {
    expect(pinned).toEqual(first);
    expect(accept(second, [kaHo, siuMing])).toEqual(second);
  });
  test.each<[string, () => unknown]>([
    ['one of two signatures', () => signed(second, [wing])],
    ['the same holder twice', () => signed(second, [wing, wing])],
    ['a stranger beside one holder', () => signed(second, [wing, stranger])],
    ['an older version', () => signed(first, [wing, kaHo, siuMing])],
    [
      'new root keys that the former ones did not agree to',
      () => signed({ ...second, rootKeys: [stranger, attackers].map(bare) }, [stranger, attackers]),
    ],
    [
      'a payload that was changed afterwards',
      () => ({
        ...signed(second, [wing, kaHo]),
        payload: signed({ ...second, version: 3 }, []).payload,
      }),
    ],
    ['nothing', () => null],
  ])('is not believed with %s', (_name, offered) =>
    expect(acceptRoot(pinned, offered(), verifyEd25519)).toEqual(first),
  );
  test('changes its holders when the former and the new ones agree', () => {
    const moved: Root = { ...second, rootKeys: [kaHo, siuMing, stranger].map(bare) };
    expect(accept(moved, [wing, kaHo])).toEqual(first);
    expect(accept(moved, [wing, kaHo, stranger])).toEqual(moved);
  });
});

describe('keys under a root', () => {
  const idsUnder = (root: Root, offered: readonly PublicKey[]) =>
    keysUnderRoot(root, offered, verifyEd25519).map(({ keyId }) => keyId);
  test('are its own and those that they endorse', () => {
    expect(idsUnder(first, [endorsed(next, stolen)])).toEqual([stolen.keyId, next.keyId]);
    expect(idsUnder(first, [online(attackers)])).toEqual([stolen.keyId]);
  });
  test('a revoked one endorses nothing, neither anew nor what it endorsed before', () => {
    const offered = [
      online(stolen),
      endorsed(attackers, stolen),
      endorsed(stolen, attackers),
      endorsed(stolen, next),
    ];
    expect(idsUnder(second, offered)).toEqual([next.keyId]);
  });
});
