import { usePlatform, type RouteState } from '@tapnook/platform';
import { useStore } from 'zustand';

/**
 * What `select` takes of where the page is and of the flags of its route: who asks for a path is
 * not drawn anew for a query.
 */
export const useRoute = <T>(select: (page: RouteState) => T): T =>
  useStore(usePlatform().route, select);
