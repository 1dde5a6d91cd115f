import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createHostJudge } from './host-check.ts';
import { createMetrics, type Figure, type Timing } from './metrics.ts';

interface Options {
  /** Null: nobody is told. */
  readonly metricsPort: number | null;
  readonly host: string;
  readonly allowedHosts: readonly string[];
}

/**
 * Answers `/metrics` on a port of its own, for servers whose every address the public reaches. It
 * opens and closes with the server; a port that is taken costs the figures, not the service.
 */
export const openMetricsPort = (
  server: FastifyInstance,
  { metricsPort, host, allowedHosts }: Options,
  readFigures: () => readonly Figure[] = () => [],
  timings: readonly Timing[] = [],
): void => {
  if (metricsPort === null) return;
  const metrics = createMetrics(server, async () => readFigures(), timings);
  const judgeHost = createHostJudge({ hosts: allowedHosts, listensAt: host });
  const answers = createServer((request, response) => {
    const { url = '/', headers, headersDistinct } = request;
    if (url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const verdict = judgeHost({
      host: headers.host,
      count: headersDistinct['host']?.length ?? 0,
      target: url,
      path: url,
    });
    if (verdict !== 'ours') {
      response.writeHead(verdict).end();
      return;
    }
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
