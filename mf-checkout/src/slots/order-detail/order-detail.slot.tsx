import { defineSlot } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { OrderDetail } from '../../features/orders/order-detail.tsx';

const Detail = ({ orderNo }: { readonly orderNo: string }): ReactElement => (
  <OrderDetail key={orderNo} orderNo={orderNo} />
);

/** One order with its timeline, in the profile area. */
export const slot = defineSlot<{ readonly orderNo: string }>({ Component: Detail });
