import { links } from '@tapnook/contracts';
import { listOrders } from '@tapnook/contracts/calls';
import { hongKongDay } from '@tapnook/kernel';
import { UiLink, useCall, usePlatform, useTranslation } from '@tapnook/platform';
import { ButtonLink, Panel, qrIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { locationText, whenLine } from '../../shared/model/order-lines.ts';
import { isGiven, visitOf, type Order, type Voucher } from '../../shared/model/order.ts';
import styles from './orders.module.css';

const PAGE_SIZE = 20;
const MAX_SHOWN = 3;

/** An order's vouchers for this Hong Kong day; one that was given is a friend's to use. */
const vouchersForDay = (order: Order, day: string): Voucher[] =>
  order.vouchers.filter(
    (voucher) =>
      voucher.status === 'requires_redeemed' &&
      !isGiven(voucher) &&
      (order.participationDate ?? visitOf(voucher)?.day) === day,
  );

/** What is used today, first of all, with the way to its code. Nothing on other days. */
export const UsableToday = (): ReactElement | null => {
  const words = useTranslation();
  const { t, text } = words;
  const today = hongKongDay(usePlatform().now());
  const orders = useCall(
    listOrders,
    { query: { pageNum: 1, pageSize: PAGE_SIZE, statusArray: ['TBR', 'PTR'] } },
    { handledErrorCodes: 'all' },
  );
  const due = (orders.data?.items ?? [])
    .map((order) => ({ order, count: vouchersForDay(order, today).length }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_SHOWN);
  if (due.length === 0) return null;
  return (
    <Panel title={t('orders.today')} corner="small">
      <ul className={styles.today} role="list">
        {due.map(({ order, count }) => (
          <li key={order.orderNo}>
            <div>
              <p className="bold">{text(order.productName)}</p>
              <p className="text-sm text-muted">
                {[order.participationDate && whenLine(order, words), locationText(order, words)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <ButtonLink as={UiLink} icon={qrIcon} href={links.voucher(order.orderNo)}>
              {t('order.vouchers', { count })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
