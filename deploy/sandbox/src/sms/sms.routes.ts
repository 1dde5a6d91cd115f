import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../web/headers.ts';
import { localeOf } from '../web/locale.ts';
import { noticeOf, redirectWithNotice } from '../web/notice.ts';
import { textOf } from '../web/request.ts';
import { smsPage } from './sms.page.ts';
import type { ShortMessages } from './sms.ts';
import {
  AUTHENTICATION,
  isSender,
  messageResource,
  refusalOf,
  reportStatus,
  UNAVAILABLE,
  type TwilioAccount,
  type TwilioError,
} from './twilio.ts';
import { vonageRoutes } from './vonage.routes.ts';
import type { VonageApplication } from './vonage.ts';

export interface SmsOptions {
  readonly messages: ShortMessages;
  readonly account: TwilioAccount;
  readonly application: VonageApplication;
}

const refuse = (reply: FastifyReply, { status, code, message }: TwilioError): FastifyReply =>
  reply.code(status).send({
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  });

/** Twilio's Messages resource, as strict as the real one. */
const twilioRoutes = async (
  server: FastifyInstance,
  { messages, account }: Pick<SmsOptions, 'messages' | 'account'>,
): Promise<void> => {
  // As text: a form's names are Twilio's own, and what is no form is refused.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  server.post<{ Params: { sid: string }; Body: string | null }>(
    '/2010-04-01/Accounts/:sid/Messages.json',
    async (request, reply) => {
      if (!isSender(account, request.headers.authorization)) return refuse(reply, AUTHENTICATION);
      if (request.params.sid !== account.accountSid) return reply.callNotFound();
      const form = new URLSearchParams(request.body ?? '');
      const refusal = refusalOf(form);
      if (refusal) return refuse(reply, refusal);
      if (messages.takeFailure()) return refuse(reply, UNAVAILABLE);
      const resource = messageResource(account.accountSid, form);
      const [to, text] = [String(resource.to), String(resource.body)];
      messages.receive(to, text);
      const callback = form.get('StatusCallback');
      if (callback) {
        const message = { sid: resource.sid, to, from: resource.from ?? '' };
        const report = (status: 'sent' | 'delivered'): Promise<number> =>
          reportStatus(account, callback, message, status).catch(() => 0);
        // After the answer, as the carrier's own news come.
        setImmediate(() => void report('sent').then(() => report('delivered')));
      }
      return reply.code(201).send(resource);
    },
  );
};

/** Registers the SMS gateways, their page, and `GET /api/sms?to=` for tests. */
export const smsRoutes = async (server: FastifyInstance, options: SmsOptions): Promise<void> => {
  const { messages } = options;
  await server.register(twilioRoutes, options);
  await server.register(vonageRoutes, options);
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
        notice: noticeOf(request, 'sms'),
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
