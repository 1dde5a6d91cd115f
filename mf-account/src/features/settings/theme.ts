/** Light, dark, or what the device prefers. Kept on the device; the document reads it before it is painted. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const KEPT = 'tapnook.theme';

export const readTheme = (): Theme => {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
};

export const setTheme = (theme: Theme): void => {
  if (theme === 'system') {
    localStorage.removeItem(KEPT);
    delete document.documentElement.dataset.theme;
    return;
  }
  localStorage.setItem(KEPT, theme);
  document.documentElement.dataset.theme = theme;
};
