import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { sendPage } from '../web/headers.ts';
import { localeOf } from '../web/locale.ts';
import { noticeOf, redirectWithNotice } from '../web/notice.ts';
import { textOf } from '../web/request.ts';
import { appleRefusal, appleRequest } from './apple-client.ts';
import { facebookRoutes } from './facebook-graph.ts';
import type { IdentityOptions } from './identity-provider.ts';
import { issuerOf, openIdentityProvider } from './identity-provider.ts';
import { failurePage, identityDashboardPage, pickPage } from './identity.page.ts';
import type { ProviderName } from './people.tables.ts';
import { findPerson, PROVIDERS } from './people.tables.ts';
import {
  APPLE_EVENTS,
  type NoticeAnswer,
  notifyByApple,
  notifyByFacebook,
} from './provider-notices.ts';

/** The provider answers below its path as if it stood at the root. */
const unmounted = (request: IncomingMessage, path: string): IncomingMessage => {
  const originalUrl = request.url ?? '/';
  return Object.assign(request, { originalUrl, url: originalUrl.slice(path.length) || '/' });
};

const grantFor = async (
  provider: Provider,
  sub: string,
  clientId: string,
  scope: string,
): Promise<string> => {
  const grant = new provider.Grant({ accountId: sub, clientId });
  grant.addOIDCScope(scope);
  return grant.save();
};

/** The page where a person is picked, and the provider itself behind it. */
const providerRoutes = async (
  server: FastifyInstance,
  name: ProviderName,
  options: IdentityOptions,
): Promise<void> => {
  const path = `/identity/${name}`;
  const provider = openIdentityProvider(name, options);
  const answer = provider.callback();

  server.get(`${path}/pick/:uid`, async (request, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    return sendPage(reply, pickPage(localeOf(request), name, textOf(request.params, 'uid')), {
      formsTo: name === 'staff' ? options.staffOrigins : options.shopOrigins,
    });
  });
  server.post(`${path}/pick/:uid`, async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const person = findPerson(name, textOf(request.body, 'person'));
    const result = person
      ? {
          select_account: {},
          login: { accountId: person.sub },
          consent: {
            grantId: await grantFor(
              provider,
              person.sub,
              String(params['client_id']),
              String(params['scope']),
            ),
          },
        }
      : { error: 'access_denied', error_description: 'The person did not want to sign in' };
    const next = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    return reply.redirect(next, 303);
  });

  if (name === 'facebook') facebookRoutes(server, path, provider, options.clientSecret);
  if (name === 'apple')
    server.addHook('onRequest', async (request, reply) => {
      const asked = new URL(request.url, 'http://sandbox');
      if (asked.pathname !== `${path}/auth`) return undefined;
      const refused = appleRefusal(asked.searchParams);
      if (refused) return reply.code(400).type('text/html').send(failurePage(refused));
      request.raw.url = `${path}/auth?${appleRequest(asked.searchParams).toString()}`;
      return undefined;
    });

  await server.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _payload, done) => done(null));
    inner.all(`${path}/*`, async (request, reply) => {
      reply.hijack();
      await answer(unmounted(request.raw, path), reply.raw);
    });
  });
};

/** What a person does at a provider by themselves, which the shop is then told of. */
const noticeRoutes = (server: FastifyInstance, options: IdentityOptions): void => {
  const tell = async (event: string, sub: string): Promise<NoticeAnswer | undefined> => {
    const appleEvent = APPLE_EVENTS.find((one) => one === event);
    if (appleEvent && findPerson('apple', sub)) return notifyByApple(options, appleEvent, sub);
    if ((event === 'deauthorisation' || event === 'data-deletion') && findPerson('facebook', sub))
      return notifyByFacebook(options, event, sub);
    return undefined;
  };
  server.post('/api/identity/notices', async (request, reply) => {
    const answer = await tell(textOf(request.body, 'event'), textOf(request.body, 'sub'));
    return answer ?? reply.code(400).send({ message: 'No such event, or nobody of that name' });
  });
  server.post('/dashboard/identity/notices', async (request, reply) => {
    const answer = await tell(textOf(request.body, 'event'), textOf(request.body, 'person')).catch(
      () => undefined,
    );
    const isTaken = answer !== undefined && answer.status < 300 && !answer.fault;
    return redirectWithNotice(reply, '/dashboard/identity', isTaken ? 'taken' : 'notTaken');
  });
};

/**
 * Registers the identity providers, `/identity/{google,apple,facebook,staff}`, and the dashboard's
 * page about them.
 */
export const identityRoutes = async (
  server: FastifyInstance,
  options: IdentityOptions,
): Promise<void> => {
  for (const name of PROVIDERS) await providerRoutes(server, name, options);
  noticeRoutes(server, options);
  server.get('/dashboard/identity', (request, reply) =>
    sendPage(
      reply,
      identityDashboardPage(
        localeOf(request),
        PROVIDERS.map((name) => issuerOf(options.publicOrigin, name)),
        noticeOf(request, 'identity'),
      ),
    ),
  );
};
