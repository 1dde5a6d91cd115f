import type { Channel } from '@tapnook/contracts/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { headOf } from './generations.ts';

/** Proxies close silent connections; a comment keeps this one open. */
const HEARTBEAT_INTERVAL_MS = 15_000;

/**
 * Server-sent events of one channel. Event `generation`, data `{ channel, generation }`: at once
 * with the present one, then with each new one. Events `published`, `verdict` and `alarm` follow
 * for those who show them.
 */
export const streamAnnouncements = async (
  registry: Registry,
  channel: Channel,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  reply.hijack();
  const out = reply.raw;
  out.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (type: string, data: unknown) =>
    out.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  const stop = registry.announcer.listen((announcement) => {
    if (announcement.channel && announcement.channel !== channel) return;
    const { type, ...data } = announcement;
    send(type, data);
  });
  const heart = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_INTERVAL_MS);
  request.raw.on('close', () => {
    clearInterval(heart);
    stop();
  });
  send('generation', { channel, generation: (await headOf(registry.db, channel)).generation });
};
