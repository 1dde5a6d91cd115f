import type { ConsoleState } from '../console-state.types.ts';
import { actorName } from './audit-sentences.ts';
import { openConfirm, type Confirmation } from './confirm.panel.ts';
import { renderInto, h } from './dom.ts';
import { time } from './format.ts';
import { t } from './locale.ts';
import { mayChange, requestOfRegistry } from './store.ts';

type Row = ConsoleState['blocks'][number];

const liftPlan = ({ app, version }: Row): Confirmation => ({
  title: t('liftBlockAsk', { app, version }),
  text: t('liftBlockHint'),
  lines: [],
  act: t('liftBlock'),
  keep: t('keepBlock'),
  reasonNeeded: true,
  run: (reason) => requestOfRegistry(`/v1/apps/${app}/versions/${version}/unblock`, { reason }),
});

const blockRow = (row: Row): HTMLElement =>
  h(
    'li',
    {},
    h(
      'div',
      { class: 'grow' },
      h('span', { class: 'b mono' }, `${row.app} ${row.version}`),
      ' ',
      h('span', { class: 'mut' }, time(row.blockedAt), ' · ', actorName(row.blockedBy)),
      h('p', { class: 'dim' }, row.reason),
    ),
    mayChange() &&
      h(
        'button',
        {
          id: `lift-${row.app}-${row.version}`,
          class: 'btn out',
          type: 'button',
          'aria-label': t('liftBlockOf', { app: row.app, version: row.version }),
          onclick: () => openConfirm(() => liftPlan(row)),
        },
        t('liftBlock'),
      ),
  );

/** Versions that must not be served; a manager lifts a block with a reason. */
export const drawBlocks = (box: Element, state: ConsoleState): void => {
  renderInto(box, [state.blocks, mayChange()], () => [
    h(
      'section',
      { class: 'panel' },
      h(
        'div',
        { class: 'ph' },
        h(
          'div',
          {},
          h('h2', {}, t('blockList')),
          h('p', { class: 'mut' }, state.blocks.length > 0 ? t('blockListHint') : t('noBlocks')),
        ),
      ),
      state.blocks.length > 0 && h('ol', { class: 'tl' }, state.blocks.map(blockRow)),
    ),
  ]);
};
