import type { FastifyInstance, FastifyReply } from 'fastify';

/** What can change while a page of the dashboard is open. */
type Topic = 'mail' | 'sms' | 'chat' | 'payments';

type Wants = (topic: Topic, about: string | undefined) => boolean;

/** Tells open pages that something changed; they fetch themselves anew. */
export interface Live {
  /** `about` names the one thing that changed, for listeners that follow a single one. */
  publish(topic: Topic, about?: string): void;
  /** Keeps an answer open as a stream of server-sent events, for the changes that pass. */
  subscribe(reply: FastifyReply, wants: Wants): void;
  close(): void;
}

const HEARTBEAT = 25_000;

export const openLive = (): Live => {
  const listeners = new Map<FastifyReply['raw'], Wants>();
  const beat = setInterval(() => {
    for (const raw of listeners.keys()) raw.write(': still here\n\n');
  }, HEARTBEAT);
  beat.unref();
  return {
    publish: (topic, about) => {
      for (const [raw, wants] of listeners)
        if (wants(topic, about))
          raw.write(`event: ${topic}\ndata: ${JSON.stringify({ about })}\n\n`);
    },
    subscribe: (reply, wants) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      raw.write('retry: 2000\n\n');
      listeners.set(raw, wants);
      raw.on('close', () => listeners.delete(raw));
    },
    close: () => {
      clearInterval(beat);
      for (const raw of listeners.keys()) raw.end();
    },
  };
};

/** Registers the dashboard's stream of changes. */
export const liveRoutes = async (
  server: FastifyInstance,
  { live }: { live: Live },
): Promise<void> => {
  server.get('/dashboard/live', (_request, reply) => live.subscribe(reply, () => true));
};
