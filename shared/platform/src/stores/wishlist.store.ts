import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { usePlatform } from '../context.ts';

/**
 * Products behind the heart: on the device for visitors, merged into the account at sign-in (part
 * 3).
 */
export interface WishlistState {
  readonly ids: readonly string[];
  toggle(productId: string): void;
  replace(ids: readonly string[]): void;
}

export const createWishlistStore = (
  onToggle?: (productId: string, saved: boolean) => void,
): StoreApi<WishlistState> =>
  createStore<WishlistState>((set, get) => ({
    ids: [],
    toggle: (productId) => {
      const saved = !get().ids.includes(productId);
      set({ ids: saved ? [productId, ...get().ids] : get().ids.filter((id) => id !== productId) });
      onToggle?.(productId, saved);
    },
    replace: (ids) => set({ ids }),
  }));

/** Whether a product is saved, and the switch. */
export const useWishlist = (
  productId: string,
): { readonly saved: boolean; readonly toggle: () => void } => {
  const { saved } = usePlatform();
  const isSaved = useStore(saved, (state) => state.ids.includes(productId));
  return { saved: isSaved, toggle: () => saved.getState().toggle(productId) };
};
