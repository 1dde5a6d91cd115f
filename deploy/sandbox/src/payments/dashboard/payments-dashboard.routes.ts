import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../web/headers.ts';
import { localeOf } from '../../web/locale.ts';
import { noticeOf, redirectWithNotice } from '../../web/notice.ts';
import { textOf } from '../../web/request.ts';
import type { Gateway } from '../gateway.ts';
import { AT_REST, readSwitches } from '../switches.ts';
import { actOnPayment } from './payment-acts.ts';
import { paymentsPage } from './payments-dashboard.page.ts';

const SHOWN = 50;
const recordOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/**
 * Registers the gateway's pages of the dashboard: payments, events, switches; the switches also as
 * JSON for tests.
 */
export const paymentsDashboardRoutes = async (
  server: FastifyInstance,
  { gateway }: { gateway: Gateway },
): Promise<void> => {
  const { switches, webhooks } = gateway;

  server.get('/dashboard/payments', (request, reply) =>
    sendPage(
      reply,
      paymentsPage({
        locale: localeOf(request),
        intents: gateway.paymentIntents.list().slice(0, SHOWN),
        events: webhooks.events().slice(0, SHOWN),
        deliveries: webhooks.deliveries(),
        switches: switches.read(),
        notice: noticeOf(request, 'payments'),
      }),
    ),
  );
  server.post('/dashboard/payments/switches', (request, reply) => {
    switches.set(
      textOf(request.body, 'rest') === 'yes' ? AT_REST : readSwitches(recordOf(request.body)),
    );
    return redirectWithNotice(reply, '/dashboard/payments', 'wasSet');
  });
  server.post('/dashboard/payments/events/:id/resend', (request, reply) =>
    webhooks.resend(textOf(request.params, 'id'))
      ? redirectWithNotice(reply, '/dashboard/payments', 'resent')
      : reply.callNotFound(),
  );

  server.post('/api/payments/intents/:id/:act', (request, reply) => {
    const done = actOnPayment(
      gateway,
      textOf(request.params, 'id'),
      textOf(request.params, 'act'),
      {
        amount: textOf(request.body, 'amount'),
      },
    );
    return done ?? reply.callNotFound();
  });
  server.get('/api/payments/switches', () => switches.read());
  server.put('/api/payments/switches', (request) =>
    switches.set({ ...AT_REST, ...readSwitches(recordOf(request.body)) }),
  );
};
