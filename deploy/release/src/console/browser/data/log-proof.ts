import { sha256 } from '@noble/hashes/sha2';
import { bytesOfHex, hashOfLeaf, verifyInclusion } from '@tapnook/contracts/transparency-log';

/** An entry of the transparency log, with what proves that it is there. */
export interface ProvenEntry {
  readonly leaf: string;
  readonly index: number;
  readonly size: number;
  readonly root: string;
  readonly proof: readonly string[];
}

/** Whether the hashes lead from the entry to the root: this page computes it, not the registry. */
export const isInLog = ({ leaf, index, size, root, proof }: ProvenEntry): boolean =>
  verifyInclusion(
    { index, size, leaf: hashOfLeaf(leaf, sha256), proof: proof.map(bytesOfHex) },
    bytesOfHex(root),
    sha256,
  );
