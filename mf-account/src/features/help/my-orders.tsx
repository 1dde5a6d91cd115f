import { links } from '@tapnook/contracts';
import { getOrder, listOrders } from '@tapnook/contracts/calls';
import { formatDay } from '@tapnook/kernel';
import { useCall, useSession, UiLink, useTranslation } from '@tapnook/platform';
import { Picture, Tag } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useOrderNoParam } from './use-order-no-param.ts';
import styles from './help.module.css';

/**
 * Open orders of the signed-in shopper, since most questions are about one; only the order in the
 * page's address when it names one.
 */
export const MyOrders = (): ReactElement | null => {
  const { t, text, locale } = useTranslation();
  const { user } = useSession();
  const orderNo = useOrderNoParam();
  const asked = useCall(
    getOrder,
    { params: { orderNo } },
    { handledErrorCodes: 'all', enabled: user !== null && orderNo !== '' },
  );
  const { data } = useCall(
    listOrders,
    { query: { pageNum: 1, pageSize: 2, statusArray: ['TBP', 'TBC', 'TBR', 'PTR'] } },
    { handledErrorCodes: 'all', enabled: user !== null },
  );
  const orders = asked.data ? [asked.data] : (data?.items ?? []);
  if (!user || orders.length === 0) return null;
  return (
    <div className={styles.context}>
      <h2>{t(asked.data ? 'help.thisOne' : 'help.oneOfThese')}</h2>
      <ul role="list">
        {orders.map((order) => (
          <li key={order.orderNo}>
            <Picture
              src={order.productImages[0] ?? ''}
              alt=""
              width={160}
              height={160}
              ratio="1:1"
              shape="small"
              sizes="56px"
              maxWidth={160}
            />
            <p>
              <b>{text(order.productName)}</b>{' '}
              {order.orderStatus === 'TBP' && <Tag tone="hot">{t('help.unpaid')}</Tag>}
              {order.participationDate && (
                <span className="text-sm text-muted">
                  {' '}
                  <span>{formatDay(order.participationDate, locale)}</span>
                </span>
              )}
              {asked.data && (
                <>
                  {' '}
                  <span className={`text-sm text-muted tabular ${styles.orderNo}`} translate="no">
                    {order.orderNo}
                  </span>
                </>
              )}
            </p>
            <p className={styles.contextLinks}>
              <UiLink className="link" href={links.profile('order', order.orderNo)}>
                {t('leaving.openOrder')}
              </UiLink>
              <UiLink className="link" href={links.terms('refunds')}>
                {t('help.refundRules')}
              </UiLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
};
