import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

/** Where a bucket is, and the keys that open it. */
export interface S3Config {
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Comes with keys that are lent for a time. */
  readonly sessionToken?: string | undefined;
  /** For example `https://s3.ap-east-1.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
}
export interface S3Body {
  readonly content: Buffer;
  readonly contentType: string;
}
type S3Method = 'GET' | 'PUT' | 'DELETE';
/** What can be done in a bucket; `key` is the path within it. */
export interface S3Client {
  /** The answer, whatever its status. */
  readonly send: (method: S3Method, key: string, body?: S3Body) => Promise<Response>;
  /** Throws when the bucket does not do it. */
  readonly sendOrThrow: (method: S3Method, key: string, body?: S3Body) => Promise<Response>;
}

/** Of a request with all of its repetitions. */
const REQUEST_TIMEOUT_MS = 30_000;
/** After a 5xx or 429; each waits a random time below twice the limit of the one before. */
const MAX_RETRIES = 4;
const FIRST_RETRY_MS = 100;

const sha256 = (content: Buffer | ''): string => createHash('sha256').update(content).digest('hex');

/** Signed requests to one bucket of any store that speaks S3. */
export const createS3Client = ({
  accessKey,
  secretKey,
  sessionToken,
  region,
  endpoint,
  bucket,
}: S3Config): S3Client => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    ...(sessionToken && { sessionToken }),
    region,
    service: 's3',
    retries: MAX_RETRIES,
    initRetryMs: FIRST_RETRY_MS,
  });
  const send: S3Client['send'] = (method, key, body) =>
    client.fetch(new URL(`/${bucket}/${key}`, endpoint), {
      method,
      // The library signs a body unread otherwise, and a store could keep other bytes than were
      // sent.
      headers: {
        'x-amz-content-sha256': sha256(body?.content ?? ''),
        ...(body && { 'content-type': body.contentType }),
      },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(body && { body: new Uint8Array(body.content) }),
    });
  return {
    send,
    sendOrThrow: async (method, key, body) => {
      const answer = await send(method, key, body);
      if (!answer.ok) throw new Error(`the bucket answered ${answer.status} to ${method} ${key}`);
      return answer;
    },
  };
};
