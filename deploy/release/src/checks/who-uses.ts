import { text } from 'node:stream/consumers';
import type { Channel, ReleaseRecord } from '@tapnook/contracts/release';
import { headOf } from '../channels/generations.ts';
import { recordsOf } from '../registry/records.ts';
import type { Registry } from '../registry/registry.ts';
import { callsIn } from './calls.ts';

export const USED_KINDS = ['slot', 'event', 'link', 'shared', 'contract', 'call'] as const;
export type UsedKind = (typeof USED_KINDS)[number];

/** A live version that still uses something, and how many visits it had. */
export interface User {
  readonly channel: Channel;
  readonly app: string;
  readonly version: string;
  readonly side: 'stable' | 'candidate' | 'last good';
  /** The range, for what is shared; the version, of the contracts; method and path, of a call. */
  readonly wants: string;
  readonly visits: number;
}

/** The calls that stand in a version's server bundle, which has all of its code. */
const callOf = async (
  registry: Registry,
  { name, version, serverEntry }: ReleaseRecord,
  subject: string,
): Promise<string | undefined> => {
  const file = await registry.artefacts.read(name, version, serverEntry);
  const call = callsIn(file ? await text(file.stream) : '').find(
    ({ id, method, path }) => subject === id || subject === `${method} ${path}`,
  );
  return call && `${call.method} ${call.path}`;
};

const wantOf = (
  record: ReleaseRecord,
  kind: Exclude<UsedKind, 'call'>,
  subject: string,
): string | undefined => {
  if (kind === 'contract') return record.contract;
  if (kind === 'shared') return record.name === 'shell' ? undefined : record.shared[subject];
  const used =
    kind === 'slot'
      ? record.slots.uses
      : kind === 'event'
        ? record.events.listens
        : record.links.uses;
  return used.includes(subject) ? subject : undefined;
};

const CHANNELS: readonly Channel[] = ['production', 'staging', 'preview'];

/**
 * Who still uses a slot, event, link, call or shared library, or which contracts: by live version
 * and its traffic.
 */
export const whoUses = async (
  registry: Registry,
  kind: UsedKind,
  subject: string,
  since: Date,
): Promise<User[]> => {
  const { db } = registry;
  const users: User[] = [];
  for (const channel of CHANNELS) {
    const { apps } = await headOf(db, channel);
    const live = Object.entries(apps).flatMap(([name, { stable, candidate, lastGood }]) => [
      { name, version: stable.version, side: 'stable' as const },
      ...(candidate ? [{ name, version: candidate.version, side: 'candidate' as const }] : []),
      ...(lastGood ? [{ name, version: lastGood.version, side: 'last good' as const }] : []),
    ]);
    const records = new Map(
      (await recordsOf(db, live)).map(({ record }) => [`${record.name} ${record.version}`, record]),
    );
    const { rows } = await db.query<{ app: string; version: string; visits: string }>(
      `SELECT app, version, sum(count) AS visits FROM release.telemetry WHERE channel = $1
        AND kind = 'session' AND slot >= $2 GROUP BY app, version`,
      [channel, since],
    );
    const visits = new Map(rows.map((row) => [`${row.app} ${row.version}`, Number(row.visits)]));
    for (const { name, version, side } of live) {
      const record = records.get(`${name} ${version}`);
      const wants =
        record &&
        (kind === 'call' ? await callOf(registry, record, subject) : wantOf(record, kind, subject));
      if (wants !== undefined)
        users.push({
          channel,
          app: name,
          version,
          side,
          wants,
          visits: visits.get(`${name} ${version}`) ?? 0,
        });
    }
  }
  return users.toSorted((a, b) => b.visits - a.visits);
};
