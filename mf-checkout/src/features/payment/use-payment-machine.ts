import { useSession } from '@tapnook/platform';
import { createMachine, useMachine, type Machine } from '../../shared/hooks/use-machine.ts';
import { readAttemptTime, writeAttemptTime } from '../../shared/storage/payment-attempt-storage.ts';
import {
  paymentReducer,
  startPayment,
  type PaymentEvent,
  type PaymentState,
} from './payment.machine.ts';

export interface PaymentMachine extends Machine<PaymentState, PaymentEvent> {
  /** Stores that an attempt is on its way, or with null that none is, for the next load. */
  readonly storeAttempt: (at: number | null) => void;
}

const createPayment = (userId: string | undefined, orderNo: string): PaymentMachine => {
  const storeAttempt = (at: number | null): void => writeAttemptTime(userId, orderNo, at);
  return {
    ...createMachine(
      paymentReducer,
      startPayment(readAttemptTime(userId, orderNo)),
      ({ unansweredAt }, before) => {
        if (unansweredAt !== before.unansweredAt) storeAttempt(unansweredAt);
      },
    ),
    storeAttempt,
  };
};

/** The payment's state, and where its events go. */
export const usePaymentMachine = (orderNo: string): readonly [PaymentState, PaymentMachine] => {
  const { user } = useSession();
  return useMachine<PaymentState, PaymentEvent, PaymentMachine>(() =>
    createPayment(user?.userId, orderNo),
  );
};
