import { formatMoney } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { alertIcon, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { holdOf, type Order } from '../model/order.ts';

/**
 * What the bank did with the money of an order, and what that means for its vouchers: they wait
 * while the payment is in question, or a refund came back to us. Nothing where nothing happened.
 */
export const PaymentTroubleNote = ({
  order,
}: {
  readonly order: Pick<Order, 'orderStatus' | 'redemptionHold' | 'unreturnedAmount'>;
}): ReactElement | null => {
  const { t } = useTranslation();
  const hold = holdOf(order);
  if (hold)
    return (
      <Note icon={alertIcon} tone="warn" role="status" title={t(`trouble.${hold}`)}>
        {t(`trouble.${hold}Text`)}
      </Note>
    );
  const { unreturnedAmount } = order;
  return unreturnedAmount ? (
    <Note
      icon={alertIcon}
      tone="warn"
      role="status"
      title={t('trouble.unreturned', { amount: formatMoney(unreturnedAmount) })}
    >
      {t('trouble.unreturnedText')}
    </Note>
  ) : null;
};
