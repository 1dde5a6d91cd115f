import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PADDING = 800;
const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

/** The range search of Pwned Passwords with a few passwords, and what it was asked for. */
export interface PwnedPasswords {
  readonly origin: string;
  /** Paths as they came. */
  readonly asked: string[];
  /** Answers with this status from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/**
 * Speaks as the service's documentation says: five hexadecimal figures, no more and no fewer, or
 * 400; a client that names itself, or 403; and padding, for who asks for it, of hashes that were
 * seen no times. `unseen` are passwords whose hashes stand among the padding.
 */
export const startPwnedPasswords = async (
  breached: readonly string[],
  unseen: readonly string[] = [],
): Promise<PwnedPasswords> => {
  const asked: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (status !== 200) return response.writeHead(status).end();
    if (!request.headers['user-agent']) return response.writeHead(403).end();
    const prefix = /^\/range\/([\da-f]{5})$/i.exec(request.url ?? '')?.[1]?.toUpperCase();
    if (!prefix) return response.writeHead(400).end('The hash prefix was not in a valid format');
    const lines = [
      ...breached.map((one) => [sha1(one), 9_128] as const),
      ...(request.headers['add-padding'] === 'true'
        ? [
            ...unseen.map((one) => [sha1(one), 0] as const),
            ...Array.from(
              { length: PADDING },
              (_, at) => [prefix + sha1(`${at}`).slice(5), 0] as const,
            ),
          ]
        : []),
    ]
      .filter(([hash]) => hash.startsWith(prefix))
      .map(([hash, times]) => `${hash.slice(5)}:${times}`);
    return response.writeHead(200, { 'content-type': 'text/plain' }).end(lines.join('\r\n'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => void (status = next),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
