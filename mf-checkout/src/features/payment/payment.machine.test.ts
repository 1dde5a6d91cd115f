import { describe, expect, it } from '@jest/globals';
import {
  isBusy,
  PAYMENT_PHASES,
  paymentReducer,
  startPayment,
  type PaymentError,
  type PaymentEvent,
  type PaymentPhase,
  type PaymentState,
} from './payment.machine.ts';

const FAILED: PaymentError = { kind: 'failed', text: { en_gb: 'No', zh_hk: '不' } };
const AT = 1_700_000_000_000;
const idle = startPayment(null);
/** One state of each phase, as it is reached. */
const STATES: Readonly<Record<PaymentPhase, PaymentState>> = {
  idle,
  validating: { ...idle, phase: 'validating', queuedTotal: 100 },
  tokenising: { ...idle, phase: 'tokenising' },
  confirming: { ...idle, phase: 'confirming' },
  awaitingBank: { ...idle, phase: 'awaitingBank' },
  unknown: startPayment(AT),
  paid: { ...idle, phase: 'paid' },
  declined: { ...idle, phase: 'declined', error: FAILED, errorCount: 1 },
  expired: { ...idle, phase: 'expired' },
};
const EVENTS: Readonly<Record<string, PaymentEvent>> = {
  queue: { type: 'queue', shown: 100, keepError: false },
  collect: { type: 'start', phase: 'tokenising', keepError: false },
  send: { type: 'start', phase: 'confirming', keepError: false },
  invalid: { type: 'invalid', cardMissing: true },
  tokenised: { type: 'tokenised' },
  asked: { type: 'asked' },
  answered: { type: 'answered' },
  refused: { type: 'refused', error: FAILED },
  lost: { type: 'lost', at: AT },
  settled: { type: 'settled' },
  closed: { type: 'closed' },
  stopped: { type: 'stopped' },
  dismissed: { type: 'dismissed' },
  found: { type: 'found', isNothing: true },
};
/** The phase after each event, in two halves; a dash changes nothing at all. */
const TABLES = [
  `
             idle       validating tokenising confirming   awaitingBank
queue        validating validating -          -            -
collect      tokenising tokenising -          -            -
send         confirming confirming -          -            -
invalid      idle       idle       -          -            -
tokenised    -          -          confirming -            -
asked        -          -          -          awaitingBank -
answered     -          -          -          -            confirming
refused      declined   declined   declined   declined     declined
lost         -          unknown    unknown    unknown      unknown
settled      paid       paid       paid       paid         paid
closed       expired    expired    expired    expired      expired
stopped      -          idle       idle       idle         idle
dismissed    idle       validating tokenising confirming   awaitingBank
found        -          -          -          -            -`,
  `
             unknown    paid declined   expired
queue        validating -    validating validating
collect      tokenising -    tokenising tokenising
send         confirming -    confirming confirming
invalid      unknown    -    declined   idle
tokenised    -          -    -          -
asked        -          -    -          -
answered     -          -    -          -
refused      declined   -    declined   declined
lost         -          -    -          -
settled      paid       -    paid       paid
closed       expired    -    expired    expired
stopped      -          -    -          -
dismissed    unknown    -    idle       idle
found        declined   -    -          -`,
].map((table) => {
  const [phases = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return { phases, lines };
});
const CASES = TABLES.flatMap(({ phases, lines }) =>
  lines.flatMap(([event = '', ...targets]) =>
    targets.map((target, index) => [event, phases[index] as PaymentPhase, target] as const),
  ),
);

describe('paymentReducer', () => {
  it('has a row for every event and a column for every phase', () => {
    expect(TABLES.flatMap(({ phases }) => phases)).toEqual(PAYMENT_PHASES);
    for (const { lines } of TABLES)
      expect(lines.map(([event]) => event)).toEqual(Object.keys(EVENTS));
    expect(CASES).toHaveLength(PAYMENT_PHASES.length * Object.keys(EVENTS).length);
  });

  it.each(CASES)('%s while %s leads to %s', (event, phase, target) => {
    const before = STATES[phase];
    const after = paymentReducer(before, EVENTS[event] as PaymentEvent);
    if (target === '-') expect(after).toBe(before);
    else expect(after.phase).toBe(target);
  });

  it('takes one press at a time', () => {
    expect(PAYMENT_PHASES.filter((phase) => isBusy(STATES[phase]))).toEqual([
      'validating',
      'tokenising',
      'confirming',
      'awaitingBank',
    ]);
  });

  it('keeps an unknown outcome through a further press that does not pay', () => {
    const pressed = paymentReducer(STATES.unknown, EVENTS.send as PaymentEvent);
    const refused = paymentReducer(pressed, EVENTS.refused as PaymentEvent);
    const stopped = paymentReducer(pressed, { type: 'stopped' });
    expect([refused.unansweredAt, stopped.phase]).toEqual([AT, 'unknown']);
    const final = paymentReducer(pressed, { type: 'refused', error: FAILED, isFinal: true });
    expect(final.unansweredAt).toBeNull();
  });

  it('says that nothing moved once that is known, unless another error is shown', () => {
    const found = paymentReducer(STATES.unknown, { type: 'found', isNothing: true });
    expect([found.error, found.errorCount]).toEqual([{ kind: 'nothing' }, 1]);
    const other = { ...STATES.unknown, phase: 'declined', error: FAILED } as const;
    expect(paymentReducer(other, { type: 'found', isNothing: true }).error).toBe(FAILED);
    expect(paymentReducer(STATES.unknown, { type: 'found', isNothing: false }).phase).toBe('idle');
  });

  it('keeps the error of a press without a network until this one has failed as well', () => {
    const start = { type: 'start', phase: 'confirming' } as const;
    const kept = paymentReducer(STATES.declined, { ...start, keepError: true });
    const cleared = paymentReducer(STATES.declined, { ...start, keepError: false });
    expect([kept.error, cleared.error]).toEqual([FAILED, null]);
    expect(paymentReducer(kept, EVENTS.refused as PaymentEvent).errorCount).toBe(2);
  });
});
