import { getBooking } from '@tapnook/contracts/calls';
import { useCall, type CallFailure } from '@tapnook/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import { SERVER_DEADLINE_MS } from '../../shared/storage/payment-attempt-storage.ts';
import type { Overview } from './booking-days.ts';

/** How often the visits are looked at while an answer is not known: the server may still be at it. */
const ASK_AGAIN_MS = 2_000;

/** A request whose answer was lost. */
export interface LostPress {
  /** Whether the visits show that it was done. */
  readonly isDone: (now: Overview) => boolean;
  readonly settle: (now: Overview) => void;
}
interface Noted extends LostPress {
  /** When its answer was given up, in milliseconds. */
  readonly since: number;
  /** The visits show nothing of it, so late that nothing will come of it. */
  readonly isOver: boolean;
}
/** What is known of a press that failed: the server's refusal; that it never left this device; that nobody knows yet; or that nothing came of it. */
export type PressState = 'refused' | 'unsent' | 'open' | 'nothing';

interface Presses {
  /** For every press, before it is sent. */
  readonly begin: () => void;
  readonly note: (failure: CallFailure, press: LostPress) => void;
  readonly end: () => void;
  readonly stateOf: (failure: CallFailure) => PressState;
}
/** Looks at the visits until they tell what became of a press without an answer. `forget` takes away what was said of one that never left, once there is a signal. */
export const useLostPress = (orderNo: string, overview: Overview, forget: () => void): Presses => {
  const [lost, setLost] = useState<Noted>();
  const [isUnsent, setUnsent] = useState(false);
  // What a failure is noted by was drawn before its press.
  const unsent = useRef(false);
  const isOpen = lost !== undefined && !lost.isOver;
  const { dataUpdatedAt } = useCall(
    getBooking,
    { params: { orderNo } },
    {
      enabled: isOpen,
      handledErrorCodes: 'all',
      refetchInterval: () => (isOpen ? ASK_AGAIN_MS : false),
    },
  );
  useEffect(() => {
    if (!lost || lost.isOver) return;
    if (lost.isDone(overview)) lost.settle(overview);
    else if (dataUpdatedAt >= lost.since + SERVER_DEADLINE_MS) setLost({ ...lost, isOver: true });
  }, [lost, overview, dataUpdatedAt]);
  const online = useEffectEvent(() => {
    setUnsent(false);
    forget();
  });
  useEffect(() => {
    if (!isUnsent) return undefined;
    const onOnline = (): void => online();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isUnsent]);
  return {
    begin: () => {
      unsent.current = !navigator.onLine;
      setUnsent(unsent.current);
    },
    note: (failure, press) => {
      if (isOutcomeUnknown(failure) && !unsent.current)
        setLost({ ...press, since: Date.now(), isOver: false });
    },
    end: () => setLost(undefined),
    stateOf: (failure) =>
      !isOutcomeUnknown(failure)
        ? 'refused'
        : isUnsent
          ? 'unsent'
          : lost?.isOver
            ? 'nothing'
            : 'open',
  };
};
