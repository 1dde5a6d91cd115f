import { createHash, createPrivateKey, randomUUID } from 'node:crypto';
import { vonageReport } from '@tapnook/contracts/calls';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { sameSecret } from '../../same-secret.ts';
import { MessageRefusal } from './message-refusal.ts';
import type { DeliveryReport, OutgoingSms, SmsGateway } from './sms-gateway.ts';

const TIMEOUT_MS = 10_000;
/** Of a token: it is made for each message. */
const TOKEN_SECONDS = 60;
/** How old a report may be; Vonage repeats one for a day, each time newly signed. */
const MAX_REPORT_AGE = '5m';

export type VonageEnv = Pick<
  Env,
  | 'VONAGE_APPLICATION_ID'
  | 'VONAGE_PRIVATE_KEY'
  | 'VONAGE_SIGNATURE_SECRET'
  | 'SMS_API_ORIGIN'
  | 'PUBLIC_ORIGIN'
>;

const tokenOf = (env: VonageEnv): Promise<string> =>
  new SignJWT({ application_id: env.VONAGE_APPLICATION_ID })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .setJti(randomUUID())
    .sign(createPrivateKey(env.VONAGE_PRIVATE_KEY ?? ''));

/** Vonage's Messages API, by a token that the application's key signs. */
export const createVonage = (env: VonageEnv): SmsGateway => ({
  send: async ({ id, to, from, text }: OutgoingSms) => {
    const answer = await fetch(`${env.SMS_API_ORIGIN ?? 'https://api.nexmo.com'}/v1/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await tokenOf(env)}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({
        channel: 'sms',
        message_type: 'text',
        // Without the plus, as the API wants numbers.
        to: to.replace(/^\+/, ''),
        from: from.replace(/^\+/, ''),
        text,
        client_ref: String(id),
        webhook_url: `${env.PUBLIC_ORIGIN}/api${vonageReport.path}`,
        webhook_version: 'v1',
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = (await answer.json().catch(() => ({}))) as {
      message_uuid?: string;
      title?: string;
      detail?: string;
    };
    if (answer.ok && said.message_uuid) return said.message_uuid;
    const reason = `Vonage answered ${answer.status} ${said.title ?? ''} ${said.detail ?? ''}`;
    throw answer.status === 422 ? new MessageRefusal(reason) : new Error(reason);
  },
});

const STATUSES: Readonly<Record<string, DeliveryReport['status']>> = {
  submitted: 'sent',
  delivered: 'delivered',
  rejected: 'undelivered',
  undeliverable: 'undelivered',
};
const Report = z.object({
  status: z.string(),
  client_ref: z.string().regex(/^[1-9]\d{0,14}$/),
  error: z.object({ title: z.union([z.string(), z.number()]) }).optional(),
});

/** What a message-status webhook says; `forged` when its token does not cover its body. */
export const readVonageReport = async (
  env: VonageEnv,
  body: Buffer,
  authorization: string,
): Promise<DeliveryReport | 'forged' | undefined> => {
  if (!env.VONAGE_SIGNATURE_SECRET) return 'forged';
  try {
    const { payload } = await jwtVerify(
      authorization.replace(/^Bearer /, ''),
      Buffer.from(env.VONAGE_SIGNATURE_SECRET),
      { algorithms: ['HS256'], maxTokenAge: MAX_REPORT_AGE },
    );
    const hash = createHash('sha256').update(body).digest('hex');
    if (
      payload['application_id'] !== env.VONAGE_APPLICATION_ID ||
      !sameSecret(hash, String(payload['payload_hash']))
    )
      return 'forged';
  } catch {
    return 'forged';
  }
  const report = Report.safeParse(JSON.parse(body.toString()));
  if (!report.success) return undefined;
  const { status, client_ref: id, error } = report.data;
  const known = STATUSES[status];
  return (
    known && { id: Number(id), status: known, ...(error && { error: `Vonage ${error.title}` }) }
  );
};
