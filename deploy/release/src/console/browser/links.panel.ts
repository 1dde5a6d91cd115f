import type { ConsoleState } from '../console-state.types.ts';
import { actorName } from './audit-sentences.ts';
import { openConfirm, type Confirmation } from './confirm.panel.ts';
import { renderInto, h } from './dom.ts';
import { time } from './format.ts';
import { t } from './locale.ts';
import { mayChange, requestOfRegistry } from './store.ts';

type Row = ConsoleState['links'][number];

const revokePlan = ({ id, name }: Row): Confirmation => ({
  title: t('revokeLinkAsk', { name }),
  text: t('revokeLinkHint'),
  lines: [],
  act: t('revokeLink'),
  keep: t('keepLink'),
  reasonNeeded: false,
  run: () => requestOfRegistry(`/v1/links/${id}/revoke`, {}),
});

const linkRow = (row: Row): HTMLElement =>
  h(
    'li',
    {},
    h(
      'div',
      { class: 'grow' },
      h('span', { class: 'b' }, row.name),
      ' ',
      h(
        'span',
        { class: 'mut' },
        t('until', { time: time(row.expiresAt) }),
        ' · ',
        actorName(row.madeBy),
        row.audience === 'staff' && ` · ${t('staffOnly')}`,
      ),
      h(
        'p',
        { class: 'dim mono' },
        Object.entries(row.apps)
          .map(([app, what]) => `${app} ${what}`)
          .join(', '),
      ),
    ),
    mayChange() &&
      h(
        'button',
        {
          id: `revoke-${row.id}`,
          class: 'btn out',
          type: 'button',
          'aria-label': t('revokeLinkOf', { name: row.name }),
          onclick: () => openConfirm(() => revokePlan(row)),
        },
        t('revokeLink'),
      ),
  );

/** Links that show versions on the preview host; each can be ended at once. */
export const drawLinks = (box: Element, state: ConsoleState): void => {
  renderInto(box, [state.links, mayChange()], () => [
    h(
      'section',
      { class: 'panel' },
      h(
        'div',
        { class: 'ph' },
        h(
          'div',
          {},
          h('h2', {}, t('links')),
          h('p', { class: 'mut' }, state.links.length > 0 ? t('linksHint') : t('noLinks')),
        ),
      ),
      state.links.length > 0 && h('ol', { class: 'tl' }, state.links.map(linkRow)),
    ),
  ]);
};
