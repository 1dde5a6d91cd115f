import { getBooking } from '@tapnook/contracts/calls';
import { useCall } from '@tapnook/platform';
import { useEffect } from 'react';
import { createMachine, useMachine, type Machine } from '../../shared/hooks/use-machine.ts';
import { SERVER_DEADLINE_MS } from '../../shared/storage/payment-attempt-storage.ts';
import type { Overview } from './booking-days.ts';
import { bookingReducer, START, type BookingEvent, type BookingState } from './booking.machine.ts';

/**
 * How often the visits are looked at while an answer is not known: the server may still be at it.
 */
const POLL_MS = 2_000;

/**
 * What became of the presses that book, move and give back, and where their events go. The visits
 * are looked at until they tell what became of a press without an answer.
 */
export const useBookingMachine = (
  orderNo: string,
  overview: Overview,
): readonly [BookingState, Machine<BookingState, BookingEvent>] => {
  const [state, machine] = useMachine(() => createMachine(bookingReducer, START));
  const { send } = machine;
  const { phase, unanswered } = state;
  const isOpen = unanswered !== null && !unanswered.isOver;
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
    // The time of an answer is known only once it has come.
    else if (dataUpdatedAt >= unanswered.since + SERVER_DEADLINE_MS) send({ type: 'over' });
  }, [send, unanswered, overview, dataUpdatedAt]);
  useEffect(() => {
    if (phase !== 'unsent') return undefined;
    const onOnline = (): void => send({ type: 'online' });
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [send, phase]);
  return [state, machine];
};
