import type { RemoteRoute } from '@tapnook/contracts';

/** Flags of the shell's own pages: error and not found (part 1, section 2). */
export const SHELL_ROUTE: RemoteRoute = {
  id: 'not-found',
  path: '*',
  auth: false,
  render: 'server',
  header: false,
  footer: false,
  searchBar: false,
  fixedHeader: false,
  tabBar: false,
  sensitive: false,
};
