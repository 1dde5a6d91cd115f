import {
  getBookingOption,
  getBookingOptionList,
  getCombinationQuotaAndStatus,
} from '@tapnook/contracts/calls';
import { anyName, hongKongDay, hongKongInstant, personName } from '@tapnook/kernel';
import { useCall, usePlatform, randomId } from '@tapnook/platform';
import { useState } from 'react';
import type { Order } from '../../shared/model/order.ts';
import { useDraft } from '../../shared/storage/draft-storage.ts';
import {
  isFree,
  openBookings,
  UNLIMITED,
  type BookingRecord,
  type Overview,
} from './booking-days.ts';
import type { BookingField } from './booking-model.ts';

const HANDLED_CODES = ['10500', '10503', 'network'] as const;
/**
 * How often a merchant that takes no visits is asked whether it takes them again, in milliseconds.
 */
const REOPENED_POLL_MS = 15_000;
/** A new visit, or the id of the booking that moves. */
export type Target = 'new' | (string & {});
interface Draft {
  /**
   * A voucher of the visit that moves: the visit itself is another one once it has moved. Without
   * it the visit is a new one.
   */
  readonly visit?: string | undefined;
  readonly day?: string | undefined;
  readonly time?: string;
  /** The chosen field of each group of options. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly count: number;
  readonly name: string;
  /** The request that books this choice: sent again by the same key it takes no other place. */
  readonly key?: string;
}

/**
 * What is chosen for a visit of one order, new or moving: day, time, options, number and name, and
 * what of it is free.
 */
