import type { RemoteDefinition } from '@tapnook/platform';

/** The words of one language at a time; the other is never downloaded. */
export const messages: RemoteDefinition['messages'] = (locale) =>
  locale === 'zh-HK'
    ? import('./zh-HK.json', { with: { type: 'json' } })
    : import('./en-US.json', { with: { type: 'json' } });
