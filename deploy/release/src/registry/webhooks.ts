import { createHmac, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Queryable } from '../database/database.ts';
import type { Registry } from './registry.ts';

const MAX_TRIES = 8;
const REQUEST_TIMEOUT_MS = 5_000;

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

const isPrivate = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether an address leads out: a webhook must not make the registry call what only its own network
 * may. A name that cannot be resolved now is asked again at each delivery.
 */
export const isPublicAddress = async (url: string): Promise<boolean> => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address);
  return !addresses.some(isPrivate);
};

/** Registers an address; the secret that its messages are signed with is in the answer only. */
export const addWebhook = async (
  tx: Queryable,
  url: string,
  by: string,
): Promise<{ id: number; secret: string }> => {
  const secret = randomBytes(24).toString('base64url');
  const { rows } = await tx.query<{ id: string }>(
    'INSERT INTO release.webhooks (url, secret, made_by) VALUES ($1, $2, $3) ON CONFLICT (url) DO UPDATE SET secret = excluded.secret, made_by = excluded.made_by RETURNING id',
    [url, secret, by],
  );
  return { id: Number(rows[0]?.id), secret };
};

/** Puts a message for every webhook into the queue, inside the transaction that makes it true. */
export const queueDeliveries = async (
  tx: Queryable,
  body: Record<string, unknown>,
): Promise<void> => {
  await tx.query(
    'INSERT INTO release.deliveries (webhook, body) SELECT id, $1 FROM release.webhooks',
    [JSON.stringify(body)],
  );
};

interface DueDelivery {
  readonly id: string;
  readonly body: unknown;
  readonly tries: number;
  readonly url: string;
  readonly secret: string;
}

const post = async (
  { body, url, secret, id }: DueDelivery,
  allowPrivate: boolean,
): Promise<boolean> => {
  if (!allowPrivate && !(await isPublicAddress(url))) return false;
  const text = JSON.stringify(body);
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-tapnook-delivery': id,
    'x-tapnook-signature': `sha256=${signature}`,
  };
  return fetch(url, {
    method: 'POST',
    body: text,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
};

/**
 * Sends what is due; a failed message is tried again, each time twice as late. At least once, never
 * silently dropped before the last try.
 */
export const deliverDue = async (registry: Registry): Promise<void> => {
  const { rows } = await registry.db.query<DueDelivery>(
    `UPDATE release.deliveries d SET tries = d.tries + 1, next_at = now() + make_interval(secs => 10 * power(2, d.tries))
     FROM release.webhooks w
     WHERE w.id = d.webhook AND d.id IN (SELECT id FROM release.deliveries WHERE next_at <= now() ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED)
     RETURNING d.id, d.body, d.tries, w.url, w.secret`,
  );
  await Promise.all(
    rows.map(async (due) => {
      if ((await post(due, registry.config.privateWebhooks)) || due.tries >= MAX_TRIES)
        await registry.db.query('DELETE FROM release.deliveries WHERE id = $1', [due.id]);
    }),
  );
};
