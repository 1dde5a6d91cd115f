import { usableStorage } from '@tapnook/platform';
/** Stored on the device; the document reads it before the first paint. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const STORAGE_KEY = 'tapnook.theme';

export const readTheme = (): Theme => {
  const stored = usableStorage('localStorage').getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

export const setTheme = (theme: Theme): void => {
  if (theme === 'system') {
    usableStorage('localStorage').removeItem(STORAGE_KEY);
    delete document.documentElement.dataset.theme;
    return;
  }
  usableStorage('localStorage').setItem(STORAGE_KEY, theme);
  document.documentElement.dataset.theme = theme;
};
