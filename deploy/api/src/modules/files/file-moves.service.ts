import { and, asc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { objectKey, readStored, storeFile } from './file-content.service.ts';
import { fileRemovals, files } from './files.tables.ts';

type Store = Pick<Deps, 'db' | 'uploads' | 'alarm'>;

/** Rows read at once: each may bring several megabytes. */
const BATCH_SIZE = 10;
/** A run ends then, well before another process may take the job over. */
const MAX_RUN_MS = 20_000;

/** Copies what only the database has. Gives how many. */
const copyBatch = async (deps: Store): Promise<number> => {
  const rows = await deps.db
    .select({ id: files.id, content: files.content })
    .from(files)
    .where(and(isNotNull(files.content), isNull(files.storedAt)))
    .orderBy(asc(files.createdAt))
    .limit(BATCH_SIZE);
  for (const { id, content } of rows) if (content) await storeFile(deps, id, content);
  return rows.length;
};

/**
 * Deletes bytes from the database an hour after the object store took them, if it gives them back
 * unchanged. `kept` collects those that it does not.
 */
const clearBatch = async (deps: Store, kept: string[]): Promise<number> => {
  const rows = await deps.db
    .select({ id: files.id, hash: files.hash })
    .from(files)
    .where(
      and(
        isNotNull(files.content),
        lt(files.storedAt, sql`app_now() - interval '1 hour'`),
        notInArray(files.id, kept),
      ),
    )
    .limit(BATCH_SIZE);
  for (const file of rows) {
    const isStored = (await readStored(deps, file)) !== undefined;
    // What is missing or changed is copied once more by the next run.
    await deps.db
      .update(files)
      .set(isStored ? { content: null } : { storedAt: null })
      .where(eq(files.id, file.id));
    if (isStored) continue;
    kept.push(file.id);
    deps.alarm('an upload in the object store is not what was put there', { fileId: file.id });
  }
  return rows.length;
};

const removeBatch = async ({ db, uploads }: Store): Promise<number> => {
  const rows = await db
    .select({ id: fileRemovals.id })
    .from(fileRemovals)
    .orderBy(asc(fileRemovals.createdAt))
    .limit(BATCH_SIZE);
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await uploads.remove(objectKey(id));
  if (ids.length > 0) await db.delete(fileRemovals).where(inArray(fileRemovals.id, ids));
  return ids.length;
};

/**
 * Moves uploads out of the database and deletes what was erased. Each step can be interrupted and
 * repeated, so that a run goes on where the last one stopped.
 */
export const moveFiles = async (deps: Store): Promise<void> => {
  const end = Date.now() + MAX_RUN_MS;
  const kept: string[] = [];
  const steps = [() => removeBatch(deps), () => copyBatch(deps), () => clearBatch(deps, kept)];
  for (const step of steps) while (Date.now() < end && (await step()) > 0);
};
