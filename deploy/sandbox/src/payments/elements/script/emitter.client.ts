type Handler = (event: never) => unknown;

/** The events of one element. */
export interface Emitter {
  readonly on: (eventType: string, handler: Handler) => void;
  readonly once: (eventType: string, handler: Handler) => void;
  /** Without a handler: every handler of the event. */
  readonly off: (eventType: string, handler?: Handler) => void;
  readonly emit: (eventType: string, event: object) => void;
}

export const createEmitter = (): Emitter => {
  const listeners = new Map<string, { handler: Handler; isOnce: boolean }[]>();
  const of = (eventType: string) => listeners.get(eventType) ?? [];
  const add = (eventType: string, handler: Handler, isOnce: boolean): void => {
    listeners.set(eventType, [...of(eventType), { handler, isOnce }]);
  };
  return {
    on: (eventType, handler) => add(eventType, handler, false),
    once: (eventType, handler) => add(eventType, handler, true),
    off: (eventType, handler) => {
      listeners.set(
        eventType,
        handler ? of(eventType).filter((one) => one.handler !== handler) : [],
      );
    },
    emit: (eventType, event) => {
      const called = of(eventType);
      listeners.set(
        eventType,
        called.filter(({ isOnce }) => !isOnce),
      );
      for (const { handler } of called) (handler as (event: object) => unknown)(event);
    },
  };
};
