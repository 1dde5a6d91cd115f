import type { LocalisedText } from '@tapnook/contracts';

/** Why the last press did not pay. Each is shown with whether money moved. */
export type PaymentError =
  | {
      readonly kind: 'declined';
      readonly declineCode: string | null;
      readonly unsupported: boolean;
    }
  | { readonly kind: 'changed'; readonly before: number; readonly after: number }
  /** `nothing`: an `unknown` outcome turned out to have moved no money. */
  | { readonly kind: 'method' | 'choose' | 'busy' | 'unknown' | 'nothing' }
  /** The gateway made no token; `codeError` is the text of its field. */
  | { readonly kind: 'card'; readonly codeError: string }
  /** `shown` is the total in cents before code or coins were removed. */
  | { readonly kind: 'code' | 'coins'; readonly text: LocalisedText; readonly shown: number }
  /** `unreached`: no answer came, and nothing was started. */
  | { readonly kind: 'failed' | 'unreached'; readonly text: LocalisedText };

export const PAYMENT_PHASES = [
  /** Nothing is under way, and no earlier payment is in doubt. */
  'idle',
  /** Pressed; a discount code is checked first. */
  'validating',
  /** The provider's script collects the card. */
  'tokenising',
  /** The order is confirmed and paid on the server. */
  'confirming',
  /** The bank asks the shopper in a dialog. */
  'awaitingBank',
  /** An earlier attempt may have moved money. */
  'unknown',
  'paid',
  /** The last press did not pay, and `error` says why. */
  'declined',
  /** The order can no longer be paid. */
  'expired',
] as const;
export type PaymentPhase = (typeof PAYMENT_PHASES)[number];

export interface PaymentState {
  readonly phase: PaymentPhase;
  readonly error: PaymentError | null;
  /** Counts errors, so that the same one is announced again. */
  readonly errorCount: number;
  /** Since when an outcome is unknown, in milliseconds; a further press does not end that. */
  readonly unansweredAt: number | null;
  /** The total (cents) at the press, while a code is checked first. */
  readonly queuedTotal: number | null;
  /** The card field was empty when other fields were invalid. */
  readonly cardMissing: boolean;
}

export type PaymentEvent =
  /** Pressed while a code is checked, at this total in cents. */
  | { readonly type: 'queue'; readonly shown: number; readonly keepError: boolean }
  /** The press goes on. `keepError`: offline, so that the error is announced once. */
  | {
      readonly type: 'start';
      readonly phase: 'tokenising' | 'confirming';
      readonly keepError: boolean;
    }
  | { readonly type: 'invalid'; readonly cardMissing: boolean }
  | { readonly type: 'tokenised' }
  | { readonly type: 'asked' }
  | { readonly type: 'answered' }
  /** `isFinal`: no attempt before this one is open either. */
  | { readonly type: 'refused'; readonly error: PaymentError; readonly isFinal?: boolean }
  /** No answer came, and money may have moved. */
  | { readonly type: 'lost'; readonly at: number }
  | { readonly type: 'settled' }
  | { readonly type: 'closed' }
  /** The press ended without any of these: at a wallet, at sign-in, at a field. */
  | { readonly type: 'stopped' }
  /** What hid the error is over, or another one may come. */
  | { readonly type: 'dismissed' }
  /** The server told what became of the unknown payment. */
  | { readonly type: 'found'; readonly isNothing: boolean };

export const startPayment = (unansweredAt: number | null): PaymentState => ({
  phase: unansweredAt === null ? 'idle' : 'unknown',
  error: null,
  errorCount: 0,
  unansweredAt,
  queuedTotal: null,
  cardMissing: false,
});

const BUSY: ReadonlySet<PaymentPhase> = new Set([
  'validating',
  'tokenising',
  'confirming',
  'awaitingBank',
]);
/** A press is under way: one at a time. */
export const isBusy = ({ phase }: PaymentState): boolean => BUSY.has(phase);

/** The phase of a state in which nothing is under way. */
const rest = (state: PaymentState): PaymentState => ({
  ...state,
  queuedTotal: null,
  phase:
    state.error && state.error.kind !== 'unknown'
      ? 'declined'
      : state.unansweredAt === null
        ? 'idle'
        : 'unknown',
});
const withError = (state: PaymentState, error: PaymentError | null): PaymentState => ({
  ...state,
  error,
  errorCount: state.errorCount + (error ? 1 : 0),
});
const afterFound = (state: PaymentState, isNothing: boolean): PaymentState => {
  const known = { ...state, unansweredAt: null };
  const isAbout = known.error === null || known.error.kind === 'unknown';
  return rest(isAbout ? withError(known, isNothing ? { kind: 'nothing' } : null) : known);
};

type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { readonly type: Type }>;
/** A press goes on only where none is under way, or after the check of its code. */
const afterPress = (
  state: PaymentState,
  event: EventOf<'queue' | 'start' | 'invalid'>,
): PaymentState => {
  if (isBusy(state) && state.phase !== 'validating') return state;
  if (event.type === 'invalid') return rest({ ...state, cardMissing: event.cardMissing });
  const shown = event.keepError ? state : withError(state, null);
  return event.type === 'queue'
    ? { ...shown, phase: 'validating', queuedTotal: event.shown }
    : { ...shown, phase: event.phase, queuedTotal: null, cardMissing: false };
};
/** The step of a press under way: from this phase to that one. */
const STEPS: Readonly<
  Record<'tokenised' | 'asked' | 'answered', readonly [from: PaymentPhase, to: PaymentPhase]>
> = {
  tokenised: ['tokenising', 'confirming'],
  asked: ['confirming', 'awaitingBank'],
  answered: ['awaitingBank', 'confirming'],
};
const afterStep = (state: PaymentState, type: keyof typeof STEPS): PaymentState => {
  const [from, to] = STEPS[type];
  return state.phase === from ? { ...state, phase: to } : state;
};
/** What ends a press under way and nothing else. */
const afterEnd = (state: PaymentState, event: EventOf<'lost' | 'stopped'>): PaymentState => {
  if (!isBusy(state)) return state;
  return event.type === 'lost'
    ? rest(withError({ ...state, unansweredAt: event.at }, { kind: 'unknown' }))
    : rest(state);
};

/** What each event makes of a state; an event that cannot happen in it changes nothing. */
// oxlint-disable-next-line typescript/consistent-return -- the compiler checks the cases
export const paymentReducer = (state: PaymentState, event: PaymentEvent): PaymentState => {
  if (state.phase === 'paid') return state;
  switch (event.type) {
    case 'queue':
    case 'start':
    case 'invalid':
      return afterPress(state, event);
    case 'tokenised':
    case 'asked':
    case 'answered':
      return afterStep(state, event.type);
    case 'lost':
    case 'stopped':
      return afterEnd(state, event);
    case 'refused':
      return rest(withError(event.isFinal ? { ...state, unansweredAt: null } : state, event.error));
    case 'settled':
      return { ...state, phase: 'paid', unansweredAt: null, error: null };
    case 'closed':
      return { ...state, phase: 'expired', queuedTotal: null };
    case 'dismissed':
      return isBusy(state) ? withError(state, null) : rest(withError(state, null));
    case 'found':
    default:
      return isBusy(state) || state.unansweredAt === null
        ? state
        : afterFound(state, event.isNothing);
  }
};
