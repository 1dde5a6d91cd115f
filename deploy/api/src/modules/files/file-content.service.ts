import { createHash } from 'node:crypto';
import { sql, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { files } from './files.tables.ts';

type Store = Pick<Deps, 'db' | 'uploads'>;

/** The object of an upload. */
export const objectKey = (id: string): string => `uploads/${id}`;

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The bytes in the object store, or undefined when they are not those that were uploaded. */
export const readStored = async (
  { uploads }: Pick<Store, 'uploads'>,
  file: { readonly id: string; readonly hash: string },
): Promise<Buffer | undefined> => {
  const content = await uploads.get(objectKey(file.id));
  return content && hashOf(content) === file.hash ? content : undefined;
};

/** Puts an upload into the object store; repeating it does no harm. */
export const storeFile = async (
  { db, uploads }: Store,
  id: string,
  content: Buffer,
): Promise<void> => {
  await uploads.put(objectKey(id), content, 'image/webp');
  const { rowCount } = await db
    .update(files)
    .set({ storedAt: sql`app_now()` })
    .where(eq(files.id, id));
  // Its owner was erased meanwhile, and the removal may have run before the object was there.
  if (rowCount === 0) await uploads.remove(objectKey(id));
};

/** The bytes of an upload, from wherever they are; throws when they are lost or changed. */
export const readFileContent = async (deps: Store, id: string): Promise<Buffer> => {
  const [file] = await deps.db
    .select({ id: files.id, hash: files.hash, content: files.content })
    .from(files)
    .where(eq(files.id, id));
  const content = file?.content ?? (file && (await readStored(deps, file)));
  if (!content) throw new Error(`the upload ${id} is not in the object store as it was uploaded`);
  return content;
};
