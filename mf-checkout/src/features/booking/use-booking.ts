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
  STOPPED,
  type BookingRecord,
  type Overview,
} from './booking-days.ts';
import { useBookingChoice, type Target } from './use-booking-choice.ts';
import { useLostPress, type LostPress } from './use-pending-booking.ts';
import { useTellGone } from './use-visit-ended-notice.ts';
import { useWhen } from './use-visit-text.ts';

const HANDLES = [
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
/** No such visit of this order any more, or no visits at all: it was used, moved or given back elsewhere. */
const GONE: readonly string[] = ['10405', '20601'];
const newest = (overview: Overview): BookingRecord | undefined =>
  openBookings(overview).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

/** Everything about one order's bookings that a page needs, and what it may do. */
export const useBooking = (order: Order, overview: Overview) => {
  const { orderNo } = order;
  const platform = usePlatform();
  const toast = useToast();
  const { t, text } = useTranslation();
  const when = useWhen();
  const choice = useBookingChoice(order, overview);
  const { moving, draft, day, time, chosen, stays, missing, count } = choice;
  const once = draft.key ? { idempotencyKey: draft.key } : {};
  const create = useCallMutation(createBooking, { handledErrorCodes: HANDLES, ...once });
  const change = useCallMutation(changeBooking, {
    handledErrorCodes: [...HANDLES, '10405'],
    ...once,
  });
  const cancel = useCallMutation(cancelBooking, { handledErrorCodes: [...HANDLES, '10405'] });

  const readAgain = (): void => {
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
  usePlatformEvent('order:changed', (event) => event.orderNo === orderNo && readAgain());
  const reset = (): void => {
    for (const call of [create, change, cancel]) call.reset();
  };
  const lost = useLostPress(orderNo, overview, reset);
  const tellSelf = useTellGone(moving, choice.open);
  const done =
    (words: string, next?: (after: Overview) => BookingRecord | undefined) =>
    (after: Overview): void => {
      platform.queryClient.setQueryData(callKey(getBooking, { params: { orderNo } }), after);
      lost.end();
      reset();
      choice.clear(next?.(after));
      platform.events.emit('order:changed', { orderNo });
      toast('success', words);
    };
  const failed =
    (asked: LostPress) =>
    (failure: CallFailure): void => {
      lost.note(failure, asked);
      if (!isOutcomeUnknown(failure) || failure.code === '10422') choice.renew();
      if (!isOutcomeUnknown(failure) && !GONE.includes(failure.code)) tellSelf(undefined);
      if (GONE.includes(failure.code)) {
        // The panel may stand for another visit in a moment: nothing of this one is left in it.
        reset();
        choice.clear(moving);
        toast('error', moving ? t('booking.gone') : text(failure.text));
      }
      // Its voucher went elsewhere: the panel may turn to another visit, or go.
      if (failure.code === '20622') {
        reset();
        toast('error', t('booking.elsewhere'));
      }
      void platform.queryClient.invalidateQueries({
        queryKey: callKey(getOrder, { params: { orderNo } }),
      });
      readAgain();
    };
  const submit = (): void => {
    if (!day || missing || create.isPending || change.isPending) return;
    lost.begin();
    tellSelf(moving?.bookingId);
    const said = { when: when(day, time) };
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
          choice.open.every(({ bookingId }) => bookingId !== one.bookingId),
      );
    const settle = moving
      ? done(t(stays ? 'booking.changed' : 'booking.moved', said), newest)
      : done(t('booking.done', said), (after) =>
          after.bookableNum > 0 ? undefined : newest(after),
        );
    const outcome = { onSuccess: settle, onError: failed({ isDone, settle }) };
    if (moving) change.mutate({ body: { ...place, bookingId: moving.bookingId } }, outcome);
    else
      create.mutate(
        { body: { ...place, bookingNum: count, customerName: draft.name.trim() } },
        outcome,
      );
  };
  const submitNewest = useEventCallback(submit);
  const place =
    moving?.voucherNos.length === 1
      ? order.vouchers.findIndex(({ voucherNo }) => moving.voucherNos.includes(voucherNo)) + 1
      : 0;
  const fixed = moving !== undefined && !isChangeable(moving, platform.now());
  const forget = (): void => {
    for (const call of [create, change]) if (call.isError) call.reset();
  };
  // Once bookings are taken again it is no news that they were not.
  const refused = create.error?.code === STOPPED && !choice.stopped ? null : create.error;
  return {
    ...choice,
    /** What is being done; a visit of one voucher is named by its place in the order. */
    title:
      place > 0
        ? t(fixed ? 'booking.fixedVisit' : 'booking.changeVisit', { index: place })
        : t(fixed ? 'booking.fixedTitle' : moving ? 'booking.changeTitle' : 'booking.newTitle'),
    /** The chosen visit can be neither moved nor given back any more. */
    fixed,
    /** Books or moves what is chosen. */
    submit: () => afterPresses(submitNewest),
    choose: (next: Target) => {
      choice.turnTo(next);
      forget();
    },
    keep: () => {
      choice.keep();
      forget();
    },
    // What was said of the former choice is not said of another.
    set: (more: Parameters<typeof choice.set>[0]) => {
      choice.set(more);
      forget();
    },
    setField: (group: string, field: string) => {
      choice.setField(group, field);
      forget();
    },
    busy: create.isPending || change.isPending,
    failure: moving ? change.error : refused,
    stateOf: lost.stateOf,
    /** `after` closes the question: the visit was given back, or is not there to be given back. */
    giveBack: (
      { bookingId, date, time: hour, voucherNos: [first = ''] }: BookingRecord,
      after: () => void,
    ) => {
      const settle = (next: Overview): void => {
        done(t('booking.canceled', { when: when(date, hour) }))(next);
        after();
      };
      const isDone = (now: Overview): boolean =>
        now.bookings.every(({ voucherNos }) => !voucherNos.includes(first));
      lost.begin();
      tellSelf(bookingId);
      cancel.mutate(
        { body: { orderNo, bookingId } },
        {
          onSuccess: settle,
          onError: (failure) => {
            failed({ isDone, settle })(failure);
            if (GONE.includes(failure.code)) after();
          },
        },
      );
    },
    cancel,
  };
};
export type BookingModel = ReturnType<typeof useBooking>;
