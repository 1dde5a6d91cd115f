import type { RemoteDefinition } from '@tapnook/platform';

/** Route id of remote.json → its screen. */
export const screens: RemoteDefinition['screens'] = {
  login: () => import('./screens/login/login.screen.tsx'),
  register: () => import('./screens/register/register.screen.tsx'),
  'reset-password': () => import('./screens/reset-password/reset-password.screen.tsx'),
  'undo-credential-change': () =>
    import('./screens/undo-credential-change/undo-credential-change.screen.tsx'),
  'oauth-callback': () => import('./screens/oauth-callback/oauth-callback.screen.tsx'),
  terms: () => import('./screens/terms/terms.screen.tsx'),
  about: () => import('./screens/about/about.screen.tsx'),
  'about-coins': () => import('./screens/about-coins/about-coins.screen.tsx'),
  help: () => import('./screens/help/help.screen.tsx'),
  'help-centre': () => import('./screens/help-centre/help-centre.screen.tsx'),
  profile: () => import('./screens/profile/profile.screen.tsx'),
  'delete-account': () => import('./screens/delete-account/delete-account.screen.tsx'),
  subscribe: () => import('./screens/subscribe/subscribe.screen.tsx'),
};
