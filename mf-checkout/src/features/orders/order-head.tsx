import { links } from '@tapnook/contracts';
import { hongKongDay } from '@tapnook/kernel';
import { AppLink, usePlatform, useToast, UiLink, useTranslation } from '@tapnook/platform';
import {
  ButtonLink,
  copyIcon,
  copyText,
  IconButton,
  Picture,
  printerIcon,
  qrIcon,
} from '@tapnook/ui';
import { type ReactElement, type RefObject } from 'react';
import { OrderStatusTag } from '../../shared/components/order-status.tsx';
import { buyAgainPath } from '../../shared/model/buy-again.ts';
import {
  isPayable,
  isGiven,
  isRefunded,
  isToBook,
  isUsed,
  missedDay,
  usesOf,
  visitOf,
  type Order,
} from '../../shared/model/order.ts';
import styles from './order-detail.module.css';

/**
 * How many vouchers are in which state, and of those with several uses how many were had, in words.
 */
const useCounts = (order: Order): string => {
  const { t } = useTranslation();
  const today = hongKongDay(usePlatform().now());
  const used = order.vouchers.filter(isUsed).length;
  const unreturned = order.vouchers.filter(({ isUnreturned }) => isUnreturned).length;
  const back = order.vouchers.filter(isRefunded).length - unreturned;
  const missed = order.vouchers.filter((voucher) => missedDay(voucher, today)).length;
  const booked = order.vouchers.filter(visitOf).length - missed;
  const toBook = order.vouchers.filter((voucher) => isToBook(order, voucher)).length;
  const given = order.vouchers.filter(isGiven).length;
  const open =
    order.vouchers.filter((voucher) => voucher.status === 'requires_redeemed').length -
    booked -
    missed -
    toBook -
    given;
  const parts = [
    ['used', used],
    ['booked', booked],
    ['missed', missed],
    ['toBook', toBook],
    ['open', open],
    ['given', given],
    ['refunded', back],
    ['unreturned', unreturned],
  ] as const;
  const uses = usesOf(order.vouchers);
  return [
    ...(order.vouchers.length > 1
      ? parts
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => t(`detail.${kind}`, { count }))
      : []),
    ...(uses.used > 0 && uses.limit > order.vouchers.length ? [t('ticket.uses', uses)] : []),
  ].join(t('detail.comma'));
};

export const Head = ({
  order,
  titleRef,
}: {
  readonly order: Order;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}): ReactElement => {
  const { t, text } = useTranslation();
  const counts = useCounts(order);
  const toast = useToast();
  const copy = (): void =>
    void copyText(order.orderNo).then((copied) =>
      copied ? toast('success', t('detail.copied')) : toast('error', t('detail.notCopied')),
    );
  const open = order.orderStatus === 'TBR' || order.orderStatus === 'PTR';
  const over =
    order.orderStatus === 'COM' || order.orderStatus === 'EXP' || order.orderStatus === 'INV';
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Picture
          src={order.productImages[0] ?? ''}
          alt=""
          width={192}
          height={192}
          sizes="96px"
          ratio="fill"
          shape="small"
        />
      </div>
      <div className={styles.what}>
        <p className={styles.status} role="status">
          <OrderStatusTag order={order} />
          <span className="text-sm text-muted">
            {order.orderStatus === 'TBP' && !isPayable(order) ? t('closing.title') : counts}
          </span>
        </p>
        <h2 ref={titleRef} className={styles.title}>
          <AppLink to={links.product(order)}>{text(order.productName)}</AppLink>
        </h2>
        <p className={styles.number}>
          <span translate="no">{order.orderNo}</span>
          <IconButton icon={copyIcon} iconSize="s" label={t('detail.copy')} onClick={copy} />
        </p>
      </div>
      <div className={styles.actions}>
        {order.payTime && (
          <ButtonLink
            as={UiLink}
            tone="outline"
            icon={printerIcon}
            href={links.receipt(order.orderNo)}
          >
            {t('order.receipt')}
          </ButtonLink>
        )}
        {open && (
          <ButtonLink as={UiLink} icon={qrIcon} href={links.voucher(order.orderNo)}>
            {t('order.vouchers', { count: order.vouchers.length })}
          </ButtonLink>
        )}
        {order.reviewStatus === 'PENDING' && (
          <ButtonLink as={UiLink} tone="outline" href={links.writeReview(order.orderNo)}>
            {t('order.review')}
          </ButtonLink>
        )}
        {over && (
          <ButtonLink as={UiLink} tone="outline" href={buyAgainPath(order)}>
            {t('order.again')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
};
