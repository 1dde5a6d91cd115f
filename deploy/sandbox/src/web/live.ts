import type { FastifyInstance, FastifyReply } from 'fastify';

/** What can change while a desk page is open. */
export type Topic = 'mail' | 'sms' | 'chat' | 'payments';

/** Tells open pages that something changed; they fetch themselves anew. */
export interface Live {
  publish(topic: Topic): void;
  /** Keeps an answer open as a stream of server-sent events, for the topics that pass. */
  subscribe(reply: FastifyReply, wants: (topic: Topic) => boolean): void;
  close(): void;
}

const HEARTBEAT = 25_000;

export const openLive = (): Live => {
  const listeners = new Map<FastifyReply['raw'], (topic: Topic) => boolean>();
  const send = (text: string, wanted: (wants: (topic: Topic) => boolean) => boolean): void => {
    for (const [raw, wants] of listeners) if (wanted(wants)) raw.write(text);
  };
  const beat = setInterval(() => send(': still here\n\n', () => true), HEARTBEAT);
  beat.unref();
  return {
    publish: (topic) => send(`event: ${topic}\ndata: {}\n\n`, (wants) => wants(topic)),
    subscribe: (reply, wants) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
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

/** Registers the desk's stream of changes. */
export const liveRoutes = async (app: FastifyInstance, { live }: { live: Live }): Promise<void> => {
  app.get('/desk/live', (_request, reply) => live.subscribe(reply, () => true));
};
