import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { drain } from '@tapnook/server/unread-body';
import type { FastifyRequest } from 'fastify';

const MEBIBYTE = 1024 * 1024;
/** As much as the API takes of anything but an upload. */
export const MAX_BODY_BYTES = MEBIBYTE;
/** More than the API takes of an upload: how it is refused is the API's to say. */
export const MAX_UPLOAD_BYTES = 16 * MEBIBYTE;

const declaredLength = (raw: IncomingMessage): number => Number(raw.headers['content-length'] ?? 0);

/**
 * A body to pass on; undefined when it is too large, or broke off: a request that is closed already
 * says so no more.
 */
export type RequestBody = Buffer | Readable | null;

const readWhole = (raw: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const end = (body: Buffer | undefined): void => {
      raw.off('data', onData).off('end', onEnd).off('close', onClose);
      resolve(body);
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > MAX_BODY_BYTES) end(undefined);
      else chunks.push(chunk);
    };
    const onEnd = (): void => end(Buffer.concat(chunks));
    const onClose = (): void => end(undefined);
    if (raw.destroyed) return resolve(undefined);
    raw.on('data', onData).once('end', onEnd).once('close', onClose);
  });

/**
 * An upload as it comes. Whoever reads it may stop before its end, which leaves the request itself
 * whole: the rest is read away.
 */
const streamUpload = (raw: IncomingMessage): Readable => {
  let length = 0;
  const onData = (chunk: Buffer): void => {
    length += chunk.length;
    if (length > MAX_UPLOAD_BYTES) stream.destroy(new Error('too large'));
    else if (!stream.push(chunk)) raw.pause();
  };
  const onEnd = (): void => void stream.push(null);
  const onClose = (): void => void stream.destroy(new Error('the client went away'));
  const stream = new Readable({
    read: () => void raw.resume(),
    destroy: (error, done) => {
      raw.off('data', onData).off('end', onEnd).off('close', onClose);
      drain(raw);
      done(error);
    },
  });
  stream.on('error', () => {});
  if (raw.destroyed) onClose();
  raw.on('data', onData).once('end', onEnd).once('close', onClose);
  raw.pause();
  return stream;
};

/**
 * The body of a call. Everything but an upload is read first: the API may refuse a call before it
 * has read it, and end the connection on which the answer was to come.
 */
export const takeBody = async ({
  method,
  raw,
}: FastifyRequest): Promise<RequestBody | undefined> => {
  if (method === 'GET' || method === 'HEAD') return null;
  const isUpload = /^multipart\/form-data\b/i.test(raw.headers['content-type'] ?? '');
  if (declaredLength(raw) > (isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES)) return undefined;
  return isUpload ? streamUpload(raw) : readWhole(raw);
};
