import {
  getBookingOption,
  getBookingOptionList,
  getCombinationQuotaAndStatus,
} from '@tapnook/contracts/calls';
import { anyName, hongKongDay, hongKongInstant, personName } from '@tapnook/kernel';
import { useCall, usePlatform } from '@tapnook/platform';
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
import type { BookingPart } from './booking-model.ts';

const READ = ['10500', '10503', 'network'] as const;
/** How often a merchant that takes no visits is asked whether it takes them again, in milliseconds. */
const REOPENS_MS = 15_000;
/** A new visit, or the id of the booking that moves. */
export type Target = 'new' | (string & {});
interface Draft {
  /** A voucher of the visit that moves: the visit itself is another one once it has moved. Without it the visit is a new one. */
  readonly visit?: string | undefined;
  readonly day?: string;
  readonly time?: string;
  /** The chosen field of each group of options. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly count: number;
  readonly name: string;
  /** The request that books this choice: sent again by the same key it takes no other place. */
  readonly key?: string;
}

/** What is chosen for a visit of one order, new or moving: day, time, options, number and name, and what of it is free. */
export const useBookingChoice = (order: Order, overview: Overview) => {
  const { orderNo } = order;
  const { now } = usePlatform();
  const today = hongKongDay(now());
  // A visit of a day past is over, used or not.
  const open = openBookings(overview).filter(({ date }) => date >= today);
  const [kept, setDraft] = useDraft<Draft>(`booking.${orderNo}`, () => ({
    count: 1,
    name: order.customerName ?? personName(order),
  }));
  const asked = open.find(({ voucherNos }) => voucherNos.includes(kept.visit ?? ''));
  const moving = asked ?? (overview.bookableNum === 0 ? open[0] : undefined);
  const target: Target = moving ? moving.bookingId : 'new';
  const blankOf = ({ count, name }: Draft): Draft => ({ count, name });
  // A day that was picked for another visit is not meant for this one.
  const meant = (held: Draft): Draft =>
    (moving ? moving.voucherNos.includes(held.visit ?? '') : !held.visit) ? held : blankOf(held);
  const draft = meant(kept);
  const { fields = {} } = draft;
  const set = (more: (held: Draft) => Partial<Draft>): void => {
    const key = crypto.randomUUID();
    setDraft((held) => ({
      ...meant(held),
      visit: moving?.voucherNos[0],
      key,
      ...more(meant(held)),
    }));
  };
  const [shownMonth, setMonth] = useState<string>();
  const month =
    shownMonth ??
    (
      draft.day ??
      moving?.date ??
      (overview.openBookingDate && overview.openBookingDate > today
        ? overview.openBookingDate
        : today)
    ).slice(0, 7);
  const formerField = (group: string): string | undefined =>
    moving?.options.find((option) => option.optionId === group)?.fieldId;
  // What is the visit's own is not to be had once more.
  const fieldIds = Object.entries(fields).flatMap(([group, field]) =>
    field === formerField(group) ? [] : [field],
  );
  const altered = moving !== undefined && fieldIds.length > 0;
  // A visit whose options alone change stays where it is.
  const day = draft.day ?? (altered ? moving.date : undefined);
  const board = useCall(
    getBookingOptionList,
    { body: { orderNo, month, fieldIds } },
    {
      handledErrorCodes: READ,
      keepPrevious: true,
      staleTime: 15_000,
      refreshOnReturn: true,
      refetchInterval: (known) => (known?.bookingState === 'stopped' ? REOPENS_MS : false),
    },
  );
  /** Takes no new visits: who moves one still may. */
  const stopped = !moving && (board.data ?? overview).bookingState === 'stopped';
  const optionDay = day ?? board.data?.nextFreeDate ?? today;
  const options = useCall(
    getBookingOption,
    { query: { orderNo, date: optionDay } },
    {
      handledErrorCodes: READ,
      keepPrevious: true,
      staleTime: 15_000,
      enabled: board.data !== undefined,
    },
  );
  /** Whether the times are those of the chosen day; before one is chosen they are those of the next free day, as far as their names go. */
  const known = day !== undefined && options.data?.date === day;
  const times = (options.data?.slots ?? []).flatMap((slot) => (slot.time ? [slot] : []));
  const own = day === moving?.date ? (moving?.time ?? undefined) : undefined;
  /** A time may be chosen before its day, and stays wanted from day to day; a visit's own one too, where there is room for it. */
  const wanted = draft.time ?? moving?.time ?? undefined;
  const suits = (one: (typeof times)[number]): boolean =>
    draft.time
      ? one.status !== 'past' && one.status !== 'closed'
      : isFree(one) && one.remaining >= (moving?.bookingNum ?? 1);
  const slot = times.find((one) => one.time === wanted && (one.time === own || suits(one)));
  const time = known ? (slot?.time ?? undefined) : undefined;
  const chosen = (options.data?.options ?? []).flatMap((group) => {
    const id = fields[group.id] ?? formerField(group.id);
    const field = group.fields.find((one) => (id ? one.id === id : one.isSelected));
    return field ? [{ group: group.id, fieldId: field.id, fieldName: field.name }] : [];
  });
  const settled = known && (times.length === 0 || time !== undefined);
  const quota = useCall(
    getCombinationQuotaAndStatus,
    { body: { orderNo, date: day ?? today, fieldIds, ...(time ? { time } : {}) } },
    { enabled: settled, handledErrorCodes: READ, staleTime: 5_000 },
  );
  const offered =
    quota.data?.status === 'available' || quota.data?.status === 'few' ? quota.data.remaining : 0;
  /** It stays at its own time, where its places are taken by itself. */
  const stays = settled && day === moving?.date && (time ?? null) === moving?.time;
  /** Places left of what is chosen; undefined until that is known. */
  const free = stays ? UNLIMITED : settled && quota.data ? offered : undefined;
  const max = Math.max(1, Math.min(overview.bookableNum, free || UNLIMITED));
  /** As many as are left may be fewer than were asked for. */
  const count = Math.min(draft.count, max);
  const missing: BookingPart | undefined =
    day === undefined
      ? 'day'
      : !settled
        ? 'time'
        : !moving && anyName(draft.name)
          ? 'name'
          : undefined;
  return {
    today,
    open,
    moving,
    target,
    stopped,
    draft,
    day,
    month,
    board,
    known,
    times,
    time,
    chosen,
    stays,
    missing,
    free,
    max,
    count,
    /** The time that is marked. */
    marked: known ? time : wanted,
    /** Whether the chosen day has places at another time. */
    others: known && times.some((one) => one.time !== time && isFree(one)),
    /** Times and options have not been told yet. */
    asking: options.isPending,
    groups: options.data?.options ?? [],
    /** Vouchers that are booked, moved or given back together. */
    vouchers: moving ? moving.bookingNum : count,
    /** Nothing differs from how the visit is now. */
    unchanged: stays && !altered,
    /** Its cut-off is over before it is booked. */
    final:
      settled &&
      !stays &&
      Date.parse(hongKongInstant(day, time ?? '00:00')) - overview.cutOffHours * 3_600_000 <= now(),
    /** What the chosen day needs and did not come. */
    lost: [options, quota].find((one) => one.isError && !one.data),
    /** Leaves the visit that was to move as it is. */
    keep: () => {
      setDraft({ ...blankOf(kept), visit: moving?.voucherNos[0] });
      setMonth(undefined);
    },
    turnTo: (next: Target) => {
      if (next !== target)
        setDraft({
          ...blankOf(kept),
          visit: open.find(({ bookingId }) => bookingId === next)?.voucherNos[0],
        });
      setMonth(undefined);
    },
    /** Begins anew, with a visit or for whoever comes next; the month that was looked at stays in sight. */
    clear: (visit?: BookingRecord) => {
      setDraft({ ...blankOf(kept), count: 1, visit: visit?.voucherNos[0] });
      setMonth(month);
    },
    set: (more: Partial<Draft>) => set(() => more),
    /** The last request was answered: the next one with this choice is another one. */
    renew: () => setDraft((now) => ({ ...now, key: crypto.randomUUID() })),
    setField: (group: string, field: string) =>
      set((held) => ({ fields: { ...held.fields, [group]: field } })),
    setMonth,
  };
};
