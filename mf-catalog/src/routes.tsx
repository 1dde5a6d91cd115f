import type { RemoteDefinition } from '@tapnook/platform';

/** Route id of remote.json → its screen. */
export const screens: RemoteDefinition['screens'] = {
  home: () => import('./screens/home/home.screen.tsx'),
  search: () => import('./screens/search/search.screen.tsx'),
  detail: () => import('./screens/detail/detail.screen.tsx'),
  promo: () => import('./screens/promo/promo.screen.tsx'),
  preview: () => import('./screens/preview/preview.screen.tsx'),
};
