import { defineScreen } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { PayableOrder } from '../checkout/payable-order.tsx';

const Page = (): ReactElement => {
  const { orderNo = '' } = useParams();
  return (
    <div className="container">
      <PayableOrder key={orderNo} orderNo={orderNo} />
    </div>
  );
};

/** `/checkoutOrder/:orderNo`: pays an order that waits, from the order list or after a refusal. */
export const screen = defineScreen({
  Component: Page,
  load: async ({ t }) => ({ title: t('meta.checkoutOrder'), noIndex: true }),
});
