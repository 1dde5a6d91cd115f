import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Documents of one kind, by id, in the order in which they were first put. Read them as values:
 * change with `put`.
 */
export interface Collection<T extends object> {
  get(id: string): T | undefined;
  put(id: string, value: T): void;
  delete(id: string): void;
  /** Newest first. */
  list(matches?: (value: T) => boolean): T[];
  clear(): void;
}

export interface Store {
  /** `keep` is how many are held at most; the oldest make room. */
  collection<T extends object>(kind: string, keep?: number): Collection<T>;
  close(): void;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS documents (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, id TEXT NOT NULL,
    body TEXT NOT NULL, UNIQUE (kind, id)
  );`;

const open = (dataDir: string | undefined): DatabaseSync => {
  if (dataDir === undefined) return new DatabaseSync(':memory:');
  mkdirSync(dataDir, { recursive: true });
  return new DatabaseSync(join(dataDir, 'sandbox.sqlite'));
};

/**
 * Opens the sandbox's only storage: documents in one SQLite file, read from memory and written
 * through, so that a restart finds what was acknowledged. Without a folder everything lives as long
 * as the process.
 */
export const openStore = (dataDir: string | undefined): Store => {
  const database = open(dataDir);
  database.exec(SCHEMA);
  const upsert = database.prepare(
    `INSERT INTO documents (kind, id, body) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE
      SET body = excluded.body`,
  );
  const remove = database.prepare('DELETE FROM documents WHERE kind = ? AND id = ?');
  const removeAll = database.prepare('DELETE FROM documents WHERE kind = ?');
  const select = database.prepare('SELECT id, body FROM documents WHERE kind = ? ORDER BY seq');

  return {
    collection: <T extends object>(kind: string, keep = Infinity): Collection<T> => {
      const held = new Map<string, T>(
        select.all(kind).map((row) => [String(row['id']), JSON.parse(String(row['body'])) as T]),
      );
      const forget = (id: string): void => {
        remove.run(kind, id);
        held.delete(id);
      };
      return {
        get: (id) => held.get(id),
        put: (id, value) => {
          upsert.run(kind, id, JSON.stringify(value));
          held.set(id, value);
          const [oldest] = held.keys();
          if (held.size > keep && oldest !== undefined) forget(oldest);
        },
        delete: forget,
        list: (matches = () => true) => [...held.values()].filter(matches).toReversed(),
        clear: () => {
          removeAll.run(kind);
          held.clear();
        },
      };
    },
    close: () => database.close(),
  };
};
