import { listOrderCoupons } from '@tapnook/contracts/calls';
import { formatMoney } from '@tapnook/kernel';
import { useCall, useTranslation } from '@tapnook/platform';
import { Button } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { DiscountsModel } from './use-discounts.ts';
import styles from '../../shared/components/checkout.module.css';

const MAX_OFFERS = 3;

/** The shopper's own codes that this order could use, the one that saves most first. */
export const CouponOffers = ({
  model,
  orderNo,
}: {
  readonly model: DiscountsModel;
  readonly orderNo: string;
}): ReactElement | null => {
  const { t } = useTranslation();
  const { data = [] } = useCall(
    listOrderCoupons,
    { params: { orderNo } },
    { handledErrorCodes: 'all' },
  );
  if (model.code !== null || data.length === 0) return null;
  return (
    <ul className={styles.offers} role="list" aria-label={t('save.yours')}>
      {data.slice(0, MAX_OFFERS).map(({ code, discountAmount }) => (
        <li key={code}>
          <Button
            tone="outline"
            size="s"
            onClick={() => {
              model.setTyped(code);
              model.applyCode(code);
            }}
          >
            {t('save.use', { code, amount: formatMoney(discountAmount) })}
          </Button>
        </li>
      ))}
    </ul>
  );
};
