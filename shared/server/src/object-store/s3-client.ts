import { createHash } from 'node:crypto';
import { EMPTY_HASH, signS3Request, type S3Credentials, type S3Request } from './s3-signature.ts';

export interface S3Config extends S3Credentials {
  /** For example `https://s3.ap-east-1.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
}
export interface S3Body {
  readonly content: Buffer;
  readonly contentType: string;
}
export interface S3Client {
  /** The answer, whatever its status. */
  readonly send: (method: S3Request['method'], key: string, body?: S3Body) => Promise<Response>;
  /** Throws when the bucket does not do it. */
  readonly sendOrThrow: (
    method: S3Request['method'],
    key: string,
    body?: S3Body,
  ) => Promise<Response>;
}

const REQUEST_TIMEOUT_MS = 30_000;

/** Signed requests to one bucket of any store that speaks S3. */
export const createS3Client = (config: S3Config, clock: () => number = Date.now): S3Client => {
  const send: S3Client['send'] = async (method, key, body) => {
    const url = new URL(`/${config.bucket}/${key}`, config.endpoint);
    const payloadHash = body ? createHash('sha256').update(body.content).digest('hex') : EMPTY_HASH;
    const headers: Record<string, string> = body ? { 'content-type': body.contentType } : {};
    const { host: _sentByFetch, ...signed } = signS3Request(
      { method, url, headers, payloadHash },
      config,
      clock(),
    );
    return fetch(url, {
      method,
      headers: signed,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body && { body: new Uint8Array(body.content) }),
    });
  };
  return {
    send,
    sendOrThrow: async (method, key, body) => {
      const answer = await send(method, key, body);
      if (!answer.ok) throw new Error(`the bucket answered ${answer.status} to ${method} ${key}`);
      return answer;
    },
  };
};
