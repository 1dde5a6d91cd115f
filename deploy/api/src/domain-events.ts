import type { Tx } from './db/pool.ts';

type Listener<Payload, Answer> = (tx: Tx, payload: Payload) => Promise<Answer>;

/**
 * News or a question that a module has for modules above it, which it must not import. Listeners
 * run one after the other in the transaction of whoever raises it: what they do happens with the
 * news or not at all.
 */
export interface DomainEvent<Payload, Answer> {
  readonly name: string;
  readonly raise: (tx: Tx, payload: Payload) => Promise<readonly Answer[]>;
}

/** A listener with its event, as a module hands it to the assembly. */
export interface Subscription {
  readonly event: string;
  readonly listener: Listener<never, unknown>;
}

let assembled: ReadonlyMap<string, readonly Listener<never, unknown>[]> | undefined;

export const defineEvent = <Payload, Answer = void>(
  name: string,
): DomainEvent<Payload, Answer> => ({
  name,
  raise: async (tx, payload) => {
    // A process that forgot the assembly would otherwise skip what belongs to a payment.
    if (!assembled) throw new Error(`${name} was raised before the modules were assembled`);
    const answers: Answer[] = [];
    for (const listener of assembled.get(name) ?? [])
      answers.push(await (listener as Listener<Payload, Answer>)(tx, payload));
    return answers;
  },
});

export const listenTo = <Payload, Answer>(
  { name }: DomainEvent<Payload, Answer>,
  listener: Listener<Payload, Answer>,
): Subscription => ({ event: name, listener });

/** Connects every listener. The one caller is `modules/index.ts`, when it is loaded. */
export const assembleListeners = (subscriptions: readonly Subscription[]): void => {
  const byEvent = Map.groupBy(subscriptions, ({ event }) => event);
  assembled = new Map(
    [...byEvent].map(([event, list]) => [event, list.map(({ listener }) => listener)]),
  );
};
