import type { RemoteDefinition } from '@tapnook/platform';

/** Route id of remote.json → its screen. */
export const screens: RemoteDefinition['screens'] = {
  checkout: () => import('./screens/checkout/checkout.screen.tsx'),
  'checkout-order': () => import('./screens/checkout-order/checkout-order.screen.tsx'),
  'checkout-qr': () => import('./screens/checkout-qr/checkout-qr.screen.tsx'),
  result: () => import('./screens/result/result.screen.tsx'),
  voucher: () => import('./screens/voucher/voucher.screen.tsx'),
  'offline-vouchers': () => import('./screens/offline-vouchers/offline-vouchers.screen.tsx'),
  gift: () => import('./screens/gift/gift.screen.tsx'),
  receipt: () => import('./screens/receipt/receipt.screen.tsx'),
};
