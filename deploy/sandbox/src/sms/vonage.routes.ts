import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShortMessages } from './sms.ts';
import {
  openTokenCheck,
  refusalOf,
  reportStatus,
  UNAUTHORIZED,
  UNAVAILABLE,
  type VonageApplication,
  type VonageMessage,
  type VonageRefusal,
} from './vonage.ts';

export interface VonageOptions {
  readonly messages: ShortMessages;
  readonly application: VonageApplication;
}

const refuse = (reply: FastifyReply, { status, body }: VonageRefusal): FastifyReply =>
  reply.code(status).type('application/problem+json').send(body);

/** Vonage's Messages API, as strict as the real one. */
export const vonageRoutes = async (
  server: FastifyInstance,
  { messages, application }: VonageOptions,
): Promise<void> => {
  const isSender = openTokenCheck(application);
  server.post('/v1/messages', async (request, reply) => {
    if (!(await isSender(request.headers.authorization))) return refuse(reply, UNAUTHORIZED);
    const refusal = refusalOf(request.body);
    if (refusal) return refuse(reply, refusal);
    if (messages.takeFailure()) return refuse(reply, UNAVAILABLE);
    const message = request.body as VonageMessage;
    const messageUuid = randomUUID();
    messages.receive(`+${message.to}`, message.text);
    const report = (status: 'submitted' | 'delivered'): Promise<number> =>
      reportStatus(application, message, messageUuid, status).catch(() => 0);
    // After the answer, as the carrier's own news come.
    setImmediate(() => void report('submitted').then(() => report('delivered')));
    return reply.code(202).send({ message_uuid: messageUuid });
  });
};
