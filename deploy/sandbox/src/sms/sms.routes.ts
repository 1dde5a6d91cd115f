import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendPage } from '../web/headers.ts';
import { localeOf } from '../web/locale.ts';
import { noticeOf, redirectWithNotice } from '../web/notice.ts';
import { textOf } from '../web/request.ts';
import { smsPage } from './sms.page.ts';
import { SMS_TEXTS } from './sms.texts.ts';
import type { ShortMessages } from './sms.ts';

export interface SmsOptions {
  readonly messages: ShortMessages;
  /** What the sender must show as its bearer token, if anything. */
  readonly credential: string | undefined;
}

const LONGEST = 1_000;

const isSender = (request: FastifyRequest, credential: string | undefined): boolean =>
  credential === undefined || request.headers.authorization === `Bearer ${credential}`;

/** Registers the SMS gateway (`POST /sms`), its page, and `GET /api/sms?to=` for tests. */
export const smsRoutes = async (
  server: FastifyInstance,
  { messages, credential }: SmsOptions,
): Promise<void> => {
  server.post('/sms', (request, reply) => {
    const [to, text] = [textOf(request.body, 'to'), textOf(request.body, 'text')];
    if (!isSender(request, credential)) return reply.code(401).send({ message: 'Unknown sender' });
    if (!/^\+?[\d\s-]{6,20}$/.test(to) || text === '' || text.length > LONGEST)
      return reply.code(400).send({ message: 'A message needs `to` and `text`' });
    if (messages.takeFailure())
      return reply.code(502).send({ message: 'The sandbox let this message fail' });
    return reply.code(202).send({ id: messages.receive(to, text).id });
  });
  server.get('/api/sms', (request) => ({
    messages: messages.list(textOf(request.query, 'to') || undefined),
  }));
  server.delete('/api/sms', (_request, reply) => {
    messages.clear();
    return reply.code(204).send();
  });

  server.get('/dashboard/sms', (request, reply) =>
    sendPage(
      reply,
      smsPage({
        locale: localeOf(request),
        messages: messages.list(),
        failing: messages.failing(),
        notice: noticeOf(request, SMS_TEXTS),
      }),
    ),
  );
  server.post('/dashboard/sms/next', (request, reply) => {
    const failing = textOf(request.body, 'failing') === 'yes';
    messages.setFailing(failing);
    return redirectWithNotice(reply, '/dashboard/sms', failing ? 'failing' : 'mended');
  });
  server.post('/dashboard/sms/clear', (_request, reply) => {
    messages.clear();
    return redirectWithNotice(reply, '/dashboard/sms', 'cleared');
  });
};
