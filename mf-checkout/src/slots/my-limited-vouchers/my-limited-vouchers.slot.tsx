import { defineSlot } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { BookingPage } from '../../features/booking/booking-page.tsx';
import { LimitedList } from '../../features/booking/limited-list.tsx';

/** The order that the profile area's address names after its section, if any. */
const ORDER_IN_PATH = /\/profile\/vouchers\/([^/?#]+)/;

const MyLimitedVouchers = (): ReactElement => {
  const [, orderNo] = ORDER_IN_PATH.exec(useLocation().pathname) ?? [];
  return orderNo ? (
    <BookingPage key={orderNo} orderNo={decodeURIComponent(orderNo)} />
  ) : (
    <LimitedList />
  );
};

/** Limited-quantity vouchers with booking, in the profile area. */
export const slot = defineSlot<Record<string, never>>({ Component: MyLimitedVouchers });
