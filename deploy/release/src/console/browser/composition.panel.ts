import type { ConsoleState, AppRow } from '../console-state.types.ts';
import { openConfirm, type Confirmation } from './confirm.panel.ts';
import { renderInto, h, icon } from './dom.ts';
import { generation, kilobytes, share, shortHash, weight } from './format.ts';
import { t } from './locale.ts';
import { openPin } from './pin.dialog.ts';
import { change, currentState, mayChange } from './store.ts';

const healthTag = (row: AppRow, alarmed: boolean): HTMLElement => {
  if (alarmed) return h('span', { class: 'tag bad' }, t('alarmTag'));
  if (row.health === 'quiet') return h('span', { class: 'tag' }, t('quiet'));
  const tone = row.health === 'watch' ? 'warn' : 'ok';
  return h(
    'span',
    { class: `tag ${tone}` },
    row.health === 'watch'
      ? `${t('watch')}: ${t('errors', { rate: share(row.errorRate ?? 0) })}`
      : t('healthy'),
  );
};

const rollBackPlan = (row: AppRow, version: string): Confirmation => {
  const seen = currentState();
  return {
    title: t('rollBackAsk', { app: row.app, version }),
    text: t('rollBackHint'),
    lines: [],
    act: t('rollBackNow'),
    keep: t('keep', { generation: generation(seen?.generation ?? 0) }),
    reasonNeeded: true,
    tick: t('blockToo', { version: row.stable }),
    run: (reason, block) =>
      change(`apps/${row.app}/rollback`, {
        expectedGeneration: seen?.generation ?? 0,
        to: version,
        reason,
        block,
      }),
  };
};

const appRow = (row: AppRow, alarmed: boolean): HTMLElement => {
  const candidate = row.candidate;
  return h(
    'tr',
    { class: candidate ? 'chg' : null, 'data-app': row.app },
    h('th', { scope: 'row' }, row.app),
    h('td', { class: 'mono' }, row.stable),
    h(
      'td',
      { class: candidate ? 'mono b' : 'mono dim' },
      candidate ? candidate.version : t('noFigure'),
      candidate && ' ',
      candidate && h('span', { class: 'tag brand' }, weight(candidate.weight)),
    ),
    h(
      'td',
      { class: 'mono dim' },
      row.newest,
      row.newest !== row.stable && row.newest !== candidate?.version && ' ',
      row.newest !== row.stable &&
        row.newest !== candidate?.version &&
        h('span', { class: 'tag info' }, t('new')),
    ),
    h('td', { class: 'mono dim' }, h('span', { title: row.integrity }, shortHash(row.integrity))),
    h('td', { class: 'num' }, kilobytes(row.bytes)),
    h('td', {}, healthTag(row, alarmed)),
    h(
      'td',
      { class: 'end' },
      mayChange() &&
        row.lastGood &&
        h(
          'button',
          {
            id: `roll-back-${row.app}`,
            class: 'btn ghost',
            type: 'button',
            'aria-label': t('rollBackApp', { app: row.app, version: row.lastGood }),
            onclick: () => openConfirm(() => rollBackPlan(row, row.lastGood ?? '')),
          },
          t('rollBack'),
        ),
      mayChange() &&
        h(
          'button',
          {
            id: `pin-${row.app}`,
            class: 'btn ghost',
            type: 'button',
            'aria-label': t('pinApp', { app: row.app }),
            onclick: () => openPin(row),
          },
          t('pin'),
        ),
    ),
  );
};

const applyFilter = (box: Element, text: string): void => {
  for (const row of box.querySelectorAll<HTMLElement>('tbody tr'))
    row.hidden = !row.dataset['app']?.includes(text.trim().toLowerCase());
};

let wanted = '';

/** The table of everything that the channel serves. */
export const drawComposition = (box: Element, state: ConsoleState): void => {
  renderInto(box, [state.apps, state.alarms, state.generation, mayChange()], () => {
    const filter = h('input', {
      id: 'filter',
      type: 'search',
      placeholder: t('filter'),
      'aria-label': t('filter'),
      value: wanted,
      oninput: () => {
        wanted = filter.value;
        applyFilter(box, wanted);
      },
    });
    queueMicrotask(() => applyFilter(box, wanted));
    const heads = ['app', 'stable', 'canary', 'newest', 'integrity', 'size', 'health'] as const;
    return [
      h(
        'section',
        { class: 'panel' },
        h(
          'div',
          { class: 'ph' },
          h(
            'div',
            {},
            h(
              'h2',
              {},
              t('composition', { channel: t(state.channel as 'production') }),
              ' ',
              h(
                'span',
                { class: 'mono thin' },
                state.generation > 0 ? generation(state.generation) : '',
              ),
            ),
            h(
              'p',
              { class: 'mut' },
              state.apps.length > 0
                ? t('compositionHint', {
                    count: state.apps.filter((row) => row.app !== 'shell').length,
                  })
                : t('empty'),
            ),
          ),
          h(
            'div',
            { class: 'row g2' },
            h('span', { class: 'inp small' }, icon('search'), filter),
            h('a', { class: 'btn out', href: `#/${state.channel}/compare` }, t('compare')),
          ),
        ),
        state.apps.length > 0 &&
          h(
            'div',
            {
              class: 'scr',
              tabindex: 0,
              role: 'region',
              'aria-label': t('composition', { channel: t(state.channel as 'production') }),
            },
            h(
              'table',
              {},
              h(
                'thead',
                {},
                h(
                  'tr',
                  {},
                  heads.map((head) => h('th', { scope: 'col' }, t(head))),
                  h('th', { scope: 'col' }, h('span', { class: 'sr' }, t('actions'))),
                ),
              ),
              h(
                'tbody',
                {},
                state.apps.map((row) =>
                  appRow(
                    row,
                    state.alarms.some((one) => one.app === row.app),
                  ),
                ),
              ),
            ),
          ),
      ),
    ];
  });
};
