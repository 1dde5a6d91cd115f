import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { GatewayEvent } from './gateway.types.ts';
import { PROVIDER_RULES } from './provider-rules.ts';
import type { WebhookMode } from './switches.ts';
import type { Delivery, WebhookSettings } from './webhook-delivery.ts';
import { openDeliveries } from './webhook-delivery.ts';

export interface Webhooks {
  /** Records an event about an object and sends it in the way that the dashboard says. */
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

/** How the dashboard wants the next event sent, and whom to tell of a change. */
export interface WebhookObserver {
  mode(): WebhookMode;
  changed(): void;
}

/** Events that are remembered. */
const KEPT = 5_000;

export const openWebhooks = (
  store: Store,
  settings: WebhookSettings,
  observer: WebhookObserver,
): Webhooks => {
  const events = store.collection<GatewayEvent>('events', KEPT);
  const deliveries = openDeliveries(store, settings, () => observer.changed());
  deliveries.resume((id) => events.get(id));

  return {
    emit: (type, object, wanted = observer.mode()) => {
      const event: GatewayEvent = {
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        api_version: PROVIDER_RULES.apiVersion,
        type,
        data: { object: structuredClone(object) },
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
      };
      events.put(event.id, event);
      deliveries.send(event, wanted);
      observer.changed();
      return event;
    },
    resend: (eventId) => {
      const event = events.get(eventId);
      if (event) deliveries.send(event, 'once');
      return event !== undefined;
    },
    event: (id) => events.get(id),
    events: () => events.list(),
    deliveries: () => deliveries.list(),
    settled: () => deliveries.settled(),
    close: () => deliveries.close(),
  };
};
