import { getOrderTimeline } from '@tapnook/contracts/calls';
import { formatDay, formatMoney, formatShortDay, hongKongDay, hongKongTime } from '@tapnook/kernel';
import { useCall, useTranslation, type Words } from '@tapnook/platform';
import {
  calendarIcon,
  checkIcon,
  clockIcon,
  Icon,
  plusIcon,
  undoIcon,
  usePressed,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { lastDay, optionLine, usesLine, visitLine } from '../../shared/model/order-lines.ts';
import { isRefunded, missedDay, type Order, type Voucher } from '../../shared/model/order.ts';
import { refundOf } from '../../shared/model/refunds.ts';
import type { Overview } from './booking-days.ts';
import { VISITS_ID } from './booking-model.ts';
import type { BookingModel } from './use-booking.ts';
import styles from './booking.module.css';

interface Visit {
  readonly id: string;
  readonly icon: string;
  readonly status: string;
  readonly title: string;
  readonly detail: string;
  /** Under which it is booked. */
  readonly name?: string;
  /** What pressing it chooses; undefined for visits that are over. */
  readonly target?: string;
}

/** The sum and the day of each refunded visit, as far as they are known. */
const useRefundText = (order: Order): ((voucher: Voucher) => Pick<Visit, 'title' | 'detail'>) => {
  const { locale } = useTranslation();
  const story = useCall(
    getOrderTimeline,
    { params: { orderNo: order.orderNo } },
    { handledErrorCodes: 'all', enabled: order.vouchers.some(isRefunded) },
  );
  return (voucher) => {
    const { amount, at } = refundOf(order, voucher, story.data?.events);
    const sum = amount ? formatMoney(amount) : '';
    const day = at ? visitLine(hongKongDay(at), null, locale) : '';
    return { title: sum || day, detail: sum && day };
  };
};

const visitOfVoucher = (
  voucher: Voucher,
  overview: Overview,
  refundTextOf: ReturnType<typeof useRefundText>,
  today: string,
  words: Words,
): Visit => {
  const { t, locale } = words;
  const booking = overview.bookings.find((one) => one.voucherNos.includes(voucher.voucherNo));
  const id = voucher.voucherNo;
  if (isRefunded(voucher))
    return {
      id,
      icon: undoIcon,
      status: t(voucher.isUnreturned ? 'status.unreturned' : 'booking.visit_refunded'),
      ...refundTextOf(voucher),
    };
  const uses = usesLine(voucher, words);
  if (voucher.status === 'redeemed' && voucher.redeemedAt)
    return {
      id,
      icon: checkIcon,
      status: t('booking.visit_enjoyed'),
      title: visitLine(hongKongDay(voucher.redeemedAt), null, locale),
      detail: hongKongTime(voucher.redeemedAt),
    };
  if (voucher.status !== 'requires_redeemed')
    return { id, icon: clockIcon, status: t('booking.visit_expired'), title: uses, detail: '' };
  const missed = missedDay(voucher, today);
  if (missed)
    return {
      id,
      icon: clockIcon,
      status: t('missed.word'),
      title: visitLine(missed, null, locale),
      detail: voucher.endExchangeTime
        ? t('order.validUntil', { day: formatDay(lastDay(voucher.endExchangeTime), locale) })
        : '',
    };
  if (booking?.status === 'booked')
    return {
      id,
      icon: calendarIcon,
      status: t('booking.visit_booked'),
      title: visitLine(booking.date, null, locale),
      detail: [
        booking.time,
        optionLine(booking.options, words),
        booking.bookingNum > 1 ? t('booking.count', { count: booking.bookingNum }) : '',
        uses,
      ]
        .filter(Boolean)
        .join(' · '),
      name: booking.customerName,
      target: booking.bookingId,
    };
  if (overview.bookingState === 'stopped')
    return {
      id,
      icon: clockIcon,
      status: t('booking.visit_stopped'),
      title: uses,
      detail: '',
      target: 'new',
    };
  return {
    id,
    icon: plusIcon,
    status: t('booking.visit_open'),
    title: overview.lastBookingDate
      ? t('booking.by', { day: formatShortDay(overview.lastBookingDate, locale) })
      : '',
    detail: uses || t('booking.anyDay'),
    target: 'new',
  };
};

/** The chosen visit may stand further along the row. */
const scrollToChosen = (row: HTMLUListElement | null): void => {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (row && chosen)
    row.scrollLeft =
      chosen.offsetLeft - Number.parseFloat(getComputedStyle(row).paddingLeft || '0');
};

/**
 * Every visit of the order in a row that scrolls sideways; those that can be booked or moved are
 * pressed to choose them.
 */
export const VisitList = ({
  order,
  overview,
  model,
}: {
  readonly order: Order;
  readonly overview: Overview;
  readonly model: BookingModel;
}): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const refundTextOf = useRefundText(order);
  const [chosen, choose] = usePressed(model.target, model.choose);
  const visits = order.vouchers.map((voucher) =>
    visitOfVoucher(voucher, overview, refundTextOf, model.today, words),
  );
  // The next to be booked stands for all that can be.
  const next = visits.findIndex(({ target }) => target === 'new');
  return (
    <ul
      id={VISITS_ID}
      className={styles.visits}
      ref={scrollToChosen}
      role="list"
      // The row scrolls sideways, so the keyboard must be able to reach it (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('booking.visits')}
    >
      {visits.map((visit, index) => {
        const { target } = visit;
        const inner = (
          <>
            <span className={styles.word}>
              <Icon d={visit.icon} size="s" />
              <span className="visually-hidden">{t('detail.voucherIs', { index: index + 1 })}</span>
              <span>{visit.status}</span>
            </span>
            <b>{visit.title}</b>
            <span className="text-sm">{visit.detail}</span>
            {visit.name && <span className={`text-sm ${styles.under}`}>{visit.name}</span>}
          </>
        );
        return (
          <li key={visit.id}>
            {target ? (
              <button
                type="button"
                className={styles.visit}
                data-open={target === 'new' || undefined}
                aria-pressed={chosen === target && (target !== 'new' || index === next)}
                onClick={() => choose(target)}
              >
                {inner}
              </button>
            ) : (
              <div className={styles.visit}>{inner}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
