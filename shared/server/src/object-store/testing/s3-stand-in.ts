import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../s3-client.ts';
import { signS3Request, type S3Request } from './s3-signature.ts';

const CREDENTIALS = {
  region: 'us-east-1',
  accessKey: 'AKIDEXAMPLE',
  secretKey: 'test-secret',
  sessionToken: 'test-session',
};
/** S3 refuses a request whose time differs more from its own. */
const MAX_SKEW_MS = 15 * 60_000;

export interface S3StandIn {
  readonly config: S3Config;
  /** What it holds, by `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** So many requests are answered 503, as S3 does when it is overloaded. */
  failures: number;
  /** Requests so far. */
  requests: number;
  readonly close: () => Promise<void>;
}

const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Signs what came once more, with the secret of our own, and compares. */
const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
  const { authorization = '', host = '' } = request.headers;
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const payloadHash = createHash('sha256').update(body).digest('hex');
  const time = timeOf(String(request.headers['x-amz-date']));
  if (!(Math.abs(Date.now() - time) < MAX_SKEW_MS)) return false;
  if (request.headers['x-amz-security-token'] !== CREDENTIALS.sessionToken) return false;
  if (request.headers['x-amz-content-sha256'] !== payloadHash) return false;
  const own = new Set(['host', 'x-amz-date', 'x-amz-content-sha256']);
  const expected = signS3Request(
    {
      method: request.method as S3Request['method'],
      url: new URL(request.url ?? '', `http://${host}`),
      headers: Object.fromEntries(
        names
          .split(';')
          .filter((name) => !own.has(name))
          .map((name) => [name, String(request.headers[name])]),
      ),
      payloadHash,
    },
    CREDENTIALS,
    time,
  );
  return expected['authorization'] === authorization;
};

/** A bucket named `tapnook` over HTTP that refuses what S3 refuses. */
export const startS3StandIn = async (): Promise<S3StandIn> => {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const key = request.url ?? '';
      const answer = (status: number, content: Buffer = Buffer.alloc(0)) =>
        response.writeHead(status, { 'content-length': content.length }).end(content);
      standIn.requests += 1;
      if (standIn.failures > 0) {
        standIn.failures -= 1;
        return answer(503);
      }
      if (!isSigned(request, body)) return answer(403);
      if (!key.startsWith('/tapnook/')) return answer(404);
      if (request.method === 'GET') {
        const content = objects.get(key);
        return content ? answer(200, content) : answer(404);
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      objects.set(key, body);
      return answer(200);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const standIn: S3StandIn = {
    config: { ...CREDENTIALS, endpoint: `http://127.0.0.1:${port}`, bucket: 'tapnook' },
    objects,
    failures: 0,
    requests: 0,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return standIn;
};
