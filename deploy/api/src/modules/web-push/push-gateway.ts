import type { Env } from '../../env.ts';
import { MessageRefusal } from '../sms/index.ts';
import { encryptPush, type PushKeys } from './encrypted-content.ts';
import { vapidAuthorization, vapidKeys } from './vapid.ts';

const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a browser that is off. */
const TTL_SECONDS = 86_400;

/** Browsers give addresses of their makers' push services; nothing else is ever called. */
const PUSH_SERVICES = [
  /^https:\/\/fcm\.googleapis\.com$/,
  /^https:\/\/(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^https:\/\/(?:[\w-]+\.)*push\.apple\.com$/,
  /^https:\/\/(?:[\w-]+\.)*notify\.windows\.com$/,
];

export type PushEnv = Pick<Env, 'VAPID_PRIVATE_KEY' | 'PUSH_ORIGIN' | 'PUBLIC_ORIGIN'>;

/** Whether an address is one of a push service. */
export const isPushEndpoint = ({ PUSH_ORIGIN }: PushEnv, endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  return origin === PUSH_ORIGIN || PUSH_SERVICES.some((service) => service.test(origin));
};

/** What browsers subscribe with; undefined where nothing is pushed. */
export const pushPublicKey = ({ VAPID_PRIVATE_KEY: key }: PushEnv): string | undefined =>
  key === undefined ? undefined : vapidKeys(key).publicKey;

/** Where a browser is pushed to. */
export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

/** The browser is gone or forbids us, so that its subscription is worth nothing any more. */
export class PushGone extends MessageRefusal {
  readonly isGone = true;
}
export const isGone = (error: unknown): boolean =>
  (error as { isGone?: unknown } | null)?.isGone === true;

/**
 * Sends a message to one browser (RFC 8030). Throws a `MessageRefusal` where trying again is vain.
 */
export const sendPush = async (env: PushEnv, target: PushTarget, text: string): Promise<void> => {
  if (!env.VAPID_PRIVATE_KEY) throw new MessageRefusal('VAPID_PRIVATE_KEY is not set');
  if (!isPushEndpoint(env, target.endpoint)) throw new PushGone('not an address of a push service');
  const answer = await fetch(target.endpoint, {
    method: 'POST',
    headers: {
      authorization: await vapidAuthorization(
        vapidKeys(env.VAPID_PRIVATE_KEY),
        target.endpoint,
        env.PUBLIC_ORIGIN,
      ),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL_SECONDS),
      urgency: 'normal',
    },
    body: new Uint8Array(encryptPush(text, target)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const reason = `the push service answered ${answer.status}`;
  if (answer.status === 404 || answer.status === 410) throw new PushGone(reason);
  throw answer.status === 400 || answer.status === 413
    ? new MessageRefusal(reason)
    : new Error(reason);
};
