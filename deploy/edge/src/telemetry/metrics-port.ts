import { createServer } from 'node:http';
import { createMetrics } from '@tapnook/server/metrics';
import type { FastifyInstance } from 'fastify';

interface Options {
  /** Null: nobody is told. */
  readonly metricsPort: number | null;
  readonly host: string;
}

/**
 * Answers `/metrics` on a port of its own, since shoppers reach every address of the edge's. It
 * opens and closes with the server; a port that is taken costs the figures, not the shop.
 */
export const openMetricsPort = (server: FastifyInstance, { metricsPort, host }: Options): void => {
  if (metricsPort === null) return;
  const metrics = createMetrics(server);
  const answers = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  answers.on('error', (error) => server.log.error({ err: error }, 'no port for the metrics'));
  server.addHook('onListen', async () => void answers.listen(metricsPort, host));
  server.addHook('onClose', async () => {
    answers.close();
    answers.closeAllConnections();
  });
};
