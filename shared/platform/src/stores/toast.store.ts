import { createStore, type StoreApi } from 'zustand/vanilla';
import { usePlatform } from '../context.ts';

/** Part 1, section 9: error and success at the bottom, tip at the centre; 3000 ms. */
export type ToastKind = 'success' | 'error' | 'tip';
export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
}
export interface ToastState {
  readonly current: Toast | null;
  readonly show: (kind: ToastKind, text: string) => void;
  readonly dismiss: () => void;
}

export const createToastStore = (): StoreApi<ToastState> =>
  createStore<ToastState>((set, get) => ({
    current: null,
    show: (kind, text) =>
      set({ current: { id: String(Number(get().current?.id ?? 0) + 1), kind, text } }),
    dismiss: () => set({ current: null }),
  }));

/** Shows a toast; one at a time, the newest wins. Never the only record of an error. */
export const useToast = (): ToastState['show'] => usePlatform().toasts.getState().show;
