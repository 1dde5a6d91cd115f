import type { Collection } from '../store/store.ts';

/** How the next card payment ends, whatever its number says. */
export const NEXT_CARD = [
  'by_number',
  'three_d_secure',
  'insufficient_funds',
  'hangs',
  'three_d_secure_declined',
] as const;
/** Milliseconds that every answer takes longer. */
export const LATENCIES = [0, 2_000, 10_000] as const;
/** `refuse` answers 500 and does nothing; `lose` does the thing and answers 500 all the same. */
export const FAULTS = ['none', 'refuse', 'lose'] as const;
export const WEBHOOKS = ['once', 'never', 'twice', 'late'] as const;

/** How the gateway answers the next refund. */
export const NEXT_REFUND = [
  'succeeded',
  'pending',
  'requires_action',
  'failed',
  'canceled',
] as const;

export type WebhookMode = (typeof WEBHOOKS)[number];
export interface Switches {
  readonly nextCard: (typeof NEXT_CARD)[number];
  readonly latency: (typeof LATENCIES)[number];
  readonly faults: (typeof FAULTS)[number];
  readonly webhooks: WebhookMode;
  readonly nextRefund: (typeof NEXT_REFUND)[number];
}

export const AT_REST: Switches = {
  nextCard: 'by_number',
  latency: 0,
  faults: 'none',
  webhooks: 'once',
  nextRefund: 'succeeded',
};

/** The faults that are switched on in the dashboard. */
export interface SwitchBoard {
  read(): Switches;
  set(changes: Partial<Switches>): Switches;
  /** What the next card payment does; asking uses it up. */
  takeNextCard(): Switches['nextCard'];
  /** The status of the next refund; asking uses it up. */
  takeNextRefund(): Switches['nextRefund'];
}

const KEY = 'switches';

export const openSwitchBoard = (kept: Collection<Switches>): SwitchBoard => {
  const read = (): Switches => ({ ...AT_REST, ...kept.get(KEY) });
  const set = (changes: Partial<Switches>): Switches => {
    const next = { ...read(), ...changes };
    kept.put(KEY, next);
    return next;
  };
  return {
    read,
    set,
    takeNextCard: () => {
      const { nextCard } = read();
      if (nextCard !== 'by_number') set({ nextCard: 'by_number' });
      return nextCard;
    },
    takeNextRefund: () => {
      const { nextRefund } = read();
      if (nextRefund !== 'succeeded') set({ nextRefund: 'succeeded' });
      return nextRefund;
    },
  };
};

/** Reads switch positions that came from outside; unknown names and positions are left out. */
export const readSwitches = (given: Readonly<Record<string, unknown>>): Partial<Switches> => {
  const pick = <T extends string | number>(name: string, among: readonly T[]): T | undefined =>
    among.find((one) => String(one) === String(given[name]));
  const found = {
    nextCard: pick('nextCard', NEXT_CARD),
    latency: pick('latency', LATENCIES),
    faults: pick('faults', FAULTS),
    webhooks: pick('webhooks', WEBHOOKS),
    nextRefund: pick('nextRefund', NEXT_REFUND),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
};
