import {
  acceptKeys,
  AppComposition,
  bytesOfHex,
  hashOfLeaf,
  hexOfBytes,
  joinHashes,
  KeySet,
  LogHead,
  nodeHash,
  PublicKey,
  subtreesOf,
  verifyConsistency,
} from '@tapnook/contracts/release';
import { z } from 'zod';
import { verifySignature } from '../signing/verify-signature.ts';
import { openCheckpoint } from './checkpoint.ts';
import { releasesOf } from './transparency-log.ts';
import { sha256Bytes } from './tree-store.ts';

/** What a monitor knows from its last look, kept where the registry cannot write. */
export const MonitorState = z.strictObject({
  origin: z.string(),
  keys: z.array(PublicKey),
  head: LogHead,
  /** Hashes of the complete subtrees that make up the head, left to right. */
  subtrees: z.array(z.string()),
  /** `app@version digest` of every logged release. */
  releases: z.array(z.string()),
});
export type MonitorState = z.infer<typeof MonitorState>;

/** Something that must not be: somebody was, or can be, given what others were not shown. */
export interface MonitorFault {
  readonly fault:
    | 'unsigned-checkpoint'
    | 'forked'
    | 'wrong-entries'
    | 'unlogged-release'
    | 'edge-forked'
    | 'edge-unlogged'
    | 'page-unlogged';
  readonly message: string;
}

export interface LogReader {
  json(path: string): Promise<unknown>;
  text(path: string): Promise<string>;
}

const Entries = z.object({
  entries: z.array(z.object({ index: z.int(), leaf: z.string(), at: z.string() })),
});
const Proof = z.object({ proof: z.array(z.string()) });
const Leaf = z.union([
  z.object({
    type: z.literal('release'),
    app: z.string(),
    version: z.string(),
    digest: z.string(),
  }),
  z.object({
    type: z.literal('generation'),
    channel: z.string(),
    generation: z.int(),
    apps: z.record(z.string(), AppComposition),
  }),
]);
export type LogLeaf = z.infer<typeof Leaf>;
export const readLeaf = (leaf: string): LogLeaf => Leaf.parse(JSON.parse(leaf));

const releaseKey = (one: { app: string; version: string; digest: string }): string =>
  `${one.app}@${one.version} ${one.digest}`;

/** Appends a leaf to the complete subtrees of a tree of `size` leaves. */
const appendLeaf = (subtrees: readonly string[], size: number, leaf: string): string[] => {
  const grown = [...subtrees];
  let hash = hashOfLeaf(leaf, sha256Bytes);
  for (let at = size; at % 2 === 1; at = Math.floor(at / 2))
    hash = nodeHash(bytesOfHex(grown.pop() ?? ''), hash, sha256Bytes);
  return [...grown, hexOfBytes(hash)];
};

/** Whether the registry proves that one of two heads begins with the other. */
export const isConsistent = async (
  reader: LogReader,
  older: LogHead,
  newer: LogHead,
): Promise<boolean> => {
  if (older.size > newer.size) return false;
  const path = `/v1/log/consistency?from=${older.size}&to=${newer.size}`;
  const { proof } = Proof.parse(await reader.json(path));
  const tree = ({ size, root }: LogHead) => ({ size, root: bytesOfHex(root) });
  return verifyConsistency(tree(older), tree(newer), proof.map(bytesOfHex), sha256Bytes);
};

const firstState = async (reader: LogReader, origin: string): Promise<MonitorState> => ({
  origin,
  keys: KeySet.parse(await reader.json('/v1/keys')).keys,
  head: { size: 0, root: hexOfBytes(joinHashes([], sha256Bytes)) },
  subtrees: [],
  releases: [],
});

/** Reads every entry since the last look, and builds the tree of them again. */
const followEntries = async (
  reader: LogReader,
  state: MonitorState,
  size: number,
): Promise<{ subtrees: string[]; releases: string[]; faults: MonitorFault[] }> => {
  let { subtrees } = state;
  const releases = new Set(state.releases);
  const faults: MonitorFault[] = [];
  for (let at = state.head.size; at < size;) {
    const { entries } = Entries.parse(await reader.json(`/v1/log/entries?from=${at}&limit=500`));
    if (entries.length === 0) break;
    for (const { leaf } of entries.slice(0, size - at)) {
      subtrees = appendLeaf(subtrees, at, leaf);
      at += 1;
      const read = readLeaf(leaf);
      if (read.type === 'release') releases.add(releaseKey(read));
      else
        for (const release of releasesOf(read).filter((one) => !releases.has(releaseKey(one))))
          faults.push({
            fault: 'unlogged-release',
            message:
              `Generation ${read.generation} of ${read.channel} gives ${release.app} ` +
              `${release.version}, whose record ${release.digest.slice(0, 12)} is not in the ` +
              'log.',
          });
    }
  }
  return { subtrees, releases: [...releases], faults };
};

export interface LogView {
  readonly state: MonitorState;
  readonly faults: readonly MonitorFault[];
}

const fork = (state: MonitorState, head: LogHead): MonitorFault => ({
  fault: 'forked',
  message:
    `The log of ${head.size} entries does not begin with the ${state.head.size} that were seen ` +
    'before: its history was changed, or another one is shown here.',
});

/** Looks at the log again: signed, grown out of what was seen, and of the entries that it shows. */
export const followLog = async (
  reader: LogReader,
  known: MonitorState | undefined,
): Promise<LogView> => {
  const note = await reader.text('/v1/log/checkpoint');
  const state = known ?? (await firstState(reader, note.split('\n')[0] ?? ''));
  const offered = KeySet.parse(await reader.json('/v1/keys')).keys;
  const keys = acceptKeys(state.keys, offered, verifySignature);
  const head = openCheckpoint(note, state.origin, keys);
  if (!head)
    return {
      state,
      faults: [
        {
          fault: 'unsigned-checkpoint',
          message: `No trusted key signed the head of the log ${state.origin}.`,
        },
      ],
    };
  // A log that cannot prove it, or that is shorter than what was seen, is another one.
  const isOne = await isConsistent(reader, state.head, head).catch(() => false);
  if (!isOne) return { state, faults: [fork(state, head)] };
  const { subtrees, releases, faults } = await followEntries(reader, state, head.size);
  const isWhole =
    subtrees.length === subtreesOf({ from: 0, to: head.size }).length &&
    hexOfBytes(joinHashes(subtrees.map(bytesOfHex), sha256Bytes)) === head.root;
  if (!isWhole)
    return {
      state,
      faults: [
        {
          fault: 'wrong-entries',
          message: `The ${head.size} entries that the log shows are not those of its signed head.`,
        },
      ],
    };
  return { state: { origin: state.origin, keys, head, subtrees, releases }, faults };
};
