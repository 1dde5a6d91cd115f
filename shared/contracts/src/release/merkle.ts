/** SHA-256; given by the caller, since this package is pure. */
export type Sha256 = (data: Uint8Array) => Uint8Array;

/** Leaves `from` to before `to` of a tree. */
export interface LeafRange {
  readonly from: number;
  readonly to: number;
}

/** A complete subtree: its leaves are the `index`-th run of 2^`level`. */
export interface TreeNode {
  readonly level: number;
  readonly index: number;
}

const LEAF_PREFIX = 0x00;
const NODE_PREFIX = 0x01;

/** The prefixes keep a leaf from passing for a node (RFC 9162, 2.1.1). */
export const leafHash = (leaf: Uint8Array, sha256: Sha256): Uint8Array =>
  sha256(Uint8Array.from([LEAF_PREFIX, ...leaf]));

export const nodeHash = (left: Uint8Array, right: Uint8Array, sha256: Sha256): Uint8Array =>
  sha256(Uint8Array.from([NODE_PREFIX, ...left, ...right]));

const isSame = (one: Uint8Array, two: Uint8Array): boolean =>
  one.length === two.length && one.every((byte, at) => byte === two[at]);

/** The largest power of two below a number of leaves. */
const splitOf = (leaves: number): number => 2 ** (31 - Math.clz32(leaves - 1));

/** Whose hashes prove that a leaf is in a tree of `size` leaves, in order (RFC 9162, 2.1.3.1). */
export function inclusionRanges(index: number, size: number, from = 0): LeafRange[] {
  if (size - from <= 1) return [];
  const middle = from + splitOf(size - from);
  return index < middle
    ? [...inclusionRanges(index, middle, from), { from: middle, to: size }]
    : [...inclusionRanges(index, size, middle), { from, to: middle }];
}

/**
 * Whose hashes prove that the tree of `second` leaves begins with that of `first` (RFC 9162,
 * 2.1.4.1).
 */
export function consistencyRanges(first: number, second: number): LeafRange[] {
  const between = (from: number, to: number, isWhole: boolean): LeafRange[] => {
    if (first === to) return isWhole ? [] : [{ from, to }];
    const middle = from + splitOf(to - from);
    return first <= middle
      ? [...between(from, middle, isWhole), { from: middle, to }]
      : [...between(middle, to, false), { from, to: middle }];
  };
  return first <= 0 || first >= second ? [] : between(0, second, true);
}

/** The complete subtrees that a range is made of, left to right. */
export function subtreesOf({ from, to }: LeafRange): TreeNode[] {
  const nodes: TreeNode[] = [];
  for (let at = from; at < to;) {
    const level = 31 - Math.clz32(to - at);
    nodes.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return nodes;
}

/** The hash of a range from those of its subtrees; of no leaf at all, that of the empty text. */
export const joinHashes = (hashes: readonly Uint8Array[], sha256: Sha256): Uint8Array =>
  hashes.length === 0
    ? sha256(new Uint8Array())
    : hashes.reduceRight((right, left) => nodeHash(left, right, sha256));

interface Inclusion {
  readonly index: number;
  readonly size: number;
  readonly leaf: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/**
 * On which side of the hash so far each hash of an inclusion proof stands, from the leaf up;
 * undefined where a proof of this length cannot be one (RFC 9162, 2.1.3.2).
 */
export function siblingSides(
  index: number,
  size: number,
  length: number,
): readonly ('left' | 'right')[] | undefined {
  if (index < 0 || index >= size) return undefined;
  const sides: ('left' | 'right')[] = [];
  let [node, last] = [index, size - 1];
  while (sides.length < length) {
    if (last === 0) return undefined;
    const isRight = node % 2 === 1 || node === last;
    if (isRight) while (node % 2 === 0 && node > 0) [node, last] = [node >>> 1, last >>> 1];
    sides.push(isRight ? 'left' : 'right');
    [node, last] = [node >>> 1, last >>> 1];
  }
  return last === 0 ? sides : undefined;
}

/** Whether a leaf's hash is in the tree with this root (RFC 9162, 2.1.3.2). */
export function verifyInclusion(
  { index, size, leaf, proof }: Inclusion,
  root: Uint8Array,
  sha256: Sha256,
): boolean {
  const sides = siblingSides(index, size, proof.length);
  if (!sides) return false;
  const hash = proof.reduce(
    (below, sibling, at) =>
      sides[at] === 'left' ? nodeHash(sibling, below, sha256) : nodeHash(below, sibling, sha256),
    leaf,
  );
  return isSame(hash, root);
}

/** How many leaves a tree has, and its hash. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether the second tree is the first one with leaves added at its end (RFC 9162, 2.1.4.2). */
export function verifyConsistency(
  first: TreeHead,
  second: TreeHead,
  proof: readonly Uint8Array[],
  sha256: Sha256,
): boolean {
  if (first.size > second.size || first.size < 0) return false;
  if (first.size === second.size) return proof.length === 0 && isSame(first.root, second.root);
  if (first.size === 0) return proof.length === 0;
  const isComplete = Number.isInteger(Math.log2(first.size));
  const [start, ...path] = isComplete ? [first.root, ...proof] : proof;
  if (!start || proof.length === 0) return false;
  let [node, last] = [first.size - 1, second.size - 1];
  while (node % 2 === 1) [node, last] = [node >>> 1, last >>> 1];
  let [older, newer] = [start, start];
  for (const sibling of path) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      older = nodeHash(sibling, older, sha256);
      newer = nodeHash(sibling, newer, sha256);
      while (node % 2 === 0 && node > 0) [node, last] = [node >>> 1, last >>> 1];
    } else newer = nodeHash(newer, sibling, sha256);
    [node, last] = [node >>> 1, last >>> 1];
  }
  return last === 0 && isSame(older, first.root) && isSame(newer, second.root);
}
