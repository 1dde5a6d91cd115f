import { PageTelemetry, type TelemetryEvent } from '@tapnook/contracts/release';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { cookieOf } from '../session/cookies.ts';
import { drainBeforeAnswer } from '../session/request-body.ts';
import { createAdmit } from './admit.ts';
import { createTelemetryLimit } from './rate-limit.ts';
import type { Visits } from './visits.ts';

const FLUSH_INTERVAL_MS = 500;
const MAX_QUEUED_EVENTS = 5_000;
/** Programs that say what they are: their visits are no shopper's. */
const BOTS = /bot\b|crawler|spider|slurp|lighthouse|facebookexternalhit/i;

export interface Collector {
  /** An observation of the edge itself, for example a server bundle that threw. */
  record(event: TelemetryEvent): void;
}

/**
 * Takes what pages send and passes it on to the registry in batches; a registry that is away hears
 * of it later, up to a limit.
 */
export const registerTelemetry = (
  server: FastifyInstance,
  config: EdgeConfig,
  visits: Visits,
): Collector => {
  const admit = createAdmit(visits);
  let queue: TelemetryEvent[] = [];
  let sending = false;
  const flush = async (): Promise<void> => {
    if (sending || !config.releaseToken) return;
    const events = queue.splice(0, 1_000);
    if (events.length === 0) return;
    sending = true;
    const isAccepted = await fetch(`${config.releaseOrigin}/v1/telemetry`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${config.releaseToken}`,
      },
      body: JSON.stringify({ channel: config.channel, events }),
      signal: AbortSignal.timeout(5_000),
    }).then(
      ({ status }) => status < 500,
      () => false,
    );
    sending = false;
    // Told again when nobody took it: the registry counts the same event once.
    if (!isAccepted) queue = [...events, ...queue].slice(-MAX_QUEUED_EVENTS);
  };
  const allow = createTelemetryLimit();
  const timer = setInterval(() => void flush(), FLUSH_INTERVAL_MS);
  server.addHook('onClose', async () => clearInterval(timer));
  const refuse = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    drainBeforeAnswer(request, reply);
    void reply.code(error.statusCode ?? 400).send();
  };
  const options = { bodyLimit: 128 * 1024, errorHandler: refuse };
  server.post('/telemetry', options, async (request, reply) => {
    const batch = PageTelemetry.safeParse(request.body);
    if (!batch.success || batch.data.channel !== config.channel) return reply.code(400).send();
    if (!allow(cookieOf(request, config, 'shopper'), request.ip, batch.data.events.length))
      return reply.code(429).header('retry-after', '60').send();
    if (BOTS.test(request.headers['user-agent'] ?? '')) return reply.code(204).send();
    queue = [...queue, ...admit(batch.data, request.ip)].slice(-MAX_QUEUED_EVENTS);
    return reply.code(204).send();
  });
  return { record: (event) => void queue.push(event) };
};
