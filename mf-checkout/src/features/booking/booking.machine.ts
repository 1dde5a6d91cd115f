import type { CallFailure } from '@tapnook/platform';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import type { Overview } from './booking-days.ts';

/** What a press does: books a visit, moves one, or gives one back. */
export type BookingAction = 'book' | 'move' | 'cancel';

/** What was asked for, told apart from what others do by the visits themselves. */
export interface BookingRequest {
  /** Whether the visits show that it was done. */
  readonly isDone: (now: Overview) => boolean;
  /** What follows once it was. */
  readonly settle: (now: Overview) => void;
}
/** A request whose answer was lost. */
export interface UnansweredRequest extends BookingRequest {
  /** When its answer was given up, in milliseconds. */
  readonly since: number;
  /** The visits show nothing of it, so late that nothing will come of it. */
  readonly isOver: boolean;
}

export const BOOKING_PHASES = [
  /** Nothing is under way, and nothing is to be told of the last press. */
  'idle',
  /** A request is on its way. */
  'sending',
  /** The server refused the last press, and `failure` says why. */
  'refused',
  /** The last press never left this device. */
  'unsent',
  /** No answer came: the server may have done it, and the visits are looked at. */
  'unanswered',
  /** No answer came, and nothing came of it. */
  'nothing',
] as const;
export type BookingPhase = (typeof BOOKING_PHASES)[number];

export interface BookingState {
  readonly phase: BookingPhase;
  /** Of the last press; null before any. */
  readonly action: BookingAction | null;
  readonly failure: CallFailure | null;
  /** Whether there was a signal at the last press. */
  readonly isOnline: boolean;
  /** Looked for among the visits; what is told of it may have been dismissed meanwhile. */
  readonly unanswered: UnansweredRequest | null;
}

export type BookingEvent =
  | { readonly type: 'press'; readonly action: BookingAction; readonly isOnline: boolean }
  /** `at`: when the answer was given up, in milliseconds. */
  | {
      readonly type: 'failed';
      readonly failure: CallFailure;
      readonly request: BookingRequest;
      readonly at: number;
    }
  /** It was answered, or the visits show it. */
  | { readonly type: 'done' }
  /** The visits show nothing of the unanswered request, too late for it. */
  | { readonly type: 'over' }
  /** There is a signal again. */
  | { readonly type: 'online' }
  /** What was said of the last press is said no more: something else is chosen. */
  | { readonly type: 'dismissed' };

export const START: BookingState = {
  phase: 'idle',
  action: null,
  failure: null,
  isOnline: true,
  unanswered: null,
};

const afterFailure = (
  state: BookingState,
  { failure, request, at }: Extract<BookingEvent, { readonly type: 'failed' }>,
): BookingState => {
  if (!isOutcomeUnknown(failure)) return { ...state, phase: 'refused', failure };
  if (!state.isOnline) return { ...state, phase: 'unsent', failure };
  return {
    ...state,
    phase: 'unanswered',
    failure,
    unanswered: { ...request, since: at, isOver: false },
  };
};

/** What each event makes of a state; an event that cannot happen in it changes nothing. */
// oxlint-disable-next-line typescript/consistent-return -- the compiler checks the cases
export const bookingReducer = (state: BookingState, event: BookingEvent): BookingState => {
  const isSending = state.phase === 'sending';
  const isOpen = state.unanswered !== null && !state.unanswered.isOver;
  switch (event.type) {
    case 'press':
      return isSending
        ? state
        : {
            ...state,
            phase: 'sending',
            action: event.action,
            failure: null,
            isOnline: event.isOnline,
          };
    case 'failed':
      return isSending ? afterFailure(state, event) : state;
    case 'done':
      return isSending || isOpen ? { ...START, action: state.action } : state;
    case 'over':
      return state.unanswered && isOpen
        ? {
            ...state,
            phase: state.phase === 'unanswered' ? 'nothing' : state.phase,
            unanswered: { ...state.unanswered, isOver: true },
          }
        : state;
    case 'online':
      return state.phase === 'unsent' ? { ...state, phase: 'idle', failure: null } : state;
    case 'dismissed':
    default:
      return isSending || state.phase === 'idle'
        ? state
        : { ...state, phase: 'idle', failure: null };
  }
};
