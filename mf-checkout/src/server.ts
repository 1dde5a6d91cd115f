import { serverOf } from '@tapnook/platform/server';
import { remote } from './remote.ts';
import { slot as myLimitedVouchers } from './slots/my-limited-vouchers/my-limited-vouchers.slot.tsx';
import { slot as orderDetail } from './slots/order-detail/order-detail.slot.tsx';
import { slot as orderList } from './slots/order-list/order-list.slot.tsx';
import { slot as savedCards } from './slots/saved-cards/saved-cards.slot.tsx';

export const server = serverOf(remote, {
  'order-list': orderList,
  'order-detail': orderDetail,
  'my-limited-vouchers': myLimitedVouchers,
  'saved-cards': savedCards,
});
