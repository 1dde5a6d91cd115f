import { randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Live } from '../web/live.ts';

export interface ShortMessage {
  readonly id: string;
  /** As the sender wrote it, for example `+85261234567`. */
  readonly to: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface ShortMessages {
  receive(to: string, text: string): ShortMessage;
  /** Newest first; only those to a number when one is given, however it is spaced. */
  list(to?: string): ShortMessage[];
  clear(): void;
  failing(): boolean;
  setFailing(failing: boolean): void;
  /** Whether the message that is arriving fails; asking uses it up. */
  takeFailure(): boolean;
}

const KEPT = 1_000;
const digits = (number: string): string => number.replace(/\D/g, '');

export const openShortMessages = (store: Store, live: Live): ShortMessages => {
  const messages = store.collection<ShortMessage>('short_messages', KEPT);
  let failing = false;
  return {
    receive: (to, text) => {
      const message = { id: randomUUID(), to, text, at: new Date().toISOString() };
      messages.put(message.id, message);
      live.publish('sms');
      return message;
    },
    list: (to) => messages.list((message) => to === undefined || digits(message.to) === digits(to)),
    clear: () => messages.clear(),
    failing: () => failing,
    setFailing: (wanted) => {
      failing = wanted;
    },
    takeFailure: () => {
      const taken = failing;
      failing = false;
      return taken;
    },
  };
};

/** The six digits of a message that carries a code. */
export const codeOf = ({ text }: ShortMessage): string | undefined =>
  /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
