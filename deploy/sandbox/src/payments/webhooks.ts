import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { GatewayEvent } from './gateway.types.ts';
import type { WebhookMode } from './switches.ts';

export interface WebhookSettings {
  /** Where events are posted; without it they are kept and not sent. */
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string;
  /** Milliseconds to wait before each try after the first; when they are used up the delivery is given up. */
  readonly backoff: readonly number[];
  /** Milliseconds that a late event is held back. */
  readonly lateness: number;
}

type DeliveryState = 'waiting' | 'delivered' | 'withheld' | 'given_up';
/** What became of one sending of an event. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly tries: number;
  readonly lastStatus: number | null;
  readonly state: DeliveryState;
}

export interface Webhooks {
  /** Records an event about an object and sends it as the desk wants it sent. */
  emit(type: string, object: object, mode?: WebhookMode): GatewayEvent;
  /** Sends a recorded event once more; false when there is none of that id. */
  resend(eventId: string): boolean;
  event(id: string): GatewayEvent | undefined;
  events(): GatewayEvent[];
  deliveries(): Delivery[];
  /** Resolves when every delivery under way has been decided. */
  settled(): Promise<void>;
  /** Stops sending; what was under way is taken up at the next start. */
  close(): Promise<void>;
}

/** What the desk wants of the next event, and its ear for changes. */
export interface WebhookDesk {
  mode(): WebhookMode;
  changed(): void;
}

const API_VERSION = '2026-10-28.endive';
const ANSWER_WITHIN = 10_000;
/** Events that are remembered. */
const KEPT = 5_000;

/** The value of the `stripe-signature` header: HMAC-SHA256 over the second of sending and the body. */
const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

const post = async (settings: WebhookSettings, url: string, event: GatewayEvent, stop: AbortSignal): Promise<number> => {
  const body = JSON.stringify(event);
  const signature = signatureOf(body, settings.webhookSecret, Math.floor(Date.now() / 1000));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_WITHIN)]),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
};

export const openWebhooks = (store: Store, settings: WebhookSettings, { mode, changed }: WebhookDesk): Webhooks => {
  const events = store.collection<GatewayEvent>('events', KEPT);
  const deliveries = store.collection<Delivery>('deliveries', KEPT);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const once = async (url: string, event: GatewayEvent, delivery: Delivery): Promise<Delivery> => {
    const lastStatus = await post(settings, url, event, stopping.signal);
    const delivered = lastStatus >= 200 && lastStatus < 300;
    const tries = delivery.tries + 1;
    const state = delivered ? 'delivered' : tries > settings.backoff.length ? 'given_up' : 'waiting';
    return { ...delivery, tries, lastStatus, state };
  };

  const deliver = async (event: GatewayEvent, first: Delivery, delay: number): Promise<void> => {
    const url = settings.webhookUrl;
    if (url === undefined) return;
    let delivery = first;
    while (delivery.state === 'waiting') {
      const pause = delivery.tries === 0 ? delay : (settings.backoff[delivery.tries - 1] ?? 0);
      if (pause > 0) await wait(pause, undefined, { signal: stopping.signal, ref: false });
      delivery = await once(url, event, delivery);
      if (stopping.signal.aborted) return;
      deliveries.put(delivery.id, delivery);
      changed();
    }
  };

  const start = (event: GatewayEvent, delivery: Delivery, delay: number): void => {
    const work = deliver(event, delivery, delay).catch(() => undefined).finally(() => running.delete(work));
    running.add(work);
  };

  const send = (event: GatewayEvent, wanted: WebhookMode): void => {
    const state: DeliveryState = wanted === 'never' || settings.webhookUrl === undefined ? 'withheld' : 'waiting';
    const id = `whd_${randomBytes(12).toString('hex')}`;
    const delivery: Delivery = { id, eventId: event.id, type: event.type, tries: 0, lastStatus: null, state };
    deliveries.put(id, delivery);
    if (state === 'waiting') start(event, delivery, wanted === 'late' ? settings.lateness : 0);
  };

  for (const delivery of deliveries.list(({ state }) => state === 'waiting')) {
    const event = events.get(delivery.eventId);
    if (event) start(event, delivery, 0);
  }

  return {
    emit: (type, object, wanted = mode()) => {
      const event: GatewayEvent = {
        id: `evt_${randomBytes(12).toString('hex')}`, object: 'event', api_version: API_VERSION, type, data: { object: structuredClone(object) },
        created: Math.floor(Date.now() / 1000), livemode: false, pending_webhooks: 1, request: { id: null, idempotency_key: null },
      };
      events.put(event.id, event);
      send(event, wanted);
      if (wanted === 'twice') send(event, 'once');
      changed();
      return event;
    },
    resend: (eventId) => {
      const event = events.get(eventId);
      if (event) send(event, 'once');
      return event !== undefined;
    },
    event: (id) => events.get(id),
    events: () => events.list(),
    deliveries: () => deliveries.list(),
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    close: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
