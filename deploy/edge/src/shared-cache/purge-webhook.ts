import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SharedCacheConfig } from '../env.ts';
import { purgedKeys } from './shared-pages.ts';

const REQUEST_TIMEOUT_MS = 2_000;
const RETRY_DELAYS_MS = [200, 1_000, 3_000];

export interface PurgeWebhookOptions {
  readonly fetch?: typeof fetch;
  /** Waits between two tries. */
  readonly delays?: readonly number[];
  /** Told when a purge was not taken in the end: pages are then old for half a minute at most. */
  readonly onError: (error: unknown) => void;
}

/**
 * The headers of Standard Webhooks. The content is the line of keys, which a cache also finds in
 * `surrogate-key`, because those that cannot read a body can still check the signature.
 */
const signedHeaders = (secret: string, keys: string): Readonly<Record<string, string>> => {
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${keys}`)
    .digest('base64');
  return {
    'content-type': 'text/plain',
    'surrogate-key': keys,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};

/**
 * Tells the shared cache in front what has changed; `undefined` is anything. Each edge tells it
 * after it has dropped its own pages, so the last one to hear of a change purges what the others'
 * old pages may have brought back.
 */
export const createPurgeWebhook =
  (
    { purgeUrl, secret }: SharedCacheConfig,
    { fetch: ask = fetch, delays = RETRY_DELAYS_MS, onError }: PurgeWebhookOptions,
  ) =>
  async (topics: readonly string[] | undefined): Promise<void> => {
    const keys = purgedKeys(topics).join(' ');
    for (const delay of [...delays, null]) {
      try {
        const answer = await ask(purgeUrl, {
          method: 'POST',
          body: keys,
          headers: signedHeaders(secret, keys),
          redirect: 'error',
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
        await answer.body?.cancel();
        if (answer.ok) return;
        throw new Error(`the shared cache answered a purge with ${answer.status}`);
      } catch (error) {
        if (delay === null) onError(error);
        else await wait(delay, undefined, { ref: false });
      }
    }
  };
