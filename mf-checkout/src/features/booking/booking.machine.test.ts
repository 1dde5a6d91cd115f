import { describe, expect, it } from '@jest/globals';
import type { CallFailure } from '@tapnook/platform';
import {
  BOOKING_PHASES,
  bookingReducer,
  START,
  type BookingEvent,
  type BookingPhase,
  type BookingRequest,
  type BookingState,
} from './booking.machine.ts';

const AT = 1_700_000_000_000;
const failureOf = (code: string): CallFailure => ({
  call: 'createBooking',
  code,
  status: 400,
  text: { en_gb: 'No', zh_hk: '不' },
  data: null,
});
const [REFUSAL, SILENCE] = [failureOf('20619'), failureOf('network')];
const REQUEST: BookingRequest = { isDone: () => false, settle: () => undefined };
const OPEN = { ...REQUEST, since: AT, isOver: false };
/** One state of each phase, as it is reached. */
const STATES: Readonly<Record<BookingPhase, BookingState>> = {
  idle: START,
  sending: { ...START, phase: 'sending', action: 'book' },
  refused: { ...START, phase: 'refused', action: 'book', failure: REFUSAL },
  unsent: { ...START, phase: 'unsent', action: 'book', failure: SILENCE, isOnline: false },
  unanswered: { ...START, phase: 'unanswered', action: 'book', failure: SILENCE, unanswered: OPEN },
  nothing: {
    ...START,
    phase: 'nothing',
    action: 'book',
    failure: SILENCE,
    unanswered: { ...OPEN, isOver: true },
  },
};
const EVENTS: Readonly<Record<string, BookingEvent>> = {
  press: { type: 'press', action: 'move', isOnline: true },
  refused: { type: 'failed', failure: REFUSAL, request: REQUEST, at: AT },
  lost: { type: 'failed', failure: SILENCE, request: REQUEST, at: AT },
  done: { type: 'done' },
  over: { type: 'over' },
  online: { type: 'online' },
  dismissed: { type: 'dismissed' },
};
/** The phase after each event; a dash changes nothing at all. */
const TABLE = `
            idle     sending     refused  unsent   unanswered nothing
press       sending  -           sending  sending  sending    sending
refused     -        refused     -        -        -          -
lost        -        unanswered  -        -        -          -
done        -        idle        -        -        idle       -
over        -        -           -        -        nothing    -
online      -        -           -        idle     -          -
dismissed   -        -           idle     idle     idle       idle
`;
const [phases = [], ...lines] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const CASES = lines.flatMap(([event = '', ...targets]) =>
  targets.map((target, index) => [event, phases[index] as BookingPhase, target] as const),
);
const reduce = (state: BookingState, ...events: BookingEvent[]): BookingState =>
  events.reduce(bookingReducer, state);

describe('bookingReducer', () => {
  it('has a row for every event and a column for every phase', () => {
    expect(phases).toEqual(BOOKING_PHASES);
    expect(lines.map(([event]) => event)).toEqual(Object.keys(EVENTS));
    expect(CASES).toHaveLength(BOOKING_PHASES.length * Object.keys(EVENTS).length);
  });

  it.each(CASES)('%s while %s leads to %s', (event, phase, target) => {
    const before = STATES[phase];
    const after = bookingReducer(before, EVENTS[event] as BookingEvent);
    if (target === '-') expect(after).toBe(before);
    else expect(after.phase).toBe(target);
  });

  it('knows that a press without a signal never left', () => {
    const press: BookingEvent = { type: 'press', action: 'book', isOnline: false };
    const { phase, unanswered } = reduce(START, press, EVENTS.lost as BookingEvent);
    expect([phase, unanswered]).toEqual(['unsent', null]);
  });

  it('still looks for a lost request after its message was dismissed, and at a press', () => {
    const looking = reduce(STATES.unanswered, { type: 'dismissed' });
    expect([looking.phase, looking.unanswered]).toEqual(['idle', OPEN]);
    expect(reduce(looking, { type: 'done' })).toEqual({ ...START, action: 'book' });
    const pressed = reduce(looking, EVENTS.press as BookingEvent, { type: 'over' });
    expect([pressed.phase, pressed.unanswered?.isOver]).toEqual(['sending', true]);
  });

  it('keeps nothing of the last failure once another press is sent', () => {
    const { failure, action } = reduce(STATES.refused, EVENTS.press as BookingEvent);
    expect([failure, action]).toEqual([null, 'move']);
  });
});
