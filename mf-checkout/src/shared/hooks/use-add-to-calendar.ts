import { calendarFile, hongKongDay } from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import { downloadFile } from '../model/download-file.ts';
import { choiceLine, locationText } from '../model/order-lines.ts';
import type { Order } from '../model/order.ts';

/** A booked visit. The `id` lets a calendar update the entry when the visit moves. */
export interface CalendarVisit {
  readonly id: string;
  readonly day: string;
  readonly time: string | null;
  readonly options?: Order['multiOptionsCombination'] | null;
}

/**
 * Saves a visit as a calendar file; undefined without a day, for a used voucher, or once it is
 * past.
 */
export const useAddToCalendar = (order: Order, visit?: CalendarVisit): (() => void) | undefined => {
  const { now } = usePlatform();
  const words = useTranslation();
  const day = visit?.day ?? order.participationDate;
  // Used vouchers need no calendar entry.
  if (!visit && !order.vouchers.some((voucher) => voucher.status === 'requires_redeemed'))
    return undefined;
  if (!day || day < hongKongDay(now())) return undefined;
  const [branch, ...others] = order.branchStores;
  return () => {
    const entry = {
      id: visit?.id ?? order.orderNo,
      title: words.text(order.productName),
      day,
      time: visit ? visit.time : order.startTime,
      place:
        others.length > 0
          ? locationText(order, words)
          : branch
            ? [words.text(branch.branchName), words.text(branch.address)]
                .filter(Boolean)
                .join(words.t('detail.comma'))
            : words.text(order.merchantName),
      note: `${choiceLine(order, words, visit?.options)} · ${order.orderNo}`,
    };
    downloadFile(
      `${order.orderNo}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile([entry], new Date(now()).toISOString()),
    );
  };
};
