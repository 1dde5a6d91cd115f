import { mailEvents, twilioReport, vonageReport } from '@tapnook/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { DeliveryReport } from '../sms/index.ts';
import { readTwilioReport } from '../sms/index.ts';
import { readVonageReport } from '../sms/index.ts';
import { noteDeliveryReport, noteMailEvents } from './delivery-report.service.ts';
import { isSignedBySendGrid, readMailEvents } from './mail-events.ts';

const HIDDEN = { schema: { hide: true } } as const;

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};
const bodyOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);
const received = (reply: FastifyReply): FastifyReply =>
  reply.code(201).send({ code: '0', message: 'OK', data: { received: true } });

const note = async (deps: Deps, report: DeliveryReport | 'forged' | undefined): Promise<void> => {
  if (report === 'forged') throw new ApiError('10105');
  if (report) await noteDeliveryReport(deps, report);
};

/**
 * What carriers and the mail provider tell of messages. Their signatures cover the bytes, so
 * nothing is parsed before it is verified.
 */
export const deliveryReportRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Querystring: { message?: string } }>(
    twilioReport.path,
    HIDDEN,
    async (request, reply) => {
      await note(
        deps,
        readTwilioReport(
          deps.env,
          request.query.message ?? '',
          bodyOf(request).toString(),
          headerOf(request, 'x-twilio-signature'),
        ),
      );
      return received(reply);
    },
  );
  app.post(vonageReport.path, HIDDEN, async (request, reply) => {
    await note(
      deps,
      await readVonageReport(deps.env, bodyOf(request), headerOf(request, 'authorization')),
    );
    return received(reply);
  });
  app.post(mailEvents.path, HIDDEN, async (request, reply) => {
    const body = bodyOf(request);
    const isSigned = isSignedBySendGrid(
      deps.env,
      body,
      headerOf(request, 'x-twilio-email-event-webhook-signature'),
      headerOf(request, 'x-twilio-email-event-webhook-timestamp'),
    );
    if (!isSigned) throw new ApiError('10105');
    await noteMailEvents(deps, readMailEvents(body));
    return received(reply);
  });
};
