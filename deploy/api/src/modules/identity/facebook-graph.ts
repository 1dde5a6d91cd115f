import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import { z } from 'zod';
import type { SocialIdentity } from './oauth-providers.ts';

const VERSION = 'v23.0';
const FACEBOOK_ISSUER = 'https://www.facebook.com';

/**
 * Facebook's endpoints. Its discovery document names neither a token endpoint nor one for a person,
 * so they come from this table.
 */
export const facebookEndpoints = (issuer: string) =>
  issuer === FACEBOOK_ISSUER
    ? {
        authorize: `${FACEBOOK_ISSUER}/${VERSION}/dialog/oauth`,
        token: `https://graph.facebook.com/${VERSION}/oauth/access_token`,
        me: `https://graph.facebook.com/${VERSION}/me`,
      }
    : {
        authorize: `${issuer}/${VERSION}/dialog/oauth`,
        token: `${issuer}/${VERSION}/oauth/access_token`,
        me: `${issuer}/${VERSION}/me`,
      };

const Refusal = z.object({ error: z.object({ message: z.string(), code: z.number() }) });
/** Of a code that was used, has expired or is of another address; other numbers blame the app. */
const BAD_CODE = 100;

/**
 * Facebook's token endpoint refuses as its graph does, by an object with a number. Put into words
 * of OAuth, a code that was used is told from a wrong secret:
 * https://developers.facebook.com/docs/graph-api/guides/error-handling
 */
const inWordsOfOAuth = async (answer: Response): Promise<Response> => {
  if (answer.ok) return answer;
  const refusal = Refusal.safeParse(await answer.json().catch(() => undefined));
  const { code, message } = refusal.data?.error ?? { code: 0, message: '' };
  const error = code === BAD_CODE ? 'invalid_grant' : 'invalid_client';
  return Response.json(
    { error: refusal.success ? error : 'server_error', error_description: message },
    { status: answer.status },
  );
};

export const facebookConfiguration = (
  issuer: string,
  clientId: string,
  secret: string | undefined,
): client.Configuration => {
  const { authorize, token } = facebookEndpoints(issuer);
  const server = { issuer, authorization_endpoint: authorize, token_endpoint: token };
  const config = new client.Configuration(
    server,
    clientId,
    secret,
    client.ClientSecretPost(secret),
  );
  config[client.customFetch] = async (url, { body, ...options }) => {
    const answer = await fetch(url, { ...options, body: body ?? null });
    return url === token ? inWordsOfOAuth(answer) : answer;
  };
  if (issuer.startsWith('http:')) client.allowInsecureRequests(config);
  return config;
};

const Person = z.object({
  id: z.string().min(1).max(200),
  first_name: z.string().max(200).default(''),
  last_name: z.string().max(200).default(''),
  // Many signed up by phone, or do not share it.
  email: z.string().max(254).optional(),
  picture: z.object({ data: z.object({ url: z.string().max(2000) }) }).optional(),
});

/** Who an access token is of. The proof shows that it did not leak from a browser. */
export const readFacebookPerson = async (
  config: client.Configuration,
  issuer: string,
  secret: string,
  accessToken: string,
): Promise<SocialIdentity> => {
  const url = new URL(facebookEndpoints(issuer).me);
  url.search = new URLSearchParams({
    fields: 'id,first_name,last_name,email,picture',
    appsecret_proof: createHmac('sha256', secret).update(accessToken).digest('hex'),
  }).toString();
  const answer = await client.fetchProtectedResource(config, accessToken, url, 'GET');
  const person = Person.parse(await answer.json());
  return {
    type: 'facebook',
    issuer,
    subject: person.id,
    email: person.email?.toLowerCase() ?? null,
    givenName: person.first_name,
    familyName: person.last_name,
    picture: person.picture?.data.url ?? null,
    refreshToken: null,
  };
};
