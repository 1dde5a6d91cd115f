import { links } from '@tapnook/contracts';
import { formatMoney } from '@tapnook/kernel';
import { UiLink, useTranslation } from '@tapnook/platform';
import { ButtonLink } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { ResultWithVoucher } from '../../shared/components/result-header/result-header.tsx';
import { visitLine } from '../../shared/model/order-lines.ts';
import type { Order } from '../../shared/model/order.ts';
import { paymentMethodText } from '../../shared/model/payment-messages.ts';

/** The difference of a change of date was paid: the new day, and the way to the order. */
export const ChangePaid = ({
  order,
  changeOf,
}: {
  readonly order: Order;
  readonly changeOf: string;
}): ReactElement => {
  const { t, locale, text } = useTranslation();
  const paid = t('result.paid', {
    amount: formatMoney(order.paymentAmount),
    method: paymentMethodText(order, t),
  });
  const { participationDate, startTime, refundedAmount } = order;
  const when = participationDate ? visitLine(participationDate, startTime, locale) : '';
  // The order was used or refunded meanwhile: the payment went back.
  const isBack = refundedAmount > 0;
  return (
    <ResultWithVoucher
      order={order}
      look={isBack ? 'bad' : 'good'}
      title={isBack ? t('change.notMoved') : t('change.paidTitle')}
      text={isBack ? t('result.refundedText') : [text(order.productName), when, paid].join(' · ')}
    >
      <ButtonLink as={UiLink} href={links.profile('order', changeOf)}>
        {t('result.order')}
      </ButtonLink>
    </ResultWithVoucher>
  );
};
