import { links } from '@tapnook/contracts';
import { getPointsAmount, listOrders } from '@tapnook/contracts/calls';
import { formatMoney, groupDigits } from '@tapnook/kernel';
import { AppLink, useCall, type CallResult, useTranslation, type TextKey } from '@tapnook/platform';
import {
  cardIcon,
  CoinMark,
  giftIcon,
  Icon,
  Note,
  Panel,
  shieldIcon,
  ticketIcon,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { SECTION_ERROR_CODES } from '../../shared/components/query-section.tsx';
import styles from './account-deletion.module.css';

type Order = CallResult<typeof listOrders>['items'][number];

/** Orders that are unpaid, or paid and not confirmed. They block the deletion. */
export const usePendingPayments = () =>
  useCall(
    listOrders,
    { query: { pageNum: 1, pageSize: 20, statusArray: ['TBP', 'TBC'] } },
    { handledErrorCodes: SECTION_ERROR_CODES },
  );

type Priced = Pick<Order, 'price'> & {
  readonly vouchers: readonly Pick<Order['vouchers'][number], 'status' | 'price' | 'given'>[];
};

/**
 * Number of unused vouchers and what they cost, each for the person it admits, in cents. One that
 * was given stays its friend's, claimed or not.
 */
export const unusedVoucherTotal = (
  orders: readonly Priced[],
): { readonly count: number; readonly cents: number } => {
  const prices = orders.flatMap((order) =>
    order.vouchers
      .filter(({ status, given }) => status === 'requires_redeemed' && !given)
      .map(({ price }) => price ?? order.price),
  );
  return { count: prices.length, cents: prices.reduce((sum, price) => sum + price, 0) };
};

/** Number of unused vouchers that are friends', whether they claimed them or not. */
export const givenVoucherCount = (orders: readonly Priced[]): number =>
  orders
    .flatMap(({ vouchers }) => vouchers)
    .filter(({ status, given }) => status === 'requires_redeemed' && given).length;

/** Orders that block the deletion, with links to them. */
export const PendingPaymentNotice = ({
  orders,
}: {
  readonly orders: readonly Order[];
}): ReactElement | null => {
  const { t, text } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <Note tone="warn" title={t('leaving.moving')}>
      {orders.map((order) => (
        <p key={order.orderNo}>
          <span>
            {t(order.orderStatus === 'TBP' ? 'leaving.waits' : 'leaving.unconfirmed', {
              name: text(order.productName),
              amount: formatMoney(order.paymentAmount),
            })}
          </span>{' '}
          <AppLink className="link" to={links.profile('order', order.orderNo)}>
            {t('leaving.openOrder')}
          </AppLink>
        </p>
      ))}
    </Note>
  );
};

/** Translation key for a coin balance; amounts of zero are left out. */
const coinBalanceKey = (held: number, waiting: number): TextKey => {
  if (held > 0) return waiting > 0 ? 'leaving.coins' : 'leaving.coinsHeld';
  return waiting > 0 ? 'leaving.coinsWaiting' : 'leaving.coinsOnly';
};

/** What the deletion erases and what must be kept, with this account's amounts. */
export const AccountDeletionSummary = (): ReactElement => {
  const { t } = useTranslation();
  const coins = useCall(getPointsAmount, {}, { handledErrorCodes: 'all' });
  const orders = useCall(
    listOrders,
    { query: { pageNum: 1, pageSize: 100, statusArray: ['TBR', 'PTR'] } },
    { handledErrorCodes: 'all' },
  );
  const unused = unusedVoucherTotal(orders.data?.items ?? []);
  const given = givenVoucherCount(orders.data?.items ?? []);
  const held = coins.data?.frozenAmount ?? 0;
  const waiting = coins.data?.waitingAmount ?? 0;
  // Empty balances are left out; balances that are not loaded are named without an amount.
  const vouchers = !orders.data || unused.count > 0;
  const purse = !coins.data || coins.data.amount + held + waiting > 0;
  return (
    <Panel corner="small">
      <h2>{t('leaving.goes')}</h2>
      <ul role="list" className={styles.list}>
        {vouchers && (
          <li>
            <Icon d={ticketIcon} />
            <span>
              {orders.data
                ? t('leaving.vouchers', { count: unused.count, amount: formatMoney(unused.cents) })
                : t('leaving.vouchersAny')}
            </span>
          </li>
        )}
        {purse && (
          <li>
            <CoinMark size="s" />
            <span>
              {coins.data
                ? t(coinBalanceKey(held, waiting), {
                    amount: groupDigits(coins.data.amount),
                    held: groupDigits(held),
                    waiting: groupDigits(waiting),
                  })
                : t('leaving.coinsAny')}
            </span>
          </li>
        )}
        <li>
          <Icon d={cardIcon} />
          <span>{t('leaving.belongings')}</span>
        </li>
      </ul>
      <hr className="divider" />
      <h2>{t('leaving.stays')}</h2>
      <ul role="list" className={styles.list}>
        <li>
          <Icon d={shieldIcon} />
          <span>{t('leaving.ledger')}</span>
        </li>
        {given > 0 && (
          <li>
            <Icon d={giftIcon} />
            <span>{t('leaving.given', { count: given })}</span>
          </li>
        )}
      </ul>
    </Panel>
  );
};
