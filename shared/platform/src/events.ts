import type { PlatformEventName, PlatformEvents } from '@tapnook/contracts';
import { useEffect, useRef } from 'react';
import { usePlatform } from './context.ts';

type Listener<Name extends PlatformEventName> = (event: PlatformEvents[Name]) => void;

/** A map of which each name's entry has its own type, which `Map` cannot say. */
interface ListenersByEvent {
  get<Name extends PlatformEventName>(name: Name): Set<Listener<Name>> | undefined;
  set<Name extends PlatformEventName>(name: Name, listeners: Set<Listener<Name>>): unknown;
}

export interface EventBus {
  emit<Name extends PlatformEventName>(name: Name, event: PlatformEvents[Name]): void;
  /** Gives the function that stops listening. */
  on<Name extends PlatformEventName>(name: Name, listener: Listener<Name>): () => void;
  /** Every event as it passes, for the development overlay. */
  tap(listener: (name: PlatformEventName, event: unknown) => void): () => void;
}

/** Typed events between remotes. A listener that throws does not keep the others from hearing. */
export const createEventBus = (onError: (error: unknown) => void): EventBus => {
  const listeners: ListenersByEvent = new Map();
  const taps = new Set<(name: PlatformEventName, event: unknown) => void>();
  const guarded = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };
  return {
    emit: (name, event) => {
      for (const tap of taps) guarded(() => tap(name, event));
      for (const listener of listeners.get(name) ?? []) guarded(() => listener(event));
    },
    on: (name, listener) => {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener);
      return () => set.delete(listener);
    },
    tap: (listener) => {
      taps.add(listener);
      return () => taps.delete(listener);
    },
  };
};

/** Listens while the component is mounted; always calls the newest listener. */
export const usePlatformEvent = <Name extends PlatformEventName>(
  name: Name,
  listener: Listener<Name>,
): void => {
  const { events } = usePlatform();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => events.on(name, (event) => latest.current(event)), [events, name]);
};
