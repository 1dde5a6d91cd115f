import { createHash } from 'node:crypto';
import {
  bytesOfHex,
  consistencyRanges,
  generationLeaf,
  hashOfLeaf,
  hexOfBytes,
  inclusionRanges,
  joinHashes,
  subtreesOf,
  type EnvironmentManifest,
  type LeafRange,
  type LogProof,
  type Sha256,
} from '@tapnook/contracts/release';
import type { FakeRegistry } from './fake-registry.ts';

const sha256: Sha256 = (data) => createHash('sha256').update(data).digest();
const decode = (signed: object): EnvironmentManifest =>
  JSON.parse(
    Buffer.from((signed as { payload: string }).payload, 'base64url').toString('utf8'),
  ) as EnvironmentManifest;

/** A registry's transparency log, of which a test may show whatever history it likes. */
export const fakeLog = (registry: FakeRegistry, first: readonly string[] = ['release']) => {
  const hashes = first.map((leaf) => hexOfBytes(hashOfLeaf(leaf, sha256)));
  const hashOf = ({ from, to }: LeafRange): Uint8Array =>
    joinHashes(
      subtreesOf({ from, to }).map(({ level, index }) => {
        if (level === 0) return bytesOfHex(hashes[index]!);
        const [start, end] = [index * 2 ** level, (index + 1) * 2 ** level];
        const middle = (start + end) / 2;
        return joinHashes(
          [hashOf({ from: start, to: middle }), hashOf({ from: middle, to: end })],
          sha256,
        );
      }),
      sha256,
    );
  const hex = (ranges: readonly LeafRange[]) => ranges.map((range) => hexOfBytes(hashOf(range)));
  return {
    /** A manifest that proves that it is the log's newest entry. */
    signed: (generation: number): object => {
      const leaf = generationLeaf(decode(registry.signed(generation)));
      hashes.push(hexOfBytes(hashOfLeaf(leaf, sha256)));
      const [size, index] = [hashes.length, hashes.length - 1];
      const [root = ''] = hex([{ from: 0, to: size }]);
      const log: LogProof = { size, root, index, proof: hex(inclusionRanges(index, size)) };
      return registry.signed(generation, { log });
    },
    append: (leaf: string): void => void hashes.push(hexOfBytes(hashOfLeaf(leaf, sha256))),
    /** The answer to a question for consistency, or undefined for other addresses. */
    answer: (url: string): string | undefined => {
      const [, from, to] = /^\/v1\/log\/consistency\?from=(\d+)&to=(\d+)$/.exec(url) ?? [];
      return from && JSON.stringify({ proof: hex(consistencyRanges(Number(from), Number(to))) });
    },
  };
};
