import {
  cancelBooking,
  changeBooking,
  createBooking,
  getBooking,
  getBookingOption,
  getBookingOptionList,
  getCombinationQuotaAndStatus,
  getOrder,
  listMyLimitedVouchers,
} from '@tapnook/contracts/calls';
import {
  callKey,
  useCallMutation,
  usePlatform,
  usePlatformEvent,
  useToast,
  useTranslation,
  type CallFailure,
} from '@tapnook/platform';
import { afterPresses, useEventCallback } from '@tapnook/ui';
import type { Order } from '../../shared/model/order.ts';
import { isOutcomeUnknown } from '../../shared/model/payment-outcome.ts';
import {
  isChangeable,
  openBookings,
  BOOKING_STOPPED_CODE,
  type BookingRecord,
  type Overview,
} from './booking-days.ts';
import type { BookingRequest } from './booking.machine.ts';
import { useBookingChoice, type Target } from './use-booking-choice.ts';
import { useBookingMachine } from './use-booking-machine.ts';
import { useVisitEndedNotice } from './use-visit-ended-notice.ts';
import { useVisitText } from './use-visit-text.ts';

const HANDLED_CODES = [
  '20619',
  '20620',
  '20621',
  '20622',
  '20623',
  '20601',
  '10409',
  '10422',
  '10429',
  '10500',
  '10503',
  'network',
] as const;
/**
 * No such visit of this order any more, or no visits at all: it was used, moved or given back
 * elsewhere.
 */
const VISIT_GONE_CODES: readonly string[] = ['10405', '20601'];
const newestBooking = (overview: Overview): BookingRecord | undefined =>
  openBookings(overview).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

