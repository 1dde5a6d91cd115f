import type { RemoteDefinition } from '@tapnook/platform';

/** Route id of remote.json → its screen. */
export const screens: RemoteDefinition['screens'] = {
  'merchant-search': () => import('./screens/merchant-search/merchant-search.screen.tsx'),
  merchant: () => import('./screens/merchant/merchant.screen.tsx'),
  'merchant-preview': () => import('./screens/merchant-preview/merchant-preview.screen.tsx'),
  partner: () => import('./screens/partner/partner.screen.tsx'),
};
