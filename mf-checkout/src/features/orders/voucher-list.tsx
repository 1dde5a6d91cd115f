import { links } from '@tapnook/contracts';
import { getOrderTimeline } from '@tapnook/contracts/calls';
import {
  formatDateTime,
  formatDay,
  formatMoney,
  groupedNumber,
  hongKongDay,
} from '@tapnook/kernel';
import { UiLink, useCall, usePlatform, useTranslation, type Words } from '@tapnook/platform';
import {
  Button,
  ButtonLink,
  calendarIcon,
  checkIcon,
  clockIcon,
  giftIcon,
  Icon,
  Panel,
  undoIcon,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { MissedVisitNotice } from '../../shared/components/missed-visit-notice.tsx';
import { NoWrap } from '../../shared/components/no-wrap.tsx';
import { VoucherStatusTag } from '../../shared/components/order-status.tsx';
import { useAddToCalendar } from '../../shared/hooks/use-add-to-calendar.ts';
import {
  lastDay,
  unbookedLine,
  optionLine,
  periodLine,
  usesLine,
  visitLine,
  voucherLabel,
  whenLine,
} from '../../shared/model/order-lines.ts';
import {
  isMovable,
  isPartlyUsed,
  isGiven,
  isRefunded,
  isToBook,
  missedDay,
  visitOf,
  type Order,
  type Voucher,
} from '../../shared/model/order.ts';
import { refundOf, type TimelineEvents } from '../../shared/model/refunds.ts';
import { visitsChart } from './voucher-visits.model.ts';
import { VoucherVisitsChart } from './voucher-visits.tsx';
import styles from './order-detail.module.css';

/** What comes next for a voucher, or what became of it; icon and words, never colour alone. */
const statusLine = (
  order: Order,
  voucher: Voucher,
  events: TimelineEvents | undefined,
  now: number,
  words: Words,
): { readonly icon: string; readonly text: string } => {
  const { t, locale } = words;
  if (voucher.isUnreturned) return { icon: undoIcon, text: t('status.unreturned') };
  if (isRefunded(voucher)) {
    const { amount, at } = refundOf(order, voucher, events);
    return {
      icon: undoIcon,
      text: [amount && formatMoney(amount), at && formatDateTime(at, locale)]
        .filter(Boolean)
        .join(' · '),
    };
  }
  if (voucher.status === 'redeemed' && voucher.redeemedAt)
    return {
      icon: checkIcon,
      text: t('detail.lineRedeemed', { time: formatDateTime(voucher.redeemedAt, locale) }),
    };
  if (isGiven(voucher))
    return { icon: giftIcon, text: t('gift.to', { name: voucher.given?.recipientName }) };
  const missed = missedDay(voucher, hongKongDay(now));
  if (missed)
    return { icon: clockIcon, text: t('missed.on', { when: visitLine(missed, null, locale) }) };
  if (voucher.bookingDate)
    return {
      icon: calendarIcon,
      text: [
        visitLine(voucher.bookingDate, voucher.bookingTime, locale),
        optionLine(voucher.bookingOptions, words),
      ]
        .filter(Boolean)
        .join(' · '),
    };
  if (!voucher.endExchangeTime) return { icon: clockIcon, text: '' };
  const day = formatDay(lastDay(voucher.endExchangeTime), locale);
  return {
    icon: clockIcon,
    text:
      voucher.status === 'requires_redeemed'
        ? unbookedLine(order, voucher, day, words)
        : t('detail.lineEnded', { day }),
  };
};

interface VoucherRowProps {
  readonly order: Order;
  readonly voucher: Voucher;
  readonly index: number;
  /** Of the order; undefined until they are known. */
  readonly events: TimelineEvents | undefined;
}
const VoucherRow = ({ order, voucher, index, events }: VoucherRowProps): ReactElement => {
  const words = useTranslation();
  const { t } = words;
  const { icon, text } = statusLine(order, voucher, events, usePlatform().now(), words);
  const visit = visitOf(voucher);
  const addToCalendar = useAddToCalendar(order, visit);
  const calendar = visit && addToCalendar;
  return (
    <li className={styles.line} data-state={voucher.status}>
      <span className={styles.node}>
        <Icon d={icon} size="s" />
      </span>
      <div className={styles.lineText}>
        <p className="bold">{voucherLabel(voucher, index, words)}</p>
        <p className="text-sm text-muted">{text}</p>
        <p className="text-xs text-muted tabular">
          {[
            groupedNumber(voucher.voucherNo),
            isPartlyUsed(voucher) && !calendar ? '' : usesLine(voucher, words),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {calendar ? (
        <Button
          tone="outline"
          size="s"
          icon={calendarIcon}
          aria-label={[t('detail.calendar'), t('detail.voucher', { index: index + 1 })].join(
            t('detail.comma'),
          )}
          onClick={calendar}
        >
          {t('detail.calendar')}
        </Button>
      ) : (
        <VoucherStatusTag order={order} voucher={voucher} />
      )}
    </li>
  );
};

/**
 * Each voucher of an order with its own line: against time where there is room for it, else in a
 * list.
 */
export const VoucherList = ({ order }: { readonly order: Order }): ReactElement | null => {
  const words = useTranslation();
  const { t, locale } = words;
  const now = usePlatform().now();
  const timeline = useCall(
    getOrderTimeline,
    { params: { orderNo: order.orderNo } },
    {
      handledErrorCodes: 'all',
      staleTime: 0,
      refreshOnReturn: true,
      enabled: order.vouchers.length > 0,
    },
  );
  const chart = timeline.data && visitsChart(order, timeline.data.events, now);
  const [first] = order.vouchers;
  if (!first) return null;
  const toBook = order.vouchers.some((voucher) => isToBook(order, voucher));
  const movable = order.vouchers.some((voucher) => isMovable(voucher, now));
  const bookable =
    (order.orderStatus === 'TBR' || order.orderStatus === 'PTR') && (toBook || movable);
  return (
    <Panel
      title={t('detail.vouchers', { count: order.vouchers.length })}
      corner="small"
      actions={
        <span className="text-sm text-muted tabular">
          <NoWrap>
            {order.participationDate
              ? whenLine(order, words)
              : periodLine(first.startExchangeTime, first.endExchangeTime, locale)}
          </NoWrap>
        </span>
      }
    >
      {chart && <VoucherVisitsChart order={order} chart={chart} events={timeline.data.events} />}
      <ol className={chart ? `${styles.lines} ${styles.linesBeside}` : styles.lines}>
        {order.vouchers.map((voucher, index) => (
          <VoucherRow
            key={voucher.voucherNo}
            order={order}
            voucher={voucher}
            index={index}
            events={timeline.data?.events}
          />
        ))}
      </ol>
      <MissedVisitNotice
        orderNo={order.orderNo}
        vouchers={order.vouchers}
        className={styles.after}
      />
      {bookable && (
        <p className={styles.after}>
          <ButtonLink
            as={UiLink}
            tone="soft"
            icon={calendarIcon}
            href={links.profile('vouchers', order.orderNo)}
          >
            {t(!movable ? 'order.book' : toBook ? 'detail.manage' : 'detail.change')}
          </ButtonLink>
        </p>
      )}
    </Panel>
  );
};
