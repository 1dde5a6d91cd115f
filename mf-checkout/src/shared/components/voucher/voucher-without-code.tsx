import { formatMoney } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { Picture, Tag } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { choiceLine, countLine, periodLine, sumLabel, whenLine } from '../../model/order-lines.ts';
import type { Order } from '../../model/order.ts';
import { NoWrap } from '../no-wrap.tsx';
import { OrderStatusTag } from '../order-status.tsx';
import { VoucherFact } from './voucher-fact.tsx';
import styles from './voucher-card.module.css';

/**
 * What was ordered, as a voucher without a code: the order is unpaid, unconfirmed or closed.
 * `isUnconfirmed`: the server cannot tell whether it is paid.
 */
export const VoucherWithoutCode = ({
  order,
  isUnconfirmed = false,
}: {
  readonly order: Order;
  readonly isUnconfirmed?: boolean;
}): ReactElement => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const { startExchangeTime, endExchangeTime } = order.planInfo;
  return (
    <article className={styles.ticket} aria-label={text(order.productName)}>
      <div className={styles.picture}>
        <Picture
          src={order.productImages[0] ?? ''}
          alt=""
          width={784}
          height={224}
          sizes="(min-width: 448px) 392px, 100vw"
          ratio="fill"
        />
      </div>
      <div className={styles.body}>
        <div className="row space-between">
          {isUnconfirmed ? (
            <Tag tone="info" size="m">
              {t('ticket.checking')}
            </Tag>
          ) : (
            <OrderStatusTag order={order} />
          )}
          <span className="text-sm text-muted tabular">{countLine(order, words)}</span>
        </div>
        <h2 className={styles.title}>{text(order.productName)}</h2>
        <dl className={styles.facts}>
          <VoucherFact label={t(order.participationDate ? 'ticket.when' : 'ticket.period')}>
            <NoWrap>
              {order.participationDate
                ? whenLine(order, words)
                : periodLine(startExchangeTime, endExchangeTime, locale)}
            </NoWrap>
          </VoucherFact>
          <VoucherFact label={t('ticket.plan')}>{choiceLine(order, words)}</VoucherFact>
          <VoucherFact label={isUnconfirmed ? t('sum.amount') : sumLabel(order, words)}>
            <span translate="no">{formatMoney(order.paymentAmount)}</span>
          </VoucherFact>
          <VoucherFact label={t('ticket.order')}>
            <span className={styles.orderNo} translate="no">
              {order.orderNo}
            </span>
          </VoucherFact>
        </dl>
      </div>
    </article>
  );
};
