import { createHash } from 'node:crypto';
import {
  bytesOfHex,
  hexOfBytes,
  joinHashes,
  nodeHash,
  subtreesOf,
  type LeafRange,
  type LogHead,
  type Sha256,
  type TreeNode,
} from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';

export const sha256Bytes: Sha256 = (data) => createHash('sha256').update(data).digest();

const keyOf = ({ level, index }: TreeNode): string => `${level} ${index}`;

const readNodes = async (
  db: Queryable,
  nodes: readonly TreeNode[],
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const { rows } = await db.query<{ level: number; index: string; hash: string }>(
    `SELECT n.level, n.index, n.hash FROM release.log_nodes n
     JOIN unnest($1::smallint[], $2::bigint[]) AS asked (level, index) USING (level, index)`,
    [nodes.map(({ level }) => level), nodes.map(({ index }) => index)],
  );
  return new Map(
    rows.map(({ level, index, hash }) => [
      keyOf({ level, index: Number(index) }),
      bytesOfHex(hash),
    ]),
  );
};

/** The hashes of some ranges of leaves, in hexadecimal, by one query. */
export const hashRanges = async (
  db: Queryable,
  ranges: readonly LeafRange[],
): Promise<string[]> => {
  const stored = await readNodes(db, ranges.flatMap(subtreesOf));
  return ranges.map((range) => {
    const hashes = subtreesOf(range).map((node) => {
      const hash = stored.get(keyOf(node));
      if (!hash) throw new Error(`the transparency log has lost its node ${keyOf(node)}`);
      return hash;
    });
    return hexOfBytes(joinHashes(hashes, sha256Bytes));
  });
};

export const logSize = async (db: Queryable): Promise<number> => {
  const { rows } = await db.query<{ size: string }>(
    'SELECT coalesce(max(index) + 1, 0) AS size FROM release.log_entries',
  );
  return Number(rows[0]?.size ?? 0);
};

export const logHead = async (db: Queryable, size?: number): Promise<LogHead> => {
  const leaves = size ?? (await logSize(db));
  const [root = ''] = await hashRanges(db, [{ from: 0, to: leaves }]);
  return { size: leaves, root };
};

/** The subtrees that a leaf completes, from itself upwards. */
export const storeLeaf = async (db: Queryable, index: number, leaf: Uint8Array): Promise<void> => {
  const siblings: TreeNode[] = [];
  for (let [level, at] = [0, index]; at % 2 === 1; [level, at] = [level + 1, at >>> 1])
    siblings.push({ level, index: at - 1 });
  const stored = await readNodes(db, siblings);
  const made: (TreeNode & { readonly hash: string })[] = [
    { level: 0, index, hash: hexOfBytes(leaf) },
  ];
  let hash = leaf;
  for (const sibling of siblings) {
    const left = stored.get(keyOf(sibling));
    if (!left) throw new Error(`the transparency log has lost its node ${keyOf(sibling)}`);
    hash = nodeHash(left, hash, sha256Bytes);
    made.push({ level: sibling.level + 1, index: sibling.index / 2, hash: hexOfBytes(hash) });
  }
  await db.query(
    `INSERT INTO release.log_nodes (level, index, hash) SELECT *
      FROM unnest($1::smallint[], $2::bigint[], $3::text[])`,
    [made.map(({ level }) => level), made.map((node) => node.index), made.map((node) => node.hash)],
  );
};
