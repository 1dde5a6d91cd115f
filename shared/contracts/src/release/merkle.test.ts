import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { bytesOfHex, hexOfBytes } from './leaves.ts';
import {
  consistencyRanges,
  inclusionRanges,
  joinHashes,
  leafHash,
  subtreesOf,
  verifyConsistency,
  verifyInclusion,
  type LeafRange,
} from './merkle.ts';

const sha256 = (data: Uint8Array): Uint8Array => createHash('sha256').update(data).digest();

/** The leaves and hashes of Google's certificate-transparency implementation of RFC 6962. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map(bytesOfHex);
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const hashes = LEAVES.map((leaf) => leafHash(leaf, sha256));

const hashOfRange = ({ from, to }: LeafRange): Uint8Array =>
  joinHashes(
    subtreesOf({ from, to }).map(({ level, index }) =>
      level === 0
        ? hashes[index]!
        : joinHashes(
            [
              hashOfRange({ from: index * 2 ** level, to: (index + 0.5) * 2 ** level }),
              hashOfRange({ from: (index + 0.5) * 2 ** level, to: (index + 1) * 2 ** level }),
            ],
            sha256,
          ),
    ),
    sha256,
  );
const headOf = (size: number) => ({ size, root: bytesOfHex(ROOTS[size]!) });
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

describe('Merkle tree', () => {
  it('has the roots of RFC 6962’s test vectors', () => {
    expect([0, ...SIZES].map((to) => hexOfBytes(hashOfRange({ from: 0, to })))).toEqual(ROOTS);
  });

  it('proves each leaf in each tree, and no other leaf, place, size or root', () => {
    for (const size of SIZES)
      for (let index = 0; index < size; index += 1) {
        const proof = inclusionRanges(index, size).map(hashOfRange);
        const one = { index, size, leaf: hashes[index]!, proof };
        const { root } = headOf(size);
        expect(verifyInclusion(one, root, sha256)).toBe(true);
        expect(verifyInclusion({ ...one, leaf: hashes[(index + 1) % 8]! }, root, sha256)).toBe(
          false,
        );
        expect(verifyInclusion({ ...one, index: size }, root, sha256)).toBe(false);
        expect(verifyInclusion({ ...one, proof: [...proof, root] }, root, sha256)).toBe(false);
        expect(verifyInclusion(one, headOf((size % 8) + 1).root, sha256)).toBe(false);
        if (proof.length > 0)
          expect(verifyInclusion({ ...one, proof: proof.slice(1) }, root, sha256)).toBe(false);
      }
  });

  it('has the inclusion proof of RFC 6962’s test vector for the last leaf of eight', () => {
    expect(inclusionRanges(5, 8).map((range) => hexOfBytes(hashOfRange(range)))).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
  });

  it('has the consistency proof of RFC 6962’s test vector from six leaves to eight', () => {
    expect(consistencyRanges(6, 8).map((range) => hexOfBytes(hashOfRange(range)))).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
  });

  it('proves that each tree begins with each smaller one, and not with another', () => {
    for (const second of SIZES)
      for (let first = 1; first <= second; first += 1) {
        const proof = consistencyRanges(first, second).map(hashOfRange);
        const check = (from = headOf(first), to = headOf(second), path = proof): boolean =>
          verifyConsistency(from, to, path, sha256);
        expect(check()).toBe(true);
        const forged = { size: first, root: sha256(Buffer.from('another history')) };
        expect(check(forged)).toBe(false);
        expect(check(headOf(first), { ...forged, size: second })).toBe(false);
        expect(check(headOf(first), headOf(second), [...proof, forged.root])).toBe(false);
        if (proof.length > 0)
          expect(check(headOf(first), headOf(second), proof.slice(1))).toBe(false);
      }
  });

  it('does not take a smaller tree for a later one', () => {
    expect(verifyConsistency(headOf(5), headOf(4), [], sha256)).toBe(false);
  });
});
