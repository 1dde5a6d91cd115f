import type { RemoteDefinition } from '@tapnook/platform';

/** Route id of remote.json → its screen. */
export const screens: RemoteDefinition['screens'] = {
  'write-review': () => import('./screens/write-review/write-review.screen.tsx'),
  'review-success': () => import('./screens/review-success/review-success.screen.tsx'),
  'review-detail': () => import('./screens/review-detail/review-detail.screen.tsx'),
};
