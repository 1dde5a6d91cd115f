import { useSession } from '@tapnook/platform';
import { useState, useSyncExternalStore } from 'react';
import { readAttemptTime, writeAttemptTime } from '../../shared/storage/payment-attempt-storage.ts';
import {
  paymentReducer,
  startPayment,
  type PaymentEvent,
  type PaymentState,
} from './payment.machine.ts';

export interface PaymentMachine {
  readonly getState: () => PaymentState;
  readonly send: (event: PaymentEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores that an attempt is on its way, or with null that none is, for the next load. */
  readonly storeAttempt: (at: number | null) => void;
}

const createMachine = (userId: string | undefined, orderNo: string): PaymentMachine => {
  let state = startPayment(readAttemptTime(userId, orderNo));
  const listeners = new Set<() => void>();
  const storeAttempt = (at: number | null): void => writeAttemptTime(userId, orderNo, at);
  return {
    getState: () => state,
    send: (event) => {
      const before = state;
      state = paymentReducer(state, event);
      if (state.unansweredAt !== before.unansweredAt) storeAttempt(state.unansweredAt);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    storeAttempt,
  };
};

/** The payment's state, and where its events go. Events of one tick see each other's results. */
export const usePaymentMachine = (orderNo: string): readonly [PaymentState, PaymentMachine] => {
  const { user } = useSession();
  const [machine] = useState(() => createMachine(user?.userId, orderNo));
  return [useSyncExternalStore(machine.subscribe, machine.getState, machine.getState), machine];
};
