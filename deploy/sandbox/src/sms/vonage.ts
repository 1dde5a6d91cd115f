import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** The shop's application at Vonage. */
export interface VonageApplication {
  readonly applicationId: string;
  /** The public half of the application's RSA key, in PEM; no token is taken without it. */
  readonly publicKey: string | undefined;
  readonly signatureSecret: string;
}

/** A refusal in the form of RFC 7807, as Vonage has it. */
export interface VonageRefusal {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const ERRORS = 'https://developer.vonage.com/api-errors';
const refusal = (
  status: number,
  anchor: string,
  title: string,
  detail: string,
  more: object = {},
): VonageRefusal => ({
  status,
  body: { type: `${ERRORS}${anchor}`, title, detail, instance: randomUUID(), ...more },
});
export const UNAUTHORIZED = refusal(
  401,
  '#unauthorized',
  'Unauthorized',
  'You did not provide correct credentials.',
);
export const UNAVAILABLE = refusal(
  500,
  '/messages#1000',
  'Internal error',
  'There was an error processing your request in the Platform.',
);

/** Vonage takes a token for a day at most. */
const MAX_TOKEN_SECONDS = 86_400;

/** Who a token is of is known by the application's key; each token is good for one request. */
export const openTokenCheck = ({ applicationId, publicKey }: VonageApplication) => {
  const used = new Set<string>();
  return async (authorization: string | undefined): Promise<boolean> => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token || !publicKey) return false;
    try {
      const { payload } = await jwtVerify(token, createPublicKey(publicKey), {
        algorithms: ['RS256'],
        requiredClaims: ['application_id', 'exp', 'iat', 'jti'],
      });
      const { exp = 0, iat = 0, jti = '' } = payload;
      if (payload['application_id'] !== applicationId || used.has(jti)) return false;
      used.add(jti);
      return exp - iat <= MAX_TOKEN_SECONDS;
    } catch {
      return false;
    }
  };
};

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value !== '' && value.length <= most;
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  value.length <= 200;

/** What a text message has, and what each value must be: the parameters of `POST /v1/messages`. */
const PARAMETERS: Readonly<Record<string, (value: unknown) => boolean>> = {
  channel: (value) => value === 'sms',
  message_type: (value) => value === 'text',
  // A number has no plus here.
  to: (value) => /^[1-9]\d{6,14}$/.test(String(value)),
  from: (value) => /^(?:[1-9]\d{6,14}|#?[A-Za-z0-9 ]{1,11})$/.test(String(value)),
  text: (value) => isText(value, 1_000),
  client_ref: (value) => isText(value, 100),
  webhook_url: isAddress,
  webhook_version: (value) => value === 'v0.1' || value === 'v1',
  ttl: (value) => Number.isInteger(value) && Number(value) > 0,
};
const REQUIRED = ['channel', 'message_type', 'to', 'from', 'text'];

export type VonageMessage = Readonly<
  Record<'to' | 'from' | 'text', string> &
    Partial<Record<'client_ref' | 'webhook_url' | 'webhook_version', string>>
>;

/** What Vonage refuses of a message, if anything. */
export const refusalOf = (body: unknown): VonageRefusal | undefined => {
  const given =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  const wrong = [
    ...REQUIRED.filter((name) => given[name] === undefined),
    ...Object.entries(given).flatMap(([name, value]) => (PARAMETERS[name]?.(value) ? [] : [name])),
  ];
  if (wrong.length === 0) return undefined;
  return refusal(
    422,
    '/messages#1150',
    'Invalid params',
    'The value of one or more parameters is invalid.',
    { invalid_parameters: wrong.map((name) => ({ name, reason: 'invalid value' })) },
  );
};

/** Tells the sender what became of a message, under a token that covers the body. */
export const reportStatus = async (
  { applicationId, signatureSecret }: VonageApplication,
  message: VonageMessage,
  messageUuid: string,
  status: 'submitted' | 'delivered' | 'rejected',
): Promise<number> => {
  const { to, from, client_ref: clientRef, webhook_url: address } = message;
  if (!address) return 0;
  const body = JSON.stringify({
    message_uuid: messageUuid,
    to,
    from,
    timestamp: new Date().toISOString(),
    status,
    channel: 'sms',
    ...(clientRef && { client_ref: clientRef }),
    ...(status === 'rejected' && {
      error: { type: `${ERRORS}/messages#1120`, title: 1120, detail: 'Illegal sender address' },
    }),
  });
  const token = await new SignJWT({
    application_id: applicationId,
    api_key: 'sandbox1',
    payload_hash: createHash('sha256').update(body).digest('hex'),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('Vonage')
    .setIssuedAt()
    .setJti(randomUUID())
    .sign(Buffer.from(signatureSecret));
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  return answer.status;
};
