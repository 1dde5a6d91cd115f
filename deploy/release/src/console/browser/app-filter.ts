import type { TextKey } from '../texts.ts';
import { h, icon } from './dom.ts';
import { t } from './locale.ts';

const TITLES: Readonly<Record<string, TextKey>> = {
  history: 'history',
  audit: 'auditLog',
  owners: 'owners',
};

/** What each list is filtered by; it stays while one walks through the console. */
const wanted = new Map<string, string>();

/** Whether some text of a row names what a list is filtered by. */
export const isWanted = (list: string, text: string): boolean =>
  text.toLowerCase().includes((wanted.get(list) ?? '').toLowerCase());
export const filterOf = (list: string): string => wanted.get(list) ?? '';

/** A field that filters a list by app, or by anything that a row says. */
export const appFilter = (list: string, changed: () => void): HTMLElement => {
  const field = h('input', {
    id: `filter-${list}`,
    type: 'search',
    placeholder: t('filter'),
    'aria-label': t('filterOf', { list: t(TITLES[list] ?? 'apps') }),
    value: filterOf(list),
    oninput: () => {
      wanted.set(list, field.value.trim());
      changed();
    },
  });
  return h('span', { class: 'inp small' }, icon('search'), field);
};
