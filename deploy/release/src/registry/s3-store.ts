import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeHashed, type ArtefactStore, type StagedFiles } from './artefact-store.ts';
import { contentTypeOf } from './content-type.ts';
import { EMPTY_HASH, signS3Request, type S3Credentials, type S3Request } from './s3-signature.ts';

export interface S3Config extends S3Credentials {
  /** For example `https://s3.ap-east-1.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
}

/** Files sent at once. */
const MAX_PARALLEL_UPLOADS = 8;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Artefacts in an S3-compatible bucket, `<name>/<version>/…`. Nobody is told of a version before
 * all of it is there.
 */
export const s3Store = (config: S3Config, clock: () => number): ArtefactStore => {
  const send = async (
    method: S3Request['method'],
    key: string,
    body?: Buffer,
  ): Promise<Response> => {
    const url = new URL(`/${config.bucket}/${key}`, config.endpoint);
    const payloadHash = body ? createHash('sha256').update(body).digest('hex') : EMPTY_HASH;
    const headers: Record<string, string> = body ? { 'content-type': contentTypeOf(key) } : {};
    const { host: _sentByFetch, ...signed } = signS3Request(
      { method, url, headers, payloadHash },
      config,
      clock(),
    );
    return fetch(url, {
      method,
      headers: signed,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body && { body: new Uint8Array(body) }),
    });
  };
  const sendOrThrow = async (
    method: S3Request['method'],
    key: string,
    body?: Buffer,
  ): Promise<void> => {
    const answer = await send(method, key, body);
    if (!answer.ok) throw new Error(`the bucket answered ${answer.status} to ${method} ${key}`);
  };
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
            await sendOrThrow(
              'PUT',
              `${name}/${version}/${path}`,
              await readFile(join(draft, path)),
            );
        };
        await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, uploadNext));
        await discard();
      },
    };
  };
  return {
    stage,
    read: async (name, version, path) => {
      const answer = await send('GET', `${name}/${version}/${path}`);
      if (answer.status === 404) return null;
      if (!answer.ok || !answer.body) throw new Error(`the bucket answered ${answer.status}`);
      return {
        // oxlint-disable-next-line no-unnecessary-type-assertion -- the DOM's stream type is another one
        stream: Readable.fromWeb(answer.body as ReadableStream),
        bytes: Number(answer.headers.get('content-length')),
      };
    },
    remove: async (name, version, paths) => {
      for (const path of paths) await sendOrThrow('DELETE', `${name}/${version}/${path}`);
    },
  };
};
