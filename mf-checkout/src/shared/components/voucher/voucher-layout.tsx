import { formatDay, groupedNumber, hongKongDay, personTypeLabel } from '@tapnook/kernel';
import { usePlatform, useTranslation, type Words } from '@tapnook/platform';
import { Picture } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import {
  choiceLine,
  periodLine,
  usesLine,
  whenLine,
  locationText,
} from '../../model/order-lines.ts';
import { isPartlyUsed, missedDay, type Order, type Voucher } from '../../model/order.ts';
import { NoWrap } from '../no-wrap.tsx';
import { VoucherStatusTag } from '../order-status.tsx';
import { VoucherFact } from './voucher-fact.tsx';
import styles from './voucher-card.module.css';

/** The day of a voucher's visit; empty while it has none or once it was missed. */
const visitDayText = (order: Order, voucher: Voucher, today: string, words: Words): string => {
  if (missedDay(voucher, today)) return '';
  if (voucher.bookingDate)
    return [formatDay(voucher.bookingDate, words.locale), voucher.bookingTime]
      .filter(Boolean)
      .join(' ');
  return order.participationDate ? whenLine(order, words) : '';
};

/** The number, which works without a code, and the spent uses. */
export const VoucherNumber = ({ voucher }: { readonly voucher: Voucher }): ReactElement => {
  const words = useTranslation();
  return (
    <>
      <p className={styles.number}>
        <span className="visually-hidden">
          <span>{words.t('ticket.number')}</span>{' '}
        </span>
        <span translate="no">{groupedNumber(voucher.voucherNo)}</span>
      </p>
      {voucher.usageLimit > 1 && !isPartlyUsed(voucher) && (
        <p className="text-sm text-muted tabular">{usesLine(voucher, words)}</p>
      )}
    </>
  );
};

/** One voucher: what it is for, and below the perforation what is shown at the entrance. */
export const VoucherLayout = ({
  order,
  voucher,
  children,
}: {
  readonly order: Order;
  readonly voucher: Voucher;
  readonly children: ReactNode;
}): ReactElement => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const day = visitDayText(order, voucher, hongKongDay(usePlatform().now()), words);
  const position = { index: order.vouchers.indexOf(voucher) + 1, count: order.vouchers.length };
  return (
    <article className={styles.ticket} aria-label={t('ticket.position', position)}>
      <div className={styles.picture}>
        <Picture
          src={order.productImages[0] ?? ''}
          alt=""
          width={784}
          height={224}
          sizes="(min-width: 448px) 392px, 100vw"
          ratio="fill"
          dimmed={voucher.status !== 'requires_redeemed'}
        />
      </div>
      <div className={styles.body}>
        <div className="row space-between">
          <VoucherStatusTag order={order} voucher={voucher} />
          {position.count > 1 && (
            <span className="text-sm text-muted tabular">{t('ticket.of', position)}</span>
          )}
        </div>
        <h2 className={styles.title}>{text(order.productName)}</h2>
        <p className="text-sm text-muted">{text(order.merchantName)}</p>
        <dl className={styles.facts}>
          <VoucherFact label={t(day ? 'ticket.when' : 'ticket.period')}>
            {day || (
              <NoWrap>
                {periodLine(voucher.startExchangeTime, voucher.endExchangeTime, locale)}
              </NoWrap>
            )}
          </VoucherFact>
          <VoucherFact label={t('ticket.where')}>{locationText(order, words)}</VoucherFact>
          <VoucherFact label={t('ticket.plan')}>
            {[
              choiceLine(order, words, voucher.bookingOptions),
              voucher.person && personTypeLabel(voucher.person, locale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </VoucherFact>
          <VoucherFact label={t('ticket.order')}>
            <span className={styles.orderNo} translate="no">
              {order.orderNo}
            </span>
          </VoucherFact>
        </dl>
      </div>
      <div className={styles.tear} aria-hidden="true" />
      <div className={styles.stub}>{children}</div>
    </article>
  );
};
