import { getOrderTimeline } from '@tapnook/contracts/calls';
import { formatDateTime, formatMoney, groupDigits } from '@tapnook/kernel';
import { useCall, useTranslation, type Words, type TextKey } from '@tapnook/platform';
import { Panel, QueryBoundary, SkeletonText, Timeline, type TimelineItem } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { QueryError } from '../../shared/components/query-error.tsx';
import { optionLine, visitLine } from '../../shared/model/order-lines.ts';
import type { Order } from '../../shared/model/order.ts';
import { groupEvents, usesByEvent, type EventGroup, type TimelineEvent } from './group-events.ts';

const RETURNED_EVENTS: ReadonlySet<string> = new Set([
  'booking_invalid',
  'booking_missed',
  'voucher_refunded',
]);
const stateOf = ({ event }: TimelineEvent): TimelineItem['state'] => {
  // A place that is given back because its voucher was used or refunded, or its day passed, failed
  // nobody.
  if (RETURNED_EVENTS.has(event)) return 'back';
  return /failed|canceled|expired|rejected|_exp$/.test(event) ? 'bad' : 'done';
};

/**
 * Coins that were not earned by an event came back with it (part 3: an order that ends unpaid, and
 * a refund, return them).
 */
const coinsOf = ({ kind, coins }: TimelineEvent, { t }: Words): string =>
  coins
    ? t(kind === 'coin' ? 'detail.coins' : 'receipt.coinsBack', { coins: groupDigits(coins) })
    : '';

const whenOf = ({ date, time }: NonNullable<TimelineEvent['slot']>, { locale }: Words): string =>
  visitLine(date, time, locale);

const TITLES: Readonly<Record<string, TextKey>> = {
  booking_booked: 'detail.bookedFor',
  booking_changed: 'detail.movedTo',
};
/** A change of the options alone names no other day. */
const namedOf = ({ event, formerSlot }: TimelineEvent): TextKey | undefined =>
  event === 'booking_changed' && !formerSlot ? undefined : TITLES[event];
/** What an event is called; a booking says for which day. */
const titleOf = (event: TimelineEvent, words: Words): string => {
  const named = namedOf(event);
  return named && event.slot
    ? words.t(named, { when: whenOf(event.slot, words) })
    : words.text(event.title);
};
/**
 * The day that a title does not tell: the one before a move, or the one of a booking that ended.
 */
const dayOf = (event: TimelineEvent, words: Words): string => {
  const { slot, formerSlot } = event;
  if (formerSlot) return words.t('detail.movedFrom', { when: whenOf(formerSlot, words) });
  return slot && !namedOf(event) ? whenOf(slot, words) : '';
};

/** Which voucher, and of one with several uses which of them. */
const voucherOf = (
  { first, voucherNos }: EventGroup,
  order: Order,
  uses: ReadonlyMap<string, number>,
  { t }: Words,
): string => {
  const places = voucherNos
    .map((voucherNo) => order.vouchers.findIndex((voucher) => voucher.voucherNo === voucherNo) + 1)
    .toSorted((a, b) => a - b);
  if (places.length === 0) return '';
  const which = t('detail.vouchersAt', {
    count: places.length,
    index: places.join(t('detail.and')),
  });
  const use = uses.get(first.id);
  const limit =
    order.vouchers.find(({ voucherNo }) => voucherNo === first.voucherNo)?.usageLimit ?? 1;
  return use && limit > 1 && places.length === 1
    ? [which, t('detail.use', { use, limit })].join(t('detail.comma'))
    : which;
};

const detailOf = (
  group: EventGroup,
  order: Order,
  uses: ReadonlyMap<string, number>,
  words: Words,
): string => {
  const { first } = group;
  return [
    dayOf(first, words),
    optionLine(first.options, words),
    first.amount ? formatMoney(first.amount) : '',
    coinsOf(first, words),
    voucherOf(group, order, uses, words),
  ]
    .filter(Boolean)
    .join(' · ');
};

/**
 * What happened to an order, the newest first; a payment that came to nothing as well; what goes
 * back is told where its money went.
 */
export const OrderHistory = ({ order }: { readonly order: Order }): ReactElement => {
  const words = useTranslation();
  const { t, locale } = words;
  const found = useCall(
    getOrderTimeline,
    { params: { orderNo: order.orderNo } },
    { handledErrorCodes: 'all', staleTime: 0, refreshOnReturn: true },
  );
  return (
    <Panel title={t('detail.history')}>
      <QueryBoundary
        query={found}
        loading={<SkeletonText lines={4} />}
        renderError={(retry) => <QueryError failure={found.error} level={3} onRetry={retry} />}
      >
        {({ events }) => {
          const uses = usesByEvent(events);
          return (
            <Timeline
              label={t('detail.history')}
              items={groupEvents(events.filter(({ kind }) => kind !== 'refund'))
                .toReversed()
                .map((group) => ({
                  id: group.first.id,
                  title: titleOf(group.first, words),
                  time: formatDateTime(group.first.at, locale),
                  detail: detailOf(group, order, uses, words) || undefined,
                  state: stateOf(group.first),
                }))}
            />
          );
        }}
      </QueryBoundary>
    </Panel>
  );
};
