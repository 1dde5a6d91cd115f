import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}
export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** sha-256 of the body, hexadecimal; that of nothing for a request without one. */
  readonly payloadHash: string;
}

export const EMPTY_HASH = createHash('sha256').digest('hex');

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The headers of a request with its AWS Signature Version 4, written after the specification: the
 * stand-in judges by it what the library of the client signed. `now` in milliseconds.
 */
export const signS3Request = (
  request: S3Request,
  { region, accessKey, secretKey }: S3Credentials,
  now: number,
): Record<string, string> => {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': request.payloadHash,
    'x-amz-date': stamp,
  };
  const names = Object.keys(headers).toSorted();
  const signed = names.join(';');
  const canonical = [
    request.method,
    request.url.pathname,
    request.url.searchParams.toString(),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signed,
    request.payloadHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (derived, text) => hmac(derived, text),
    hmac(`AWS4${secretKey}`, day),
  );
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${stamp}\n${scope}\n${hash(canonical)}`).toString(
    'hex',
  );
  return {
    ...headers,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signed}, ` +
      `Signature=${signature}`,
  };
};
