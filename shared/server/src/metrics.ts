import type { FastifyInstance, FastifySchema } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A figure that is read when it is asked for, as those that the database knows. */
export interface Figure {
  readonly name: string;
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  readonly labels?: readonly string[];
  readonly samples: readonly Sample[];
}
interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

let processRegistry: Registry | undefined;
/** Event loop, memory, garbage collection and file handles: one of each process. */
const processMetrics = (): Promise<string> => {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry.metrics();
};

const figuresText = (figures: readonly Figure[]): Promise<string> => {
  const registry = new Registry();
  for (const { name, type, help, labels = [], samples } of figures) {
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    if (type === 'gauge') {
      const gauge = new Gauge(options);
      for (const sample of samples) gauge.set(sample.labels ?? {}, sample.value);
    } else {
      const counter = new Counter(options);
      for (const sample of samples) counter.inc(sample.labels ?? {}, sample.value);
    }
  }
  return registry.metrics();
};

/** Durations of something, as a histogram of `/metrics`. */
export interface Timing {
  readonly observe: (labels: Readonly<Record<string, string>>, seconds: number) => void;
  readonly text: () => Promise<string>;
}
export const createTiming = ({
  name,
  help,
  labels,
}: {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
}): Timing => {
  const registry = new Registry();
  const histogram = new Histogram({
    name,
    help,
    labelNames: [...labels],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  return {
    observe: (values, seconds) => histogram.observe({ ...values }, seconds),
    text: () => registry.metrics(),
  };
};

export interface Metrics {
  readonly contentType: string;
  /** Everything in Prometheus' text format. */
  readonly text: () => Promise<string>;
}

/**
 * Times the requests of a server by method, route and status, and gives them with the figures of
 * the process and of `readFigures`. A route is its pattern, so that no address becomes a label.
 */
export const createMetrics = (
  server: FastifyInstance,
  readFigures: () => Promise<readonly Figure[]> = () => Promise.resolve([]),
  timings: readonly Timing[] = [],
): Metrics => {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  return {
    contentType: registry.contentType,
    text: async () =>
      [
        await figuresText(await readFigures()),
        await registry.metrics(),
        ...(await Promise.all(timings.map((timing) => timing.text()))),
        await processMetrics(),
      ].join('\n'),
  };
};

/** Machines ask, so that the API's description leaves it out. */
const HIDDEN: FastifySchema & { readonly hide: boolean } = { hide: true };

/** Answers `/metrics` on the server's own port, for servers that the public does not reach. */
export const registerMetrics = (
  server: FastifyInstance,
  readFigures?: () => Promise<readonly Figure[]>,
): void => {
  const metrics = createMetrics(server, readFigures);
  server.get('/metrics', { schema: HIDDEN }, async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .serializer(String)
      .send(await metrics.text()),
  );
};
