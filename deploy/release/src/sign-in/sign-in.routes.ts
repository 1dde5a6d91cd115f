import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as openid from 'openid-client';
import { z } from 'zod';
import type { SignInConfig } from '../config.ts';
import { transaction } from '../database/database.ts';
import { isRegistryError, RegistryError } from '../errors.ts';
import { input } from '../http/input.ts';
import { noteSignIn, noteWrongToken } from '../http/refusals.ts';
import { consoleCookie, readConsoleCookie } from '../http/session-cookie.ts';
import { SESSION_SECONDS, startSession } from '../registry/console-sessions.ts';
import type { Registry } from '../registry/registry.ts';
import { verifyJwt } from './jwt.ts';
import { discover, personOf } from './provider.ts';
import { makeShortToken, SIGN_IN_MS, type ShortToken } from './short-tokens.ts';

const STATE_SECONDS = 600;
const CALLBACK_PATH = '/session/oidc/callback';
const SCOPES = 'openid email profile groups';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const signInOf = ({ config }: Registry): SignInConfig => {
  if (!config.signIn) throw new RegistryError('50107', { 'sign-in': 'no provider is configured' });
  return config.signIn;
};

/** Keeps what the answer of the provider must match, for this browser alone. */
const beginSignIn = async (registry: Registry): Promise<{ state: string; url: URL }> => {
  const config = signInOf(registry);
  const provider = await discover(config, config.clientId);
  const [state, nonce] = [openid.randomState(), openid.randomNonce()];
  const verifier = openid.randomPKCECodeVerifier();
  await registry.db.query('DELETE FROM release.sign_ins WHERE expires_at < now()');
  await registry.db.query(
    `INSERT INTO release.sign_ins (state, verifier, nonce, expires_at)
      VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
    [hashOf(state), verifier, nonce, STATE_SECONDS],
  );
  const url = openid.buildAuthorizationUrl(provider, {
    redirect_uri: `${registry.config.publicUrl}${CALLBACK_PATH}`,
    scope: SCOPES,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { state, url };
};

/** The claims of whoever comes back from the provider; each sign-in is answered once. */
const finishSignIn = async (
  registry: Registry,
  request: FastifyRequest,
): Promise<openid.IDToken> => {
  const config = signInOf(registry);
  const state = readConsoleCookie(request, 'state') ?? '';
  const { rows } = await registry.db.query<{ verifier: string; nonce: string }>(
    `DELETE FROM release.sign_ins WHERE state = $1 AND expires_at > now()
      RETURNING verifier, nonce`,
    [hashOf(state)],
  );
  if (!rows[0]) throw new RegistryError('50101');
  const tokens = await openid.authorizationCodeGrant(
    await discover(config, config.clientId),
    new URL(request.url, registry.config.publicUrl),
    {
      expectedState: state,
      expectedNonce: rows[0].nonce,
      pkceCodeVerifier: rows[0].verifier,
      idTokenExpected: true,
    },
  );
  const claims = tokens.claims();
  if (!claims) throw new RegistryError('50101');
  return claims;
};

const tokenFor = async (
  registry: Registry,
  request: FastifyRequest,
  claims: Record<string, unknown>,
): Promise<ShortToken> => {
  const made = await transaction(registry.db, (tx) =>
    makeShortToken(tx, personOf(signInOf(registry), claims), {
      action: 'sign-in',
      lives: SIGN_IN_MS,
      now: registry.clock(),
    }),
  );
  noteSignIn(registry, request, made.name);
  return made;
};

/** A strict cookie is not sent along redirects that began on another site: our own page goes on. */
const goOn = (reply: FastifyReply, cookies: readonly string[]): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
      'set-cookie': [...cookies],
    })
    .send(
      '<!doctype html><meta http-equiv="refresh" content="0;url=/"><title>TapNook</title><a ' +
        'href="/">TapNook</a>',
    );

const refusedSignIn = async (
  registry: Registry,
  request: FastifyRequest,
  error: unknown,
): Promise<RegistryError> => {
  if (isRegistryError(error) && error.code === '50114') return error;
  request.log.warn({ err: error }, 'a sign-in was refused');
  await noteWrongToken(registry, request, 'sign-in.failed');
  return new RegistryError('50101');
};

/** Sign-in by OpenID Connect: the console's, and that of the command line (RFC 8628). */
export const signInRoutes =
  (registry: Registry) =>
  async (server: FastifyInstance): Promise<void> => {
    server.get('/v1/sign-in', async () => {
      const { issuer, cliClientId } = signInOf(registry);
      return { issuer, clientId: cliClientId, scope: SCOPES };
    });
    server.post('/v1/sign-in', async (request, reply) => {
      const { issuer, cliClientId } = signInOf(registry);
      const { idToken } = input(z.strictObject({ idToken: z.string().max(10_000) }), request.body);
      const made = await verifyJwt(idToken, issuer, cliClientId, registry.clock())
        .then((claims) => tokenFor(registry, request, claims))
        .catch(async (error: unknown) => {
          throw await refusedSignIn(registry, request, error);
        });
      return reply.code(201).send(made);
    });
    server.get('/session/oidc', async (request, reply) => {
      const { state, url } = await beginSignIn(registry);
      return reply
        .headers({
          'set-cookie': consoleCookie(request, 'state', state, STATE_SECONDS),
          'cache-control': 'no-store',
        })
        .redirect(url.href, 303);
    });
    server.get(CALLBACK_PATH, async (request, reply) => {
      const made = await finishSignIn(registry, request)
        .then((claims) => tokenFor(registry, request, claims))
        .catch(async (error: unknown) => {
          const refused = await refusedSignIn(registry, request, error);
          return refused.code;
        });
      if (typeof made === 'string')
        return reply
          .headers({
            'set-cookie': consoleCookie(request, 'state', '', 0),
            'cache-control': 'no-store',
          })
          .redirect(`/?refused=${made}`, 303);
      const session = await startSession(registry.db, made.token);
      return goOn(reply, [
        consoleCookie(request, 'state', '', 0),
        consoleCookie(request, 'session', session, SESSION_SECONDS),
      ]);
    });
  };
