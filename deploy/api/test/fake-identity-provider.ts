import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** Plays the shopper at the provider: follows its address and gives what it would send back. */
  readonly approve: (url: string, person: Person) => { code: string; state: string; iss: string };
  readonly close: () => Promise<void>;
}

interface Grant {
  readonly person: Person;
  readonly nonce: string;
  readonly challenge: string;
}

/** An OpenID provider of a test's own: authorisation code with PKCE, each code good once. */
export const startIdentityProvider = async (): Promise<IdentityProvider> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  let issuer = '';
  /** Facebook's graph: who a token is of. */
  const people = new Map<string, Person>();

  const token = async (form: URLSearchParams): Promise<object | undefined> => {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const right =
      grant &&
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === grant.challenge;
    if (!right) return undefined;
    const idToken = await new SignJWT({
      ...(grant.person.email && { email_verified: true }),
      ...grant.person,
      nonce: grant.nonce,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(issuer)
      .setAudience('shop')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    const accessToken = randomUUID();
    people.set(accessToken, grant.person);
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 300,
      // Facebook, which is sent no nonce, gives none.
      ...(grant.nonce && { id_token: idToken }),
    };
  };

  const server = createServer((request, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration') {
      answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
      return;
    }
    if (request.url === '/jwks') return answer(200, { keys: [jwk] });
    if (request.url?.startsWith('/v23.0/me?')) {
      const person = people.get((request.headers.authorization ?? '').replace('Bearer ', ''));
      const { sub, email, given_name: first, family_name: last } = person ?? {};
      return person
        ? answer(200, { id: sub, email, first_name: first, last_name: last })
        : answer(400, { error: { code: 190 } });
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on(
      'end',
      () =>
        void token(new URLSearchParams(body)).then((tokens) =>
          tokens ? answer(200, tokens) : answer(400, { error: 'invalid_grant' }),
        ),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    approve: (url, person) => {
      const { searchParams } = new URL(url);
      const code = randomUUID();
      grants.set(code, {
        person,
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
      });
      return { code, state: searchParams.get('state') ?? '', iss: issuer };
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