// Each value hangs on those before it; parts would take and give all of them.
// oxlint-disable-next-line max-lines-per-function -- one chain of values
export const useBookingChoice = (order: Order, overview: Overview) => {
  const { orderNo } = order;
  const { now } = usePlatform();
  const today = hongKongDay(now());
  // A visit of a day past is over, used or not.
  const openVisits = openBookings(overview).filter(({ date }) => date >= today);
  const [storedDraft, setDraft] = useDraft<Draft>(`booking.${orderNo}`, () => ({
    count: 1,
    name: order.customerName ?? personName(order),
  }));
  const chosenVisit = openVisits.find(({ voucherNos }) =>
    voucherNos.includes(storedDraft.visit ?? ''),
  );
  const movingVisit = chosenVisit ?? (overview.bookableNum === 0 ? openVisits[0] : undefined);
  const target: Target = movingVisit ? movingVisit.bookingId : 'new';
  const withoutSelection = ({ count, name }: Draft): Draft => ({ count, name });
  // A day that was picked for another visit is not meant for this one.
  const draftForTarget = (held: Draft): Draft =>
    (movingVisit ? movingVisit.voucherNos.includes(held.visit ?? '') : !held.visit)
      ? held
      : withoutSelection(held);
  const draft = draftForTarget(storedDraft);
  const { fields = {} } = draft;
  const update = (more: (held: Draft) => Partial<Draft>): void => {
    const key = randomId();
    setDraft((held) => ({
      ...draftForTarget(held),
      visit: movingVisit?.voucherNos[0],
      key,
      ...more(draftForTarget(held)),
    }));
  };
  const [shownMonth, setMonth] = useState<string>();
  const month =
    shownMonth ??
    (
      draft.day ??
      movingVisit?.date ??
      (overview.openBookingDate && overview.openBookingDate > today
        ? overview.openBookingDate
        : today)
    ).slice(0, 7);
  const formerField = (group: string): string | undefined =>
    movingVisit?.options.find((option) => option.optionId === group)?.fieldId;
  // What is the visit's own is not to be had once more.
  const fieldIds = Object.entries(fields).flatMap(([group, field]) =>
    field === formerField(group) ? [] : [field],
  );
  const optionsChanged = movingVisit !== undefined && fieldIds.length > 0;
  // A visit whose options alone change stays where it is.
  const day = draft.day ?? (optionsChanged ? movingVisit.date : undefined);
  const calendar = useCall(
    getBookingOptionList,
    { body: { orderNo, month, fieldIds } },
    {
      handledErrorCodes: HANDLED_CODES,
      keepPrevious: true,
      staleTime: 15_000,
      refreshOnReturn: true,
      refetchInterval: (isDayLoaded) =>
        isDayLoaded?.bookingState === 'stopped' ? REOPENED_POLL_MS : false,
    },
  );
  /** Takes no new visits: who moves one still may. */
  const isStopped = !movingVisit && (calendar.data ?? overview).bookingState === 'stopped';
  const optionDay = day ?? calendar.data?.nextFreeDate ?? today;
  const options = useCall(
    getBookingOption,
    { query: { orderNo, date: optionDay } },
    {
      handledErrorCodes: HANDLED_CODES,
      keepPrevious: true,
      staleTime: 15_000,
      enabled: calendar.data !== undefined,
    },
  );
  /**
   * Whether the times are those of the chosen day; before one is chosen they are those of the next
   * free day, as far as their names go.
   */
  const isDayLoaded = day !== undefined && options.data?.date === day;
  const times = (options.data?.slots ?? []).flatMap((slot) => (slot.time ? [slot] : []));
  const ownTime = day === movingVisit?.date ? (movingVisit?.time ?? undefined) : undefined;
  /**
   * A time may be chosen before its day, and stays wanted from day to day; a visit's own one too,
   * where there is room for it.
   */
  const wantedTime = draft.time ?? movingVisit?.time ?? undefined;
  const isSuitable = (one: (typeof times)[number]): boolean =>
    draft.time
      ? one.status !== 'past' && one.status !== 'closed'
      : isFree(one) && one.remaining >= (movingVisit?.bookingNum ?? 1);
  const slot = times.find(
    (one) => one.time === wantedTime && (one.time === ownTime || isSuitable(one)),
  );
  const time = isDayLoaded ? (slot?.time ?? undefined) : undefined;
  const chosen = (options.data?.options ?? []).flatMap((group) => {
    const id = fields[group.id] ?? formerField(group.id);
    const field = group.fields.find((one) => (id ? one.id === id : one.isSelected));
    return field ? [{ group: group.id, fieldId: field.id, fieldName: field.name }] : [];
  });
  const isComplete = isDayLoaded && (times.length === 0 || time !== undefined);
  const quota = useCall(
    getCombinationQuotaAndStatus,
    { body: { orderNo, date: day ?? today, fieldIds, ...(time ? { time } : {}) } },
    { enabled: isComplete, handledErrorCodes: HANDLED_CODES, staleTime: 5_000 },
  );
  const remainingPlaces =
    quota.data?.status === 'available' || quota.data?.status === 'few' ? quota.data.remaining : 0;
  /** It stays at its own time, where its places are taken by itself. */
  const isSameTime = isComplete && day === movingVisit?.date && (time ?? null) === movingVisit.time;
  /** Places left of what is chosen; undefined until that is known. */
  const freePlaces = isSameTime
    ? UNLIMITED
    : isComplete && quota.data
      ? remainingPlaces
      : undefined;
  const max = Math.max(1, Math.min(overview.bookableNum, freePlaces || UNLIMITED));
  /** As many as are left may be fewer than were asked for. */
  const count = Math.min(draft.count, max);
  const missingField: BookingField | undefined =
    day === undefined
      ? 'day'
      : !isComplete
        ? 'time'
        : !movingVisit && anyName(draft.name)
          ? 'name'
          : undefined;
  return {
    today,
    openVisits,
    movingVisit,
    target,
    isStopped,
    draft,
    day,
    month,
    calendar,
    isDayLoaded,
    times,
    time,
    chosen,
    isSameTime,
    missingField,
    freePlaces,
    max,
    count,
    /** The time that is marked. */
    selectedTime: isDayLoaded ? time : wantedTime,
    /** Whether the chosen day has places at another time. */
    hasOtherTimes: isDayLoaded && times.some((one) => one.time !== time && isFree(one)),
    /** Times and options have not been told yet. */
    isLoadingOptions: options.isPending,
    groups: options.data?.options ?? [],
    /** Vouchers that are booked, moved or given back together. */
    voucherCount: movingVisit ? movingVisit.bookingNum : count,
    /** Nothing differs from how the visit is now. */
    isUnchanged: isSameTime && !optionsChanged,
    /** Its cut-off is over before it is booked. */
    isFinal:
      isComplete &&
      !isSameTime &&
      Date.parse(hongKongInstant(day, time ?? '00:00')) - overview.cutOffHours * 3_600_000 <= now(),
    /** What the chosen day needs and did not come. */
    failedQuery: [options, quota].find((one) => one.isError && !one.data),
    /** Leaves the visit that was to move as it is. */
    keepVisit: () => {
      setDraft({ ...withoutSelection(storedDraft), visit: movingVisit?.voucherNos[0] });
      setMonth(undefined);
    },
    selectTarget: (next: Target) => {
      if (next !== target)
        setDraft({
          ...withoutSelection(storedDraft),
          visit: openVisits.find(({ bookingId }) => bookingId === next)?.voucherNos[0],
        });
      setMonth(undefined);
    },
    /**
     * Begins anew, with a visit or for whoever comes next; the month that was looked at stays in
     * sight.
     */
    reset: (visit?: BookingRecord) => {
      setDraft({ ...withoutSelection(storedDraft), count: 1, visit: visit?.voucherNos[0] });
      setMonth(month);
    },
    update: (more: Partial<Draft>) => update(() => more),
    /** The last request was answered: the next one with this choice is another one. */
    renewKey: () => setDraft((before) => ({ ...before, key: randomId() })),
    setField: (group: string, field: string) =>
      update((held) => ({ fields: { ...held.fields, [group]: field } })),
    setMonth,
  };
};
