import { cancelBooking, changeBooking, createBooking, getBooking, getBookingOption, getBookingOptionList, getCombinationQuotaAndStatus, getOrder, listMyLimitedVouchers } from '@tapnook/contracts/calls';
import { hongKongDay, personName } from '@tapnook/kernel';
import { callKey, useCall, useCallMutation, usePlatform, useToast, useWords, type CallFailure } from '@tapnook/platform';
import { useState } from 'react';
import type { Order } from '../../counter/order.ts';
import { useKept } from '../../counter/kept.ts';
import { openBookings, type BookingRecord, type Overview } from './booking-days.ts';
import type { BookingPart } from './booking-parts.ts';
import { useWhen } from './use-when.ts';

const HANDLES = ['20619', '20620', '20621', '20622', '20623', '20601', '10409', '10429', '10500', '10503', 'network'] as const;
/** No such visit of this order: it was given back in another window. */
const GONE = '10405';
const READ = ['10500', '10503', 'network'] as const;
/** A new visit, or the id of the booking that moves. */
export type Target = 'new' | (string & {});
interface Draft {
  readonly day?: string;
  readonly time?: string;
  readonly count: number;
  readonly name: string;
}

/** Everything about one order's bookings that a page needs, and what it may do. */
export const useBooking = (order: Order, overview: Overview) => {
  const { orderNo } = order;
  const platform = usePlatform();
  const toast = useToast();
  const { t } = useWords();
  const when = useWhen();
  const today = hongKongDay(platform.now());
  const open = openBookings(overview);
  const [chosenTarget, setTarget] = useState<Target>(overview.bookableNum > 0 ? 'new' : (open[0]?.bookingId ?? 'new'));
  const moving = open.find((booking) => booking.bookingId === chosenTarget);
  const target: Target = moving ? moving.bookingId : 'new';
  const [draft, setDraft] = useKept<Draft>(`booking.${orderNo}`, () => ({ count: 1, name: order.customerName ?? personName(order) }));
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [shownMonth, setMonth] = useState<string>();
  const month = shownMonth ?? (draft.day ?? moving?.date ?? (overview.openBookingDate && overview.openBookingDate > today ? overview.openBookingDate : today)).slice(0, 7);
  const fieldIds = Object.values(fields);
  const board = useCall(getBookingOptionList, { body: { orderNo, month, fieldIds } }, { handles: READ, keepPrevious: true, staleTime: 15_000 });
  const optionDay = draft.day ?? board.data?.nextFreeDate ?? today;
  const options = useCall(getBookingOption, { query: { orderNo, date: optionDay } }, { handles: READ, keepPrevious: true, staleTime: 15_000, enabled: board.data !== undefined });
  const slots = draft.day && options.data?.date === draft.day ? options.data.slots : [];
  const times = slots.flatMap((slot) => (slot.time ? [slot] : []));
  const time = times.some((slot) => slot.time === draft.time) ? draft.time : undefined;
  const settled = draft.day !== undefined && options.data?.date === draft.day && (times.length === 0 || time !== undefined);
  const quota = useCall(getCombinationQuotaAndStatus, { body: { orderNo, date: draft.day ?? today, fieldIds, ...(time ? { time } : {}) } }, { enabled: settled, handles: READ, staleTime: 5_000 });
  const offered = quota.data?.status === 'available' || quota.data?.status === 'few' ? quota.data.remaining : 0;
  /** Places left of what is chosen; undefined until that is known. */
  const free = settled && quota.data ? offered : undefined;
  const missing: BookingPart | undefined = draft.day === undefined ? 'day' : !settled ? 'time' : !moving && draft.name.trim() === '' ? 'name' : undefined;
  const create = useCallMutation(createBooking, { handles: HANDLES });
  const change = useCallMutation(changeBooking, { handles: [...HANDLES, GONE] });
  const cancel = useCallMutation(cancelBooking, { handles: [...HANDLES, GONE] });

  const readAgain = (): void => {
    for (const route of [getBookingOptionList, getBookingOption, getCombinationQuotaAndStatus, getBooking, listMyLimitedVouchers]) void platform.queryClient.invalidateQueries({ queryKey: callKey(route).slice(0, 2) });
    void platform.queryClient.invalidateQueries({ queryKey: callKey(getOrder, { params: { orderNo } }) });
  };
  const done = (words: string) => (after: Overview): void => {
    platform.queryClient.setQueryData(callKey(getBooking, { params: { orderNo } }), after);
    setDraft({ count: 1, name: draft.name });
    // What was just booked stays in sight.
    setMonth(month);
    readAgain();
    platform.events.emit('order:changed', { orderNo });
    toast('success', words);
  };
  const failed = {
    onError: ({ code }: CallFailure) => {
      if (code === GONE) toast('error', t('booking.gone'));
      readAgain();
    },
  };
  const submit = (): void => {
    if (!draft.day || missing || create.isPending || change.isPending) return;
    const chosen = { when: when(draft.day, time) };
    const place = { orderNo, date: draft.day, fieldIds, ...(time ? { time } : {}) };
    if (moving) change.mutate({ body: { ...place, bookingId: moving.bookingId } }, { onSuccess: done(t('booking.moved', chosen)), ...failed });
    else create.mutate({ body: { ...place, bookingNum: draft.count, customerName: draft.name.trim() } }, { onSuccess: done(t('booking.done', chosen)), ...failed });
  };
  return {
    today, open, moving, target, draft, month, board, options, times, time, missing, free, fields, submit,
    choose: (next: Target) => {
      setTarget(next);
      setMonth(undefined);
      create.reset();
      change.reset();
    },
    set: (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more })),
    setField: (group: string, field: string) => setFields((before) => ({ ...before, [group]: field })),
    setMonth,
    busy: create.isPending || change.isPending,
    failure: moving ? change.error : create.error,
    giveBack: ({ bookingId, date, time: hour }: BookingRecord, after: () => void) => cancel.mutate({ body: { orderNo, bookingId } }, { onSuccess: (next) => { done(t('booking.canceled', { when: when(date, hour) }))(next); after(); }, ...failed }),
    cancel,
  };
};
export type BookingModel = ReturnType<typeof useBooking>;
