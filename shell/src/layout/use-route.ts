import { usePlatform, type RouteState } from '@tapnook/platform';
import { useStore } from 'zustand';

/** Where the page is, with the flags of its route. */
export const useRoute = (): RouteState => useStore(usePlatform().route);
