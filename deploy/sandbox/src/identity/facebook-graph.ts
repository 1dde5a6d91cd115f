import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { findPerson } from './people.tables.ts';

export const GRAPH_VERSION = 'v23.0';

interface TokenContext {
  readonly path: string;
  status: number;
  body: unknown;
  readonly set: (name: string, value: string) => void;
}
/** What OAuth names by a word has a number at Facebook. */
const REFUSALS: Readonly<Record<string, readonly [code: number, word: string, message: string]>> = {
  invalid_client: [1, 'invalid_client', 'Error validating client secret.'],
  invalid_grant: [100, 'invalid_code', 'This authorization code has been used.'],
};

/**
 * Facebook's token endpoint refuses as its graph does: `error` is an object and no OAuth word, and
 * the challenge is of a form of its own.
 */
export const answerAsGraph = async (
  context: TokenContext,
  next: () => Promise<unknown>,
): Promise<void> => {
  await next();
  if (!context.path.endsWith('/oauth/access_token') || context.status < 400) return;
  const { error = '', error_description: description = '' } = (context.body ?? {}) as {
    readonly error?: string;
    readonly error_description?: string;
  };
  const [code, word, message] = REFUSALS[error] ?? [100, 'invalid_request', description];
  context.status = 400;
  context.set('www-authenticate', `OAuth "Facebook Platform" "${word}" "${message}"`);
  context.body = { error: { message, type: 'OAuthException', code } };
};

/** As the graph says no. */
const refuse = (reply: FastifyReply, code: number, message: string): FastifyReply =>
  reply.code(400).send({ error: { message, type: 'OAuthException', code } });

const isProof = (secret: string, token: string, proof: string): boolean => {
  const right = createHmac('sha256', secret).update(token).digest('hex');
  return proof.length === right.length && timingSafeEqual(Buffer.from(proof), Buffer.from(right));
};

const tokenOf = (request: FastifyRequest, query: URLSearchParams): string =>
  query.get('access_token') ?? /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

/**
 * What Facebook has that no OpenID provider has: who somebody is comes from the graph, field by
 * field, to a server that proves to hold the app's secret; and its discovery document names
 * neither a token endpoint nor one for a person.
 */
export const facebookRoutes = (
  server: FastifyInstance,
  path: string,
  provider: Provider,
  secret: string,
): void => {
  server.get(`${path}/.well-known/openid-configuration`, (_request, reply) =>
    reply.send({
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/${GRAPH_VERSION}/dialog/oauth`,
      jwks_uri: `${provider.issuer}/jwks`,
      response_types_supported: ['id_token', 'token id_token'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  );
  server.get(`${path}/${GRAPH_VERSION}/me`, async (request, reply) => {
    const query = new URL(request.url, 'http://sandbox').searchParams;
    const token = tokenOf(request, query);
    const found = await provider.AccessToken.find(token);
    const person = found && findPerson('facebook', found.accountId);
    if (!person) return refuse(reply, 190, 'Invalid OAuth access token.');
    if (!isProof(secret, token, query.get('appsecret_proof') ?? ''))
      return refuse(reply, 100, 'Invalid appsecret_proof provided in the API argument');
    const scopes = found.scope?.split(' ') ?? [];
    const all: Record<string, unknown> = {
      id: person.sub,
      name: person.name,
      first_name: person.given_name,
      last_name: person.family_name,
      email: scopes.includes('email') ? person.email : undefined,
      picture: { data: { url: `${provider.issuer}/picture`, is_silhouette: true } },
    };
    // Only what is asked for; `id` always.
    const fields = ['id', ...(query.get('fields') ?? 'name').split(',')];
    return reply.send(
      Object.fromEntries(fields.filter((name) => name in all).map((name) => [name, all[name]])),
    );
  });
};
