import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileWhole } from '../files/index.ts';
import { createS3Client, type S3Config } from './s3-client.ts';

/** Bytes by key, outside the database. A key is written once and never changed. */
export interface ObjectStore {
  readonly put: (key: string, content: Buffer, contentType: string) => Promise<void>;
  /** Undefined when there is nothing of that key; throws when the store does not answer. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** What is not there is no error, so that a removal can be repeated. */
  readonly remove: (key: string) => Promise<void>;
}

const SAFE_KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const checkKey = (key: string): string => {
  if (!SAFE_KEY.test(key)) throw new Error(`not a key of an object store: ${key}`);
  return key;
};

/** Objects as files below a folder, which all processes that use them have to share. */
export const createFolderStore = (folder: string): ObjectStore => {
  const fileOf = (key: string): string => path.join(folder, checkKey(key));
  return {
    put: (key, content) => writeFileWhole(fileOf(key), content, { mode: 0o600 }),
    get: (key) =>
      readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
};

/** Objects in a bucket of any store that speaks S3. */
export const createBucketStore = (config: S3Config): ObjectStore => {
  const bucket = createS3Client(config);
  return {
    put: async (key, content, contentType) =>
      void (await bucket.sendOrThrow('PUT', checkKey(key), { content, contentType })),
    get: async (key) => {
      const answer = await bucket.send('GET', checkKey(key));
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`the bucket answered ${answer.status} to GET ${key}`);
      return Buffer.from(await answer.arrayBuffer());
    },
    remove: async (key) => {
      const answer = await bucket.send('DELETE', checkKey(key));
      if (!answer.ok && answer.status !== 404)
        throw new Error(`the bucket answered ${answer.status} to DELETE ${key}`);
    },
  };
};
