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
