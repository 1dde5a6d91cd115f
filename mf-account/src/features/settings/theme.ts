import { defineStored } from '@tapnook/platform';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The document reads it before the first paint (`shell/src/ssr/page-html.ts`). */
const stored = defineStored({
  key: 'theme',
  scope: 'device',
  area: 'local',
  parse: (value) => (value === 'light' || value === 'dark' ? value : undefined),
});

export const readTheme = (): Theme => stored.read() ?? 'system';

export const setTheme = (theme: Theme): void => {
  if (theme === 'system') {
    stored.write(undefined);
    delete document.documentElement.dataset.theme;
    return;
  }
  stored.write(theme);
  document.documentElement.dataset.theme = theme;
};
