import {
  FUNNEL_STEPS,
  PageTelemetry,
  type FunnelStep,
  type RenderCost,
  type ShopperVisit,
  type TelemetryEvent,
} from '@tapnook/contracts/release';
import { drainBeforeAnswer } from '@tapnook/server/unread-body';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../env.ts';
import { cookieOf } from '../session/cookies.ts';
import type { Shoppers } from '../session/shopper-id.ts';
import { createAdmit } from './admit.ts';
import { createTelemetryLimit } from './rate-limit.ts';
import type { Visits } from './visits.ts';

const FLUSH_INTERVAL_MS = 500;
const MAX_QUEUED_EVENTS = 5_000;
const MAX_SENT = 1_000;
/** What the registry counts by shopper alone. */
const SHOPPER_STEPS: ReadonlySet<string> = new Set(['search', 'product-view', 'add']);
const isStep = (kind: string): kind is FunnelStep =>
  (FUNNEL_STEPS as readonly string[]).includes(kind);
/** Programs that say what they are: their visits are no shopper's. */
const BOTS = /bot\b|crawler|spider|slurp|lighthouse|facebookexternalhit/i;

export interface Collector {
  /** An observation of the edge itself, for example a server bundle that threw. */
  record(event: TelemetryEvent): void;
  /** What a page cost to render. */
  recordRender(cost: RenderCost): void;
}

/** What waits for the registry. */
interface Queue {
  events: TelemetryEvent[];
  shoppers: ShopperVisit[];
  renders: RenderCost[];
}
const take = ({ events, shoppers, renders }: Queue): Queue => ({
  events: events.splice(0, MAX_SENT),
  shoppers: shoppers.splice(0, MAX_SENT),
  renders: renders.splice(0, MAX_SENT),
});
const isEmpty = (queue: Queue): boolean =>
  queue.events.length + queue.shoppers.length + queue.renders.length === 0;
/** The newest of both, as many as may wait. */
const joined = (older: Queue, newer: Queue): Queue => ({
  events: [...older.events, ...newer.events].slice(-MAX_QUEUED_EVENTS),
  shoppers: [...older.shoppers, ...newer.shoppers].slice(-MAX_QUEUED_EVENTS),
  renders: [...older.renders, ...newer.renders].slice(-MAX_QUEUED_EVENTS),
});

/** A page load that counts, as its shopper's: by them the steps of the buying flow are counted. */
const shopperVisits = (
  visits: Visits,
  { visit }: PageTelemetry,
  admitted: readonly TelemetryEvent[],
  shopperId: string | undefined,
): ShopperVisit[] => {
  const [first] = admitted;
  if (!first || !shopperId) return [];
  const steps = [...new Set(admitted.map(({ kind }) => kind).filter(isStep))];
  const { apps, flags } = visit;
  return [
    {
      shopper: visits.shopperKey(shopperId),
      network: first.network,
      apps,
      ...(flags && { flags }),
      steps,
    },
  ];
};

/**
 * Takes what pages send and passes it on to the registry in batches; a registry that is away hears
 * of it later, up to a limit.
 */
export const registerTelemetry = (
  server: FastifyInstance,
  config: EdgeConfig,
  visits: Visits,
  shoppers: Pick<Shoppers, 'knownIdOf'>,
): Collector => {
  const admit = createAdmit(visits);
  let queue: Queue = { events: [], shoppers: [], renders: [] };
  let sending = false;
  const flush = async (): Promise<void> => {
    if (sending || !config.releaseToken) return;
    const batch = take(queue);
    if (isEmpty(batch)) return;
    sending = true;
    const isAccepted = await fetch(`${config.releaseOrigin}/v1/telemetry`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${config.releaseToken}`,
      },
      body: JSON.stringify({ channel: config.channel, ...batch }),
      signal: AbortSignal.timeout(5_000),
    }).then(
      ({ status }) => status < 500,
      () => false,
    );
    sending = false;
    // Told again when nobody took it: the registry counts the same event once.
    if (!isAccepted) queue = joined(batch, queue);
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
    const shopperId = shoppers.knownIdOf(request);
    const admitted = admit(batch.data, request.ip, shopperId);
    queue = joined(queue, {
      events: admitted.filter(({ kind }) => !SHOPPER_STEPS.has(kind)),
      shoppers: shopperVisits(visits, batch.data, admitted, shopperId),
      renders: [],
    });
    return reply.code(204).send();
  });
  return {
    record: (event) => void queue.events.push(event),
    recordRender: (cost) => {
      queue = joined(queue, { events: [], shoppers: [], renders: [cost] });
    },
  };
};
