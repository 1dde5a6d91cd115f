import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { GatewayEvent } from './gateway.types.ts';
import type { WebhookMode } from './switches.ts';

export interface WebhookSettings {
  /** Where events are posted; without it they are kept and not sent. */
  readonly webhookUrl: string | undefined;
  readonly webhookSecret: string;
  /**
   * Milliseconds to wait before each try after the first; when they are used up the delivery is
   * given up.
   */
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

export interface Deliveries {
  /** Sends an event in the way that the dashboard says. */
  send(event: GatewayEvent, mode: WebhookMode): void;
  /** Takes up what an earlier process left on its way. */
  resume(eventOf: (id: string) => GatewayEvent | undefined): void;
  list(): Delivery[];
  /** Resolves when every delivery under way has been decided. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const ANSWER_WITHIN = 10_000;
/** Deliveries that are remembered. */
const KEPT = 5_000;

/**
 * The value of the `stripe-signature` header: HMAC-SHA256 over the second of sending and the body.
 */
const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

const post = async (
  settings: WebhookSettings,
  url: string,
  event: GatewayEvent,
  stop: AbortSignal,
): Promise<number> => {
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

/** One try: what the delivery is after it. */
const attempt = async (
  settings: WebhookSettings,
  url: string,
  event: GatewayEvent,
  delivery: Delivery,
  stop: AbortSignal,
): Promise<Delivery> => {
  const lastStatus = await post(settings, url, event, stop);
  const delivered = lastStatus >= 200 && lastStatus < 300;
  const tries = delivery.tries + 1;
  const state = delivered ? 'delivered' : tries > settings.backoff.length ? 'given_up' : 'waiting';
  return { ...delivery, tries, lastStatus, state };
};

/** Sends events to the shop, tries again what fails, and tells `changed` of every step. */
export const openDeliveries = (
  store: Store,
  settings: WebhookSettings,
  changed: () => void,
): Deliveries => {
  const deliveries = store.collection<Delivery>('deliveries', KEPT);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const deliver = async (
    url: string,
    event: GatewayEvent,
    first: Delivery,
    delay: number,
  ): Promise<void> => {
    let delivery = first;
    while (delivery.state === 'waiting') {
      const pause = delivery.tries === 0 ? delay : (settings.backoff[delivery.tries - 1] ?? 0);
      if (pause > 0) await wait(pause, undefined, { signal: stopping.signal, ref: false });
      delivery = await attempt(settings, url, event, delivery, stopping.signal);
      if (stopping.signal.aborted) return;
      deliveries.put(delivery.id, delivery);
      changed();
    }
  };

  const start = (event: GatewayEvent, delivery: Delivery, delay: number): void => {
    if (settings.webhookUrl === undefined) return;
    const work = deliver(settings.webhookUrl, event, delivery, delay)
      .catch(() => undefined)
      .finally(() => running.delete(work));
    running.add(work);
  };

  return {
    send: (event, mode) => {
      for (let copy = 0; copy < (mode === 'twice' ? 2 : 1); copy += 1) {
        const state =
          mode === 'never' || settings.webhookUrl === undefined ? 'withheld' : 'waiting';
        const delivery: Delivery = {
          id: `whd_${randomBytes(12).toString('hex')}`,
          eventId: event.id,
          type: event.type,
          tries: 0,
          lastStatus: null,
          state,
        };
        deliveries.put(delivery.id, delivery);
        if (state === 'waiting') start(event, delivery, mode === 'late' ? settings.lateness : 0);
      }
    },
    resume: (eventOf) => {
      for (const delivery of deliveries.list(({ state }) => state === 'waiting')) {
        const event = eventOf(delivery.eventId);
        if (event) start(event, delivery, 0);
      }
    },
    list: () => deliveries.list(),
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    close: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
