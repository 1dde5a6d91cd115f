import { registerHostCheck } from '@tapnook/server/host-check';
import { requestId, serializeError } from '@tapnook/server/logging';
import { registerMetrics } from '@tapnook/server/metrics';
import { logRequests } from '@tapnook/server/request-log';
import { openSecurityLog, type NoteSecurityEvent } from '@tapnook/server/security-log';
import { drainUnreadBodies } from '@tapnook/server/unread-body';
import { rejectUnreadable } from '@tapnook/server/unreadable-requests';
import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import { chatRoutes } from './chat/chat.routes.ts';
import { openConversations } from './chat/conversations.ts';
import { crispRoutes } from './chat/crisp/crisp.routes.ts';
import {
  answerFailures,
  answerUnreadableUrl,
  dashboardRoutes,
} from './dashboard/dashboard.routes.ts';
import type { Environment } from './environment.ts';
import { identityKeys } from './identity/identity-keys.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { openMailbox } from './mail/mailbox.ts';
import type { MailServer } from './mail/smtp.ts';
import { openMailServer } from './mail/smtp.ts';
import { paymentsDashboardRoutes } from './payments/dashboard/payments-dashboard.routes.ts';
import { elementsRoutes } from './payments/elements/elements.routes.ts';
import type { Gateway } from './payments/gateway.ts';
import { openGateway } from './payments/gateway.ts';
import type { Remembered } from './payments/idempotency.ts';
import { authoriseRoutes } from './payments/pages/authorise.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { smsRoutes } from './sms/sms.routes.ts';
import { openShortMessages } from './sms/sms.ts';
import { openStore } from './store/store.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';
import { assetRoutes } from './web/assets.routes.ts';
import { liveRoutes, openLive } from './web/live.ts';
import { parseNestedForm } from './web/nested-form.ts';
import { refuseForeignPosts } from './web/same-origin.ts';
import { askForPassword } from './web/sign-in.ts';

/** Pauses between the tries of a webhook, in milliseconds: about four minutes in all. */
const BACKOFF = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000, 120_000];
/** How late a late event is. */
const LATENESS = 20_000;
/** How long a hanging gateway keeps its caller. */
const HANG = 40_000;
const REMEMBERED_KEYS = 20_000;

export interface ServerOptions {
  readonly backoff?: readonly number[];
  readonly lateness?: number;
  readonly hang?: number;
  /** Writes failures to standard output. */
  readonly logger?: boolean;
  /** What a watcher of attacks is told; lines of the log unless given. */
  readonly noteEvent?: NoteSecurityEvent;
}

export interface Sandbox {
  readonly server: FastifyInstance;
  readonly mailServer: MailServer;
  readonly gateway: Gateway;
}

const prepare = (
  server: FastifyInstance,
  password: string | undefined,
  noteEvent: NoteSecurityEvent,
): void => {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseNestedForm(String(body))),
  );
  server.addHook('onRequest', refuseForeignPosts);
  server.addHook('onRequest', askForPassword(password, noteEvent));
  answerFailures(server);
  server.get('/healthz', () => ({ status: 'ok' }));
};

/**
 * Builds the sandbox without listening. Closing the server stops its deliveries and closes its
 * storage.
 */
export const buildServer = async (
  environment: Environment,
  options: ServerOptions = {},
): Promise<Sandbox> => {
  const { publicOrigin, shopOrigins, webhookUrl, webhookSecret } = environment;
  const server = fastify({
    logger:
      options.logger === true
        ? { level: environment.logLevel, serializers: { err: serializeError } }
        : false,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2_000_000,
    clientErrorHandler: rejectUnreadable,
    frameworkErrors: answerUnreadableUrl,
    forceCloseConnections: true,
  });
  const stopping = new AbortController();
  const store = openStore(environment.dataDir);
  const live = openLive();
  const mailbox = openMailbox(store, live);
  const mailServer = openMailServer(mailbox);
  const messages = openShortMessages(store, live);
  const conversations = openConversations(store, live);
  const gateway = openGateway(store, live, {
    origin: publicOrigin,
    webhookUrl,
    webhookSecret,
    backoff: options.backoff ?? BACKOFF,
    lateness: options.lateness ?? LATENESS,
  });

  logRequests(server);
  drainUnreadBodies(server);
  registerHostCheck(server, {
    hosts: [publicOrigin, ...environment.allowedHosts],
    listensAt: environment.host,
  });
  registerMetrics(server);
  const isSilent = options.logger !== true || environment.logLevel === 'silent';
  prepare(server, environment.dashboardPassword, options.noteEvent ?? openSecurityLog(!isSilent));
  await server.register(assetRoutes);
  await server.register(liveRoutes, { live });
  await server.register(paymentsRoutes, {
    prefix: '/v1',
    gateway,
    secretKey: environment.secretKey,
    publishableKey: environment.publishableKey,
    idempotency: store.collection<Remembered>('idempotency', REMEMBERED_KEYS),
    hang: options.hang ?? HANG,
    stopping: stopping.signal,
  });
  await server.register(elementsRoutes, {
    gateway,
    publishableKey: environment.publishableKey,
    shopOrigins,
  });
  await server.register(authoriseRoutes, { gateway, shopOrigins });
  await server.register(paymentsDashboardRoutes, { gateway });
  await server.register(mailRoutes, { mailbox });
  await server.register(smsRoutes, {
    messages,
    account: environment.twilio,
    application: environment.vonage,
  });
  await server.register(identityRoutes, {
    store,
    keys: identityKeys(store),
    publicOrigin,
    shopOrigins,
    staffOrigins: environment.staffOrigins,
    clientId: environment.identityClientId,
    clientSecret: environment.identityClientSecret,
    staffClient: environment.staffClient,
    apple: environment.apple,
    noticeOrigin: webhookUrl ? new URL(webhookUrl).origin : environment.apiOrigin,
  });
  await server.register(crispRoutes, { conversations, website: environment.crisp });
  await server.register(chatRoutes, { conversations, live, shopOrigins });
  await server.register(walletRoutes, { ...environment.wallets, publicOrigin });
  await server.register(dashboardRoutes, { mailbox, messages, gateway, conversations });

  server.addHook('preClose', async () => {
    stopping.abort();
    live.close();
  });
  server.addHook('onClose', async () => {
    await gateway.webhooks.close();
    await mailServer.close();
    store.close();
  });
  return { server, mailServer, gateway };
};
