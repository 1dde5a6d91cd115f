import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The shop's account at Twilio. */
export interface TwilioAccount {
  readonly accountSid: string;
  readonly apiKey: string;
  readonly apiKeySecret: string;
  readonly authToken: string;
}

/** A refusal in Twilio's form, by its documented number. */
export interface TwilioError {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

const error = (status: number, code: number, message: string): TwilioError => ({
  status,
  code,
  message,
});
export const AUTHENTICATION = error(401, 20003, 'Authenticate');
export const UNAVAILABLE = error(503, 20503, 'Service is temporarily unavailable');

const MAX_BODY = 1_600;
/** Countries that an account may send to before it asks for more. */
const PERMITTED = /^\+(?:852|853|86)/;
const KNOWN = new Set([
  'To',
  'From',
  'MessagingServiceSid',
  'Body',
  'StatusCallback',
  'ValidityPeriod',
  'SmartEncoded',
]);

const same = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** HTTP Basic with an API key and its secret; the account's own token is taken as well. */
export const isSender = (account: TwilioAccount, authorization: string | undefined): boolean => {
  const [name = '', secret = ''] = Buffer.from(
    /^Basic (.+)$/.exec(authorization ?? '')?.[1] ?? '',
    'base64',
  )
    .toString()
    .split(/:(.*)/s);
  return (
    (name === account.apiKey && same(secret, account.apiKeySecret)) ||
    (name === account.accountSid && same(secret, account.authToken))
  );
};

const isSenderId = (from: string): boolean =>
  /^\+[1-9]\d{6,14}$/.test(from) || (/^#?[A-Za-z0-9 ]{1,11}$/.test(from) && /[A-Za-z]/.test(from));
const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** What Twilio refuses of a message, if anything. */
export const refusalOf = (form: URLSearchParams): TwilioError | undefined => {
  const unknown = [...form.keys()].find((name) => !KNOWN.has(name));
  if (unknown) return error(400, 20001, `Unknown parameter ${unknown}`);
  const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
  const [from, service] = [form.get('From'), form.get('MessagingServiceSid')];
  if (to === '') return error(400, 21604, "A 'To' phone number is required.");
  if (!/^\+[1-9]\d{6,14}$/.test(to))
    return error(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
  if (!PERMITTED.test(to))
    return error(400, 21408, 'Permission to send an SMS has not been enabled for the region');
  if (!from && !service) return error(400, 21603, "A 'From' phone number is required.");
  if (from && !isSenderId(from))
    return error(400, 21212, `The 'From' number ${from} is not a valid sender.`);
  if (service && !/^MG[0-9a-f]{32}$/.test(service))
    return error(400, 21701, 'The Messaging Service does not exist.');
  if (body === '') return error(400, 21602, 'Message body is required.');
  if (body.length > MAX_BODY)
    return error(400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
  const callback = form.get('StatusCallback');
  if (callback !== null && !isAddress(callback))
    return error(400, 21609, 'The StatusCallback URL is not a valid URL.');
  return undefined;
};

/** The Message resource as it is created. */
export const messageResource = (accountSid: string, form: URLSearchParams) => {
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const now = new Date().toUTCString().replace('GMT', '+0000');
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: form.get('Body'),
    date_created: now,
    date_sent: null,
    date_updated: now,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: form.get('From'),
    messaging_service_sid: form.get('MessagingServiceSid'),
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    sid,
    status: 'queued',
    subresource_uris: { media: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media.json` },
    to: form.get('To'),
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
  };
};

/** Tells the sender what became of a message, signed with the account's token. */
export const reportStatus = async (
  { accountSid, authToken }: TwilioAccount,
  callback: string,
  message: { readonly sid: string; readonly to: string; readonly from: string },
  status: 'sent' | 'delivered' | 'undelivered',
): Promise<number> => {
  const form = new URLSearchParams({
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    From: message.from,
    MessageSid: message.sid,
    MessageStatus: status,
    SmsSid: message.sid,
    SmsStatus: status,
    To: message.to,
    ...(status === 'undelivered' && { ErrorCode: '30005' }),
  });
  const signed = [...form]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, callback);
  const answer = await fetch(callback, {
    method: 'POST',
    headers: {
      'x-twilio-signature': createHmac('sha1', authToken).update(signed).digest('base64'),
      'user-agent': 'TwilioProxy/1.1',
    },
    body: form,
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  return answer.status;
};
