import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Queryable } from '../database/database.ts';

/** What the registry tells those who listen. */
interface Announcement {
  readonly type: 'generation' | 'published' | 'verdict' | 'alarm';
  readonly channel?: string;
  readonly generation?: number;
  readonly app?: string;
  readonly version?: string;
}

/** Carries announcements between all registries on one database, and to the streams of each. */
export interface Announcer {
  /** Inside the transaction that makes it true; heard once that commits. */
  announce(tx: Queryable, announcement: Announcement): Promise<void>;
  listen(hear: (announcement: Announcement) => void): () => void;
  close(): Promise<void>;
}

const NOTIFY_CHANNEL = 'release_announcements';
const RECONNECT_DELAY_MS = 1_000;

/** Uses PostgreSQL's own LISTEN and NOTIFY; a lost connection is made again. */
export const openAnnouncer = async (url: string): Promise<Announcer> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let closed = false;
  const connect = async (): Promise<void> => {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'release announcements',
    });
    made.on('error', () => {
      client = null;
      clearTimeout(again);
      if (!closed)
        again = setTimeout(
          () =>
            void connect()
              .then(catchUp)
              .catch(() => made.emit('error')),
          RECONNECT_DELAY_MS,
        );
    });
    made.on('notification', (note) =>
      emitter.emit('announcement', JSON.parse(note.payload ?? '{}')),
    );
    await made.connect();
    await made.query(`LISTEN ${NOTIFY_CHANNEL}`);
    client = made;
  };
  /**
   * Whatever was announced while nobody listened is told now: the generation of each channel says
   * it all.
   */
  const catchUp = async (): Promise<void> => {
    const { rows } = (await client?.query<{ channel: string; generation: number }>(
      'SELECT channel, generation FROM release.channels WHERE generation > 0',
    )) ?? { rows: [] };
    for (const row of rows)
      emitter.emit('announcement', { type: 'generation', ...row } satisfies Announcement);
  };
  await connect();
  return {
    announce: async (tx, announcement) => {
      await tx.query('SELECT pg_notify($1, $2)', [NOTIFY_CHANNEL, JSON.stringify(announcement)]);
    },
    listen: (hear) => {
      emitter.on('announcement', hear);
      return () => emitter.off('announcement', hear);
    },
    close: async () => {
      closed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
};