/** Everything about one order's bookings that a page needs, and what it may do. */
// The three calls share what follows on their answers; parts would take and give all of it.
// oxlint-disable-next-line max-lines-per-function -- one state of three calls
export const useBooking = (order: Order, overview: Overview) => {
  const { orderNo } = order;
  const platform = usePlatform();
  const toast = useToast();
  const { t, text } = useTranslation();
  const when = useVisitText();
  const choice = useBookingChoice(order, overview);
  const { movingVisit, draft, day, time, chosen, isSameTime, missingField, count } = choice;
  const idempotency = draft.key ? { idempotencyKey: draft.key } : {};
  const create = useCallMutation(createBooking, {
    handledErrorCodes: HANDLED_CODES,
    ...idempotency,
  });
  const change = useCallMutation(changeBooking, {
    handledErrorCodes: [...HANDLED_CODES, '10405'],
    ...idempotency,
  });
  const cancel = useCallMutation(cancelBooking, { handledErrorCodes: [...HANDLED_CODES, '10405'] });

  const refetchBookings = (): void => {
    for (const route of [
      getBookingOptionList,
      getBookingOption,
      getCombinationQuotaAndStatus,
      getBooking,
      listMyLimitedVouchers,
    ])
      void platform.queryClient.invalidateQueries({ queryKey: callKey(route).slice(0, 2) });
  };
  // From here, too, once something was done.
  usePlatformEvent('order:changed', (event) => event.orderNo === orderNo && refetchBookings());
  const [state, { getState, send }] = useBookingMachine(orderNo, overview);
  const { phase, action, failure } = state;
  const isSending = phase === 'sending';
  const markOwnChange = useVisitEndedNotice(movingVisit, choice.openVisits);
  const onDone =
    (words: string, next?: (onClosed: Overview) => BookingRecord | undefined) =>
    (onClosed: Overview): void => {
      platform.queryClient.setQueryData(callKey(getBooking, { params: { orderNo } }), onClosed);
      // An answer that is still to come tells nothing new.
      for (const call of [create, change, cancel]) call.reset();
      send({ type: 'done' });
      choice.reset(next?.(onClosed));
      platform.events.emit('order:changed', { orderNo });
      toast('success', words);
    };
  const onFailure =
    (request: BookingRequest) =>
    (failed: CallFailure): void => {
      send({ type: 'failed', failure: failed, request, at: Date.now() });
      if (!isOutcomeUnknown(failed) || failed.code === '10422') choice.renewKey();
      if (!isOutcomeUnknown(failed) && !VISIT_GONE_CODES.includes(failed.code))
        markOwnChange(undefined);
      if (VISIT_GONE_CODES.includes(failed.code)) {
        // The panel may stand for another visit in a moment: nothing of this one is left in it.
        send({ type: 'dismissed' });
        choice.reset(movingVisit);
        toast('error', movingVisit ? t('booking.gone') : text(failed.text));
      }
      // Its voucher went elsewhere: the panel may turn to another visit, or go.
      if (failed.code === '20622') {
        send({ type: 'dismissed' });
        toast('error', t('booking.elsewhere'));
      }
      void platform.queryClient.invalidateQueries({
        queryKey: callKey(getOrder, { params: { orderNo } }),
      });
      refetchBookings();
    };
  const submit = (): void => {
    if (!day || missingField || getState().phase === 'sending') return;
    send({
      type: 'press',
      action: movingVisit ? 'move' : 'book',
      isOnline: navigator.onLine,
    });
    markOwnChange(movingVisit?.bookingId);
    const visitText = { when: when(day, time) };
    const place = {
      orderNo,
      date: day,
      fieldIds: chosen.map(({ fieldId }) => fieldId),
      ...(time ? { time } : {}),
    };
    const isDone = (now: Overview): boolean =>
      openBookings(now).some(
        (one) =>
          one.date === day &&
          one.time === (time ?? null) &&
          choice.openVisits.every(({ bookingId }) => bookingId !== one.bookingId),
      );
    const settle = movingVisit
      ? onDone(t(isSameTime ? 'booking.changed' : 'booking.moved', visitText), newestBooking)
      : onDone(t('booking.done', visitText), (onClosed) =>
          onClosed.bookableNum > 0 ? undefined : newestBooking(onClosed),
        );
    const outcome = { onSuccess: settle, onError: onFailure({ isDone, settle }) };
    if (movingVisit)
      change.mutate({ body: { ...place, bookingId: movingVisit.bookingId } }, outcome);
    else
      create.mutate(
        { body: { ...place, bookingNum: count, customerName: draft.name.trim() } },
        outcome,
      );
  };
  const submitNewest = useEventCallback(submit);
  const place =
    movingVisit?.voucherNos.length === 1
      ? order.vouchers.findIndex(({ voucherNo }) => movingVisit.voucherNos.includes(voucherNo)) + 1
      : 0;
  const isFixed = movingVisit !== undefined && !isChangeable(movingVisit, platform.now());
  const clearFailure = (): void => {
    if (action !== 'cancel') send({ type: 'dismissed' });
  };
  // Once bookings are taken again it is no news that they were not.
  const isOldNews =
    failure?.code === BOOKING_STOPPED_CODE && !choice.isStopped && action === 'book';
  return {
    ...choice,
    /** What is being done; a visit of one voucher is named by its place in the order. */
    title:
      place > 0
        ? t(isFixed ? 'booking.fixedVisit' : 'booking.changeVisit', { index: place })
        : t(
            isFixed
              ? 'booking.fixedTitle'
              : movingVisit
                ? 'booking.changeTitle'
                : 'booking.newTitle',
          ),
    /** The chosen visit can be neither moved nor given back any more. */
    isFixed,
    /** Books or moves what is chosen. */
    submit: () => afterPresses(submitNewest),
    choose: (next: Target) => {
      choice.selectTarget(next);
      clearFailure();
    },
    keep: () => {
      choice.keepVisit();
      clearFailure();
    },
    // What was said of the former choice is not said of another.
    set: (more: Parameters<typeof choice.update>[0]) => {
      choice.update(more);
      clearFailure();
    },
    setField: (group: string, field: string) => {
      choice.setField(group, field);
      clearFailure();
    },
    busy: isSending && action !== 'cancel',
    failure: action === (movingVisit ? 'move' : 'book') && !isOldNews ? failure : null,
    /** What is known of the last press. */
    phase,
    /** `after` closes the question: the visit was given back, or is not there to be given back. */
    cancelVisit: (
      { bookingId, date, time: hour, voucherNos: [first = ''] }: BookingRecord,
      onClosed: () => void,
    ) => {
      const settle = (next: Overview): void => {
        onDone(t('booking.canceled', { when: when(date, hour) }))(next);
        onClosed();
      };
      const isDone = (now: Overview): boolean =>
        now.bookings.every(({ voucherNos }) => !voucherNos.includes(first));
      send({ type: 'press', action: 'cancel', isOnline: navigator.onLine });
      markOwnChange(bookingId);
      cancel.mutate(
        { body: { orderNo, bookingId } },
        {
          onSuccess: settle,
          onError: (failed) => {
            onFailure({ isDone, settle })(failed);
            if (VISIT_GONE_CODES.includes(failed.code)) onClosed();
          },
        },
      );
    },
    isCanceling: isSending && action === 'cancel',
    cancelFailure: action === 'cancel' ? failure : null,
    dismissCancelFailure: () => {
      if (action === 'cancel') send({ type: 'dismissed' });
    },
  };
};
export type BookingModel = ReturnType<typeof useBooking>;
