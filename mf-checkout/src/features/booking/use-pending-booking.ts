import { getBooking } from '@tapnook/contracts/calls';
import { useCall, type CallFailure } from '@tapnook/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import { SERVER_DEADLINE_MS } from '../../shared/storage/payment-attempt-storage.ts';
import type { Overview } from './booking-days.ts';

/**
 * How often the visits are looked at while an answer is not known: the server may still be at it.
 */
const POLL_MS = 2_000;

/** A request whose answer was lost. */
export interface BookingRequest {
  /** Whether the visits show that it was done. */
  readonly isDone: (now: Overview) => boolean;
  readonly settle: (now: Overview) => void;
}
interface UnansweredRequest extends BookingRequest {
  /** When its answer was given up, in milliseconds. */
  readonly since: number;
  /** The visits show nothing of it, so late that nothing will come of it. */
  readonly isOver: boolean;
}
/**
 * What is known of a press that failed: the server's refusal; that it never left this device; that
 * nobody knows yet; or that nothing came of it.
 */
export type RequestState = 'refused' | 'unsent' | 'open' | 'nothing';

interface PendingBooking {
  /** For every press, before it is sent. */
  readonly begin: () => void;
  readonly recordFailure: (failure: CallFailure, press: BookingRequest) => void;
  readonly end: () => void;
  readonly stateOf: (failure: CallFailure) => RequestState;
}
/**
 * Looks at the visits until they tell what became of a press without an answer. `forget` takes away
 * what was said of one that never left, once there is a signal.
 */
export const usePendingBooking = (
  orderNo: string,
  overview: Overview,
  clearFailure: () => void,
): PendingBooking => {
  const [unanswered, setUnanswered] = useState<UnansweredRequest>();
  const [isUnsent, setUnsent] = useState(false);
  // What a failure is noted by was drawn before its press.
  const isUnsentRef = useRef(false);
  const isOpen = unanswered !== undefined && !unanswered.isOver;
  const { dataUpdatedAt } = useCall(
    getBooking,
    { params: { orderNo } },
    {
      enabled: isOpen,
      handledErrorCodes: 'all',
      refetchInterval: () => (isOpen ? POLL_MS : false),
    },
  );
  useEffect(() => {
    if (!unanswered || unanswered.isOver) return;
    if (unanswered.isDone(overview)) unanswered.settle(overview);
    else if (dataUpdatedAt >= unanswered.since + SERVER_DEADLINE_MS)
      // The time of an answer is known only once it has come.
      // oxlint-disable-next-line react/set-state-in-effect
      setUnanswered({ ...unanswered, isOver: true });
  }, [unanswered, overview, dataUpdatedAt]);
  const online = useEffectEvent(() => {
    setUnsent(false);
    clearFailure();
  });
  useEffect(() => {
    if (!isUnsent) return undefined;
    const onOnline = (): void => online();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isUnsent]);
  return {
    begin: () => {
      isUnsentRef.current = !navigator.onLine;
      setUnsent(isUnsentRef.current);
    },
    recordFailure: (failure, press) => {
      if (isOutcomeUnknown(failure) && !isUnsentRef.current)
        setUnanswered({ ...press, since: Date.now(), isOver: false });
    },
    end: () => setUnanswered(undefined),
    stateOf: (failure) =>
      !isOutcomeUnknown(failure)
        ? 'refused'
        : isUnsent
          ? 'unsent'
          : unanswered?.isOver
            ? 'nothing'
            : 'open',
  };
};
