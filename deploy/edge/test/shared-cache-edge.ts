import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The API's list of changes, which a test adds to, and its pictures. */
export interface FakeChanges {
  readonly origin: string;
  readonly add: (topic: string) => void;
  readonly close: () => Promise<void>;
}

export const startFakeChanges = async (): Promise<FakeChanges> => {
  const changes: { id: string; topic: string }[] = [];
  let pictures = 0;
  const server = createServer((request, response) => {
    const [, picture] = /^\/api\/media\/([\w-]+)\//.exec(request.url ?? '') ?? [];
    if (picture) {
      pictures += 1;
      response.setHeader('content-type', 'image/webp');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.setHeader('surrogate-key', `picture:${picture}`);
      return response.end(`${picture} ${pictures}`);
    }
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ code: '0', data: changes }));
  });
  await new Promise<void>((resolved) => void server.listen(0, '127.0.0.1', resolved));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (topic) => void changes.push({ id: String(changes.length + 1), topic }),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

/** A shell whose pages tell their path and when they were made, and are about one product. */
export const TIMED_SHELL =
  'exports.shared = {}; exports.renderPage = async ({ path, now, nonce }) => ({ kind: "page", ' +
  'status: path.startsWith("/gone") ? 404 : 200, html: `<script nonce="${nonce}">${path} made ' +
  '${now}</script>`, routeId: "home", cacheable: !path.startsWith("/account"), topics: ' +
  '["product:" + (path.length)], failed: [] });';

/** When the page of an answer was made. */
export const madeAt = (html: string): number => Number(/made (\d+)/.exec(html)?.[1]);
