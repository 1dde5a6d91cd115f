import type { Channel } from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import type { Apps } from '../rollout/transitions.ts';

export type ChangeKind =
  | 'compose'
  | 'candidate'
  | 'weight'
  | 'abort'
  | 'promote'
  | 'rollback'
  | 'auto-rollback'
  | 'restore'
  | 'auto-abort'
  | 'holdback'
  | 'flag'
  | 'clear-site-data'
  | 'floor'
  | 'revoke-link';

/** One composition of a channel's history. */
export interface Generation {
  readonly channel: Channel;
  readonly generation: number;
  readonly previous: number;
  readonly kind: ChangeKind;
  readonly apps: Apps;
  readonly actor: string;
  readonly reason: string;
  readonly createdAt: string;
}
export interface Head {
  readonly generation: number;
  readonly apps: Apps;
}

interface Row {
  readonly channel: Channel;
  readonly generation: number;
  readonly previous: number;
  readonly kind: ChangeKind;
  readonly apps: Apps;
  readonly actor: string;
  readonly reason: string;
  readonly created_at: Date;
}
const COLUMNS = 'channel, generation, previous, kind, apps, actor, reason, created_at';
const fromRow = ({ created_at, ...row }: Row): Generation => ({
  ...row,
  createdAt: created_at.toISOString(),
});

export const headOf = async (db: Queryable, channel: Channel): Promise<Head> => {
  const { rows } = await db.query<Head>(
    `SELECT c.generation, coalesce(g.apps, '{}') AS apps FROM release.channels c
      LEFT JOIN release.generations g USING (channel, generation) WHERE c.channel = $1`,
    [channel],
  );
  return rows[0] ?? { generation: 0, apps: {} };
};

export const getGeneration = async (
  db: Queryable,
  channel: Channel,
  generation: number,
): Promise<Generation> => {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM release.generations WHERE channel = $1 AND generation = $2`,
    [channel, generation],
  );
  if (!rows[0]) throw new RegistryError('50107', { channel, generation });
  return fromRow(rows[0]);
};

/** Newest first; with `app`, only those that changed it. */
export const listGenerations = async (
  db: Queryable,
  channel: Channel,
  limit: number,
  app?: string,
): Promise<Generation[]> => {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM release.generations g WHERE channel = $1
     AND ($3::text IS NULL OR apps -> $3 IS DISTINCT FROM
       (SELECT p.apps -> $3 FROM release.generations p WHERE p.channel = g.channel
         AND p.generation = g.previous))
     ORDER BY generation DESC LIMIT $2`,
    [channel, limit, app ?? null],
  );
  return rows.map(fromRow);
};
