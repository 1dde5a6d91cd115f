import { links } from '@tapnook/contracts';
import { formatDay, formatShortMonth, hongKongDay, weekday, weekdayName } from '@tapnook/kernel';
import { UiLink, usePlatform, useTranslation } from '@tapnook/platform';
import { Button, ButtonLink, calendarIcon, Panel } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useAddToCalendar, type CalendarVisit } from '../../shared/hooks/use-add-to-calendar.ts';
import { lastDay, branchWithDistrict, locationText } from '../../shared/model/order-lines.ts';
import { isToBook, visitOf, type Order } from '../../shared/model/order.ts';
import styles from './order-detail.module.css';

interface Visit extends CalendarVisit {
  readonly until?: string | null;
}
/** The next visit from today on; one that was missed is no longer to come. */
const nextVisit = (order: Order, today: string): Visit | undefined => {
  const booked = order.vouchers
    .flatMap((voucher) => visitOf(voucher) ?? [])
    .filter(({ day }) => day >= today);
  const [first] = booked.toSorted((a, b) =>
    `${a.day}${a.time ?? ''}`.localeCompare(`${b.day}${b.time ?? ''}`),
  );
  return (
    first ??
    (order.participationDate && order.participationDate >= today
      ? { id: order.orderNo, day: order.participationDate, time: order.startTime }
      : undefined)
  );
};

/** The day in a tile, as a calendar has it. */
const Tile = ({ day }: { readonly day: string }): ReactElement => {
  const { locale } = useTranslation();
  return (
    <span className={styles.tile} aria-hidden="true">
      <span>{formatShortMonth(day, locale)}</span>
      <b>{Number(day.slice(8))}</b>
    </span>
  );
};

/** What comes next of an order that is still good, with what can be done about it. */
export const UpcomingVisit = ({ order }: { readonly order: Order }): ReactElement | null => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const { now } = usePlatform();
  const visit = nextVisit(order, hongKongDay(now()));
  const addToCalendar = useAddToCalendar(order, visit);
  const toBook = order.vouchers.filter((voucher) => isToBook(order, voucher)).length;
  const end = order.vouchers.find(({ status }) => status === 'requires_redeemed')?.endExchangeTime;
  if ((order.orderStatus !== 'TBR' && order.orderStatus !== 'PTR') || (!visit && toBook === 0))
    return null;
  const [branch, ...others] = order.branchStores;
  return (
    <Panel title={t('next.title')} corner="small">
      <div className={styles.next}>
        {visit && (
          <>
            <div className={styles.visit}>
              <Tile day={visit.day} />
              <div>
                <p className="bold">
                  {[weekdayName(weekday(visit.day), locale), visit.time]
                    .filter(Boolean)
                    .join(t('detail.comma'))}
                </p>
                <p className="text-sm text-muted">
                  <span className="visually-hidden">
                    <span>{formatDay(visit.day, locale)}</span>{' '}
                  </span>
                  <span>
                    {branch
                      ? others.length > 0
                        ? locationText(order, words)
                        : branchWithDistrict(
                            text(branch.branchName),
                            text(branch.districtName),
                            words,
                          )
                      : text(order.merchantName)}
                  </span>
                </p>
              </div>
            </div>
            <div className="row gap-2 flex-wrap">
              {visit.until && Date.parse(visit.until) > now() && (
                <ButtonLink
                  as={UiLink}
                  tone="outline"
                  size="s"
                  href={links.profile('vouchers', order.orderNo)}
                >
                  {t('next.change')}
                </ButtonLink>
              )}
              {addToCalendar && (
                <Button tone="outline" size="s" icon={calendarIcon} onClick={addToCalendar}>
                  {t('detail.calendar')}
                </Button>
              )}
            </div>
          </>
        )}
        {toBook > 0 && (
          <div className={styles.toBook}>
            <div>
              <p className="bold">{t('next.toBook', { count: toBook })}</p>
              {end && (
                <p className="text-sm text-muted">
                  {t('booking.by', { day: formatDay(lastDay(end), locale) })}
                </p>
              )}
            </div>
            <ButtonLink
              as={UiLink}
              tone="soft"
              size="s"
              href={links.profile('vouchers', order.orderNo)}
            >
              {t('next.pick')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Panel>
  );
};
