import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createS3Client, type S3Config } from '@tapnook/server/object-store';
import { RegistryError } from '../errors.ts';
import { writeHashed, type ArtefactStore, type StagedFiles } from './artefact-store.ts';
import { contentTypeOf } from './content-type.ts';

/** Files sent at once. */
const MAX_PARALLEL_UPLOADS = 8;

/** For a bucket that does not answer, or refuses our keys. */
const unavailable = (error: unknown): never => {
  throw new RegistryError('50116', { why: String(error) }, error);
};

/**
 * Artefacts in an S3-compatible bucket, `<name>/<version>/…`. Nobody is told of a version before
 * all of it is there.
 */
export const s3Store = (config: S3Config): ArtefactStore => {
  const { send, sendOrThrow } = createS3Client(config);
  const stage = async (): Promise<StagedFiles> => {
    const draft = await mkdtemp(join(tmpdir(), 'artefacts-'));
    const paths: string[] = [];
    const discard = () => rm(draft, { recursive: true, force: true });
    return {
      discard,
      write: (path, content) => {
        paths.push(path);
        return writeHashed(join(draft, path), content);
      },
      commit: async (name, version) => {
        const remaining = [...paths];
        const uploadNext = async () => {
          for (let path = remaining.shift(); path; path = remaining.shift())
            await sendOrThrow('PUT', `${name}/${version}/${path}`, {
              content: await readFile(join(draft, path)),
              contentType: contentTypeOf(path),
            });
        };
        await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, uploadNext)).catch(
          unavailable,
        );
        await discard();
      },
    };
  };
  return {
    stage,
    read: async (name, version, path) => {
      const answer = await send('GET', `${name}/${version}/${path}`).catch(unavailable);
      if (answer.status === 404) return null;
      if (!answer.ok || !answer.body) return unavailable(`the bucket answered ${answer.status}`);
      return {
        // oxlint-disable-next-line no-unnecessary-type-assertion -- the DOM's type is another
        stream: Readable.fromWeb(answer.body as ReadableStream),
        bytes: Number(answer.headers.get('content-length')),
      };
    },
    remove: async (name, version, paths) => {
      for (const path of paths) await sendOrThrow('DELETE', `${name}/${version}/${path}`);
    },
  };
};
