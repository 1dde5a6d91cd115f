import { formatMoney, formatShortDay, formatShortMonth, hongKongDay } from '@tapnook/kernel';
import { usePlatform, useTranslation, type Words } from '@tapnook/platform';
import {
  calendarIcon,
  cardIcon,
  checkIcon,
  clockIcon,
  closeIcon,
  Icon,
  undoIcon,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import {
  lastDay,
  unbookedLine,
  optionLine,
  usesLine,
  visitLine,
  voucherLabel,
} from '../../shared/model/order-lines.ts';
import {
  isRefunded,
  missedDay,
  shownState,
  type Order,
  type Voucher,
} from '../../shared/model/order.ts';
import { refundOf, type TimelineEvents } from '../../shared/model/refunds.ts';
import type {
  VoucherVisits,
  VisitsChart,
  VisitEventKind,
  VisitPoint,
} from './voucher-visits.model.ts';
import styles from './voucher-visits.module.css';

const ICONS: Readonly<Record<VisitEventKind, string>> = {
  bought: cardIcon,
  booked: calendarIcon,
  redeemed: checkIcon,
  refunded: undoIcon,
  expired: clockIcon,
  missed: closeIcon,
  ahead: clockIcon,
};
const LEGEND = ['bought', 'booked', 'redeemed', 'refunded', 'expired', 'missed', 'ahead'] as const;
/** Room for the words under an icon, as a share of the axis. */
const LABEL_WIDTH = 0.2;
/** Half of an icon, as such a share. */
const HALF_ICON = 0.035;
const percent = (x: number): string => `${(x * 100).toFixed(2)}%`;

const shortDay = (day: string, locale: Words['locale']): string =>
  formatShortDay(day, locale).replace(/^\w{3} /, '');
const dayAndTime = ({ day, time }: VisitPoint, locale: Words['locale']): string =>
  [shortDay(day, locale), time].filter(Boolean).join(' ');

/**
 * Which way the words under an icon run: off the edge and off the line of today, which is never
 * crossed by what is read.
 */
const anchorOf = (
  x: number,
  today: number,
): { readonly textAnchor: 'start' | 'middle' | 'end'; readonly x: number } => {
  if (Math.abs(x - today) < HALF_ICON)
    return x < today || x > 0.92 ? { textAnchor: 'end', x: -6 } : { textAnchor: 'start', x: 6 };
  if (x > 0.92) return { textAnchor: 'end', x: 14 };
  if (Math.abs(x - today) > LABEL_WIDTH / 2) return { textAnchor: 'middle', x: 0 };
  return x < today ? { textAnchor: 'end', x: 10 } : { textAnchor: 'start', x: -10 };
};

/**
 * The grid, the lines and the icons of one lane. Places are attributes of the drawing, which no
 * policy on styles minds.
 */
const Drawing = ({
  row,
  chart,
  locale,
}: {
  readonly row: VoucherVisits;
  readonly chart: VisitsChart;
  readonly locale: Words['locale'];
}): ReactElement => {
  const first = row.points[0]?.x ?? 0;
  const last = row.points.at(-1)?.x ?? first;
  const named = (point: VisitPoint, index: number): boolean => {
    const next = row.points[index + 1];
    return (
      index > 0 && (next === undefined || (next.kind === 'ahead' && next.x - point.x > LABEL_WIDTH))
    );
  };
  return (
    <svg className={styles.drawing} aria-hidden="true" focusable="false">
      {chart.months.map(({ day, x }) => (
        <line key={day} className={styles.month} x1={percent(x)} x2={percent(x)} y1="0" y2="100%" />
      ))}
      <line
        className={styles.today}
        x1={percent(chart.today)}
        x2={percent(chart.today)}
        y1="0"
        y2="100%"
      />
      <line className={styles.done} x1={percent(first)} x2={percent(row.solid)} y1="26" y2="26" />
      {last > row.solid && (
        <line className={styles.open} x1={percent(row.solid)} x2={percent(last)} y1="26" y2="26" />
      )}
      {row.points.map((point, index) => (
        <svg key={`${point.kind}-${point.at}`} x={percent(point.x)} y="26" overflow="visible">
          <path
            className={styles.node}
            data-kind={point.kind}
            d="M-12 -3a9 9 0 0 1 9 -9h11a4 4 0 0 1 4 4v16a4 4 0 0 1 -4 4h-16a4 4 0 0 1 -4 -4z"
          />
          <path
            className={styles.glyph}
            data-kind={point.kind}
            transform="translate(-7.2 -7.2) scale(.6)"
            d={ICONS[point.kind]}
          />
          {named(point, index) && (
            <text className={styles.when} y="27" {...anchorOf(point.x, chart.today)}>
              {dayAndTime(point, locale)}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
};

const stateOf = (
  order: Order,
  voucher: Voucher,
  events: TimelineEvents,
  today: string,
  words: Words,
): string => {
  const { t, locale } = words;
  const { amount } = refundOf(order, voucher, events);
  const state = shownState(order, voucher);
  if (state === voucher.status && isRefunded(voucher) && amount)
    return `${t('lanes.refunded')} ${formatMoney(amount)}`;
  if (state !== 'requires_redeemed') return t(`voucherStatus.${state}`);
  const missed = missedDay(voucher, today);
  if (missed) return t('missed.on', { when: visitLine(missed, null, locale) });
  if (voucher.bookingDate)
    return [t('lanes.booked'), optionLine(voucher.bookingOptions, words)]
      .filter(Boolean)
      .join(' · ');
  if (order.isBooking && order.bookingState === 'stopped') return t('booking.stopped');
  const end = voucher.endExchangeTime;
  return end
    ? unbookedLine(order, voucher, shortDay(lastDay(end), locale), words)
    : t('voucherStatus.requires_redeemed');
};

/** Whose lane it is, and how it stands. */
const VoucherLabel = ({
  order,
  index,
  events,
}: {
  readonly order: Order;
  readonly index: number;
  readonly events: TimelineEvents;
}): ReactElement => {
  const words = useTranslation();
  const today = hongKongDay(usePlatform().now());
  const voucher = order.vouchers[index];
  return (
    <p className={styles.who}>
      <b>{voucher && voucherLabel(voucher, index, words)}</b>
      {voucher &&
        [stateOf(order, voucher, events, today, words), usesLine(voucher, words)].map(
          (line) =>
            line && (
              <span key={line} className="text-muted">
                {line}
              </span>
            ),
        )}
    </p>
  );
};

/** Half of the word "today", and the name of a month, as shares of the axis. */
const HALF_TODAY = 0.045;
const MONTH_WIDTH = 0.055;
/**
 * Where a month's name stands: at its first day, and no further from it than the word "today"
 * needs.
 */
const monthLabelAt = (
  x: number,
  today: number,
): { readonly textAnchor: 'start' | 'end'; readonly x: string } =>
  x < today && x > today - HALF_TODAY - MONTH_WIDTH
    ? { textAnchor: 'end', x: percent(today - HALF_TODAY) }
    : { textAnchor: 'start', x: percent(x < today ? x : Math.max(x, today + HALF_TODAY)) };

/**
 * Every voucher of an order against time: what happened, and what is still to come. Its text says
 * the same.
 */
export const VoucherVisitsChart = ({
  order,
  chart,
  events,
}: {
  readonly order: Order;
  readonly chart: VisitsChart;
  readonly events: TimelineEvents;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const step = Math.ceil(chart.months.length / 8);
  const drawn = new Set(chart.vouchers.flatMap(({ points }) => points.map(({ kind }) => kind)));
  const spokenText = (row: VoucherVisits): string =>
    row.points
      .map((point) => `${t(`lanes.${point.kind}`)} ${dayAndTime(point, locale)}`)
      .join(t('detail.comma'));
  return (
    <div className={styles.chart}>
      <svg className={styles.axis} aria-hidden="true" focusable="false">
        {chart.months.map(
          ({ day, x }, index) =>
            index % step === 0 &&
            x < 0.97 && (
              <text key={day} className={styles.name} y="14" {...monthLabelAt(x, chart.today)}>
                {formatShortMonth(day, locale)}
              </text>
            ),
        )}
        <text
          className={styles.nameToday}
          x={percent(chart.today)}
          y="14"
          textAnchor={chart.today > 0.95 ? 'end' : 'middle'}
        >
          {t('lanes.today')}
        </text>
      </svg>
      <ol className={styles.lanes}>
        {chart.vouchers.map((row, index) => (
          <li key={row.voucherNo} className={styles.lane}>
            <VoucherLabel order={order} index={index} events={events} />
            <Drawing row={row} chart={chart} locale={locale} />
            <span className="visually-hidden">{spokenText(row)}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.legend} aria-label={t('booking.legend')}>
        {LEGEND.filter((kind) => drawn.has(kind)).map((kind) => (
          <li key={kind}>
            <Icon d={ICONS[kind]} size="s" />
            <span>{t(`lanes.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
