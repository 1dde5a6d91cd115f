import type { FastifyInstance } from 'fastify';
import { importSPKI, jwtVerify } from 'jose';
import { sendPage } from '../web/headers.ts';
import { localeOf } from '../web/locale.ts';
import { textOf } from '../web/request.ts';
import { PassRefusal, readPass } from './apple-pass-check.ts';
import { readSaveToken, TokenRefusal, type GoogleIssuer } from './google-token-check.ts';
import { refusedPage, savedPage } from './wallet.page.ts';

export interface WalletOptions {
  /** Plays Apple's intermediate certificate, in PEM; without it no pass is taken. */
  readonly passAuthority: string | undefined;
  readonly google: GoogleIssuer;
}

const PASS_TYPE = 'application/vnd.apple.pkpass';
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const ACCESS_TOKEN = 'access-token-of-the-issuer';

/** A phone with Apple's Wallet: takes a pass, or says why it would not. */
const appleRoutes = async (server: FastifyInstance, options: WalletOptions): Promise<void> => {
  server.addContentTypeParser(PASS_TYPE, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/wallet/apple/passes', async (request, reply) => {
    try {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { pass, languages } = await readPass(bytes, options.passAuthority ?? '');
      return await reply.code(201).send({ serialNumber: pass['serialNumber'], languages, pass });
    } catch (error) {
      if (error instanceof PassRefusal) return reply.code(422).send({ reason: error.message });
      throw error;
    }
  });
};

/** Whether somebody proves to be the service account, as Google's token endpoint asks. */
const isServiceAccount = async (
  assertion: string,
  origin: string,
  { serviceAccount, publicKey }: GoogleIssuer,
): Promise<boolean> => {
  if (!publicKey) return false;
  const found = await jwtVerify(assertion, await importSPKI(publicKey, 'RS256'), {
    algorithms: ['RS256'],
    issuer: serviceAccount,
    audience: `${origin}/token`,
    maxTokenAge: 3600,
  }).catch(() => undefined);
  return found?.payload['scope'] === SCOPE;
};

/** Google: its page that saves a pass, and what a check of the settings asks. */
export const walletRoutes = async (
  server: FastifyInstance,
  options: WalletOptions & { readonly publicOrigin: string },
): Promise<void> => {
  const { google, publicOrigin } = options;
  await server.register(appleRoutes, options);
  server.get('/gp/v/save/*', async (request, reply) => {
    const view = { locale: localeOf(request), address: request.url };
    try {
      return sendPage(
        reply,
        savedPage(view, await readSaveToken(textOf(request.params, '*'), google)),
      );
    } catch (error) {
      if (error instanceof TokenRefusal)
        return sendPage(reply, refusedPage(view, error.message), {}, 400);
      throw error;
    }
  });
  server.post('/token', async (request, reply) =>
    (await isServiceAccount(textOf(request.body, 'assertion'), publicOrigin, google))
      ? reply.send({ access_token: ACCESS_TOKEN, token_type: 'Bearer', expires_in: 3600 })
      : reply
          .code(400)
          .send({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }),
  );
  server.get('/walletobjects/v1/issuer/:id', (request, reply) => {
    if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`)
      return reply.code(401).send({ error: { code: 401, status: 'UNAUTHENTICATED' } });
    const issuerId = textOf(request.params, 'id');
    return issuerId === google.issuerId
      ? reply.send({ issuerId, name: 'TapNook' })
      : reply.code(403).send({ error: { code: 403, status: 'PERMISSION_DENIED' } });
  });
};
