import { useState, useSyncExternalStore } from 'react';

/** A state machine that a component follows. */
export interface Machine<State, Event> {
  readonly getState: () => State;
  readonly send: (event: Event) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A machine of a pure reducer. Its state lies beside React, so that two presses of one tick see
 * each other's results.
 */
export const createMachine = <State, Event>(
  reducer: (state: State, event: Event) => State,
  start: State,
  onChange?: (state: State, before: State) => void,
): Machine<State, Event> => {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    send: (event) => {
      const before = state;
      state = reducer(state, event);
      if (state === before) return;
      onChange?.(state, before);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The state of a machine that is made once, and the machine. */
export const useMachine = <State, Event, Made extends Machine<State, Event>>(
  make: () => Made & Machine<State, Event>,
): readonly [State, Made] => {
  const [machine] = useState(make);
  return [useSyncExternalStore(machine.subscribe, machine.getState, machine.getState), machine];
};
