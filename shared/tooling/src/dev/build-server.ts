import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * Serves one app's builds to the edge of this machine: its record, its files, and a stream that
 * tells of each new build.
 */
export interface BuildServer {
  readonly port: number;
  /** Tells every open page that a build is done. */
  built(): void;
  close(): Promise<void>;
}

export const startBuildServer = async (folder: string, port: number): Promise<BuildServer> => {
  const streams = new Set<ServerResponse>();
  const follow = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': listening\n\n');
    streams.add(response);
    response.once('close', () => streams.delete(response));
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/changes') return follow(response);
    const file = path.join(folder, decodeURIComponent(pathname));
    if (!file.startsWith(folder + path.sep)) return response.writeHead(404).end();
    readFile(file).then(
      (content) => response.writeHead(200).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    built: () => {
      for (const stream of streams) stream.write('event: built\ndata: {}\n\n');
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
