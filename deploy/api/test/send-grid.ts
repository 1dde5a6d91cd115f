import { generateKeyPairSync, sign } from 'node:crypto';

export interface SendGridKeys {
  /** As `MAIL_EVENTS_PUBLIC_KEY` has it. */
  readonly publicKey: string;
  /** The headers that SendGrid sends with a body. */
  readonly headersOf: (body: string, at?: number) => Record<string, string>;
}

/** A key pair of SendGrid's, for one test file. */
export const sendGridKeys = (): SendGridKeys => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    headersOf: (body, at = Date.now()) => {
      const timestamp = String(Math.floor(at / 1000));
      return {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-timestamp': timestamp,
        'x-twilio-email-event-webhook-signature': sign(
          'sha256',
          Buffer.from(timestamp + body),
          privateKey,
        ).toString('base64'),
      };
    },
  };
};
