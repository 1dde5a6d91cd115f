import { links } from '@tapnook/contracts';
import { formatMoney, formatRelativeDay, groupDigits, hongKongDay } from '@tapnook/kernel';
import { AppLink, usePlatform, UiLink, useTranslation, type Words } from '@tapnook/platform';
import { ButtonLink, calendarIcon, Icon, Picture, qrIcon, useFocusFallback } from '@tapnook/ui';
import { useRef, type ReactElement } from 'react';
import { NoWrap } from '../../shared/components/no-wrap.tsx';
import { OrderStatusTag } from '../../shared/components/order-status.tsx';
import { buyAgainPath } from '../../shared/model/buy-again.ts';
import { choiceLine, countLine, whenLine } from '../../shared/model/order-lines.ts';
import { isPayable, isToBook, isUsed, type Order } from '../../shared/model/order.ts';
import { CancelOrder } from './cancel-order.tsx';
import { PaymentCountdown } from './payment-countdown.tsx';
import styles from './orders.module.css';

const Head = ({
  order,
  onEnd,
}: {
  readonly order: Order;
  readonly onEnd: () => void;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const { now } = usePlatform();
  const number = (
    <AppLink to={links.profile('order', order.orderNo)} className={styles.number} translate="no">
      {order.orderNo}
    </AppLink>
  );
  if (isPayable(order) && order.holdExpiresAt) {
    return (
      <div className={styles.head} data-hot="">
        <span className={styles.left}>
          <PaymentCountdown endsAt={order.holdExpiresAt} onEnd={onEnd} />
        </span>
        {number}
      </div>
    );
  }
  const soon =
    order.participationDate && (order.orderStatus === 'TBR' || order.orderStatus === 'PTR')
      ? formatRelativeDay(
          order.participationDate,
          hongKongDay(now()),
          locale,
          order.startTime ?? undefined,
        )
      : '';
  const used = order.vouchers.filter(isUsed).length;
  const word =
    order.orderStatus === 'TBP'
      ? t('closing.title')
      : order.orderStatus === 'PTR'
        ? t('order.used', { used, count: order.vouchers.length })
        : soon;
  return (
    <div className={styles.head}>
      <span className={styles.left}>
        <OrderStatusTag order={order} />
        <span className="text-sm text-muted">{word}</span>
      </span>
      {number}
    </div>
  );
};

/**
 * What can be done with an order now: one thing first, one more beside it; the rest stands on the
 * order's own page.
 */
const Actions = ({ order }: { readonly order: Order }): ReactElement => {
  const { t } = useTranslation();
  const open = order.orderStatus === 'TBR' || order.orderStatus === 'PTR';
  const toReview = order.reviewStatus === 'PENDING';
  const bookable = order.vouchers.some((voucher) => isToBook(order, voucher));
  const receipt = (
    <ButtonLink as={UiLink} tone="outline" size="s" href={links.receipt(order.orderNo)}>
      {t('order.receipt')}
    </ButtonLink>
  );
  const again = (
    <ButtonLink as={UiLink} tone="outline" size="s" href={buyAgainPath(order)}>
      {t('order.again')}
    </ButtonLink>
  );
  if (order.orderStatus === 'TBP') {
    return isPayable(order) ? (
      <div className={styles.actions}>
        <CancelOrder orders={[order]} />
        <ButtonLink
          as={UiLink}
          tone="hot"
          size="s"
          href={links.checkoutOrder(order.orderNo)}
          translate="no"
        >
          {t('pay.button', { amount: formatMoney(order.paymentAmount) })}
        </ButtonLink>
      </div>
    ) : (
      <div className={styles.actions} />
    );
  }
  if (open) {
    return (
      <div className={styles.actions}>
        {bookable && (
          <ButtonLink
            as={UiLink}
            tone="soft"
            size="s"
            icon={calendarIcon}
            href={links.profile('vouchers', order.orderNo)}
          >
            {t('order.book')}
          </ButtonLink>
        )}
        {!bookable &&
          (toReview ? (
            <ButtonLink as={UiLink} tone="outline" size="s" href={links.writeReview(order.orderNo)}>
              {t('order.review')}
            </ButtonLink>
          ) : (
            receipt
          ))}
        <ButtonLink as={UiLink} size="s" icon={qrIcon} href={links.voucher(order.orderNo)}>
          {t('order.vouchers', { count: order.vouchers.length })}
        </ButtonLink>
      </div>
    );
  }
  if (order.orderStatus === 'TBC') return <div className={styles.actions}>{receipt}</div>;
  return (
    <div className={styles.actions}>
      {order.payTime && !toReview && receipt}
      {again}
      {toReview && (
        <ButtonLink as={UiLink} size="s" href={links.writeReview(order.orderNo)}>
          {t('order.review')}
        </ButtonLink>
      )}
    </div>
  );
};

/**
 * What the sum does not say: whether it was taken, what came back of it, and what became of the
 * coins of an order that is not paid.
 */
const moneyLine = (order: Order, { t }: Words): string => {
  const { orderStatus, payTime, refundedAmount, usedTapCoin } = order;
  if (orderStatus === 'TBP' && !isPayable(order)) return t('closing.line');
  if (refundedAmount > 0) return `${t('sum.refunded')} ${formatMoney(refundedAmount)}`;
  const coins = groupDigits(usedTapCoin);
  if (usedTapCoin === 0 || payTime) return '';
  if (orderStatus === 'TBP') return t('order.coinsHeld', { coins });
  return orderStatus === 'INV' ? t('receipt.coinsBack', { coins }) : '';
};

/** One order of the list. */
export const OrderCard = ({
  order,
  onEnd,
}: {
  readonly order: Order;
  readonly onEnd: () => void;
}): ReactElement => {
  const words = useTranslation();
  const { text } = words;
  const when = whenLine(order, words);
  const title = useRef<HTMLHeadingElement>(null);
  const focusStays = useFocusFallback(() => title.current?.querySelector('a'));
  return (
    <article className={styles.card} aria-label={text(order.productName)} {...focusStays}>
      <Head order={order} onEnd={onEnd} />
      <div className={styles.body}>
        <div className={styles.picture}>
          <Picture
            src={order.productImages[0] ?? ''}
            alt=""
            width={224}
            height={192}
            sizes="112px"
            ratio="fill"
            shape="small"
          />
        </div>
        <div className={styles.what}>
          <h3 ref={title} className={styles.title}>
            <AppLink to={links.profile('order', order.orderNo)}>{text(order.productName)}</AppLink>
          </h3>
          <p className="text-sm text-muted">{choiceLine(order, words)}</p>
          {when && (
            <p className={styles.when}>
              <Icon d={calendarIcon} size="s" />
              <span>
                <NoWrap>{when}</NoWrap>
              </span>
            </p>
          )}
        </div>
        <div className={styles.amount}>
          <span className="text-sm text-muted">{countLine(order, words)}</span>
          <b className="tabular" translate="no">
            {formatMoney(order.paymentAmount)}
          </b>
        </div>
      </div>
      <div className={styles.foot}>
        <span className="text-sm text-muted">{moneyLine(order, words)}</span>
        <Actions order={order} />
      </div>
    </article>
  );
};
