import type { AppDifference } from '../../rollout/transitions.ts';
import type { ConsoleState, HistoryRow } from '../console-state.types.ts';
import { appFilter, filterOf, isWanted } from './app-filter.ts';
import { actorName } from './audit-sentences.ts';
import { openConfirm, type Confirmation } from './confirm.panel.ts';
import { renderInto, h, icon } from './dom.ts';
import { generation, time, weight } from './format.ts';
import { t } from './locale.ts';
import { change, mayChange, currentState } from './store.ts';

const changeText = (row: AppDifference): string => {
  if (row.from !== row.to) return `${row.app} ${row.to ?? t('absent')}`;
  return row.candidateTo
    ? `${row.app} ${row.candidateTo} · ${weight(row.weightTo)}`
    : `${row.app} ${row.to ?? ''}`;
};

/** More than these in one row say less. */
const MAX_NAMED_CHANGES = 4;

const changesText = (changes: readonly AppDifference[]): string => {
  const told = changes.slice(0, MAX_NAMED_CHANGES).map(changeText);
  if (changes.length > MAX_NAMED_CHANGES)
    told.push(t('andMore', { count: changes.length - MAX_NAMED_CHANGES }));
  return told.join(', ') || t('nothingChanged');
};

/** What restoring a generation would change, as app, from, to. */
export const stableChanges = (
  state: ConsoleState,
  target: HistoryRow,
): { app: string; from: string | null; to: string | null }[] => {
  const now = new Map(state.apps.map((row) => [row.app, row.stable]));
  const names = [...new Set([...now.keys(), ...Object.keys(target.apps)])].toSorted();
  return names
    .map((app) => ({
      app,
      from: now.get(app) ?? null,
      to: target.apps[app]?.stable.version ?? null,
    }))
    .filter((row) => row.from !== row.to);
};

const planRestore = (state: ConsoleState, target: HistoryRow): Confirmation => {
  const changes = stableChanges(state, target);
  return {
    title: t('restoreAsk', { generation: generation(target.generation) }),
    text:
      changes.length === 0
        ? t('noChange')
        : t(changes.length === 1 ? 'restoreHintOne' : 'restoreHint', { count: changes.length }),
    lines: changes.map((row) =>
      h(
        'li',
        {},
        `${row.app} `,
        h('span', { class: 'dim' }, `${row.from ?? t('absent')} → `),
        row.to ?? t('absent'),
      ),
    ),
    act: t('restoreNow'),
    keep: t('keep', { generation: generation(state.generation) }),
    reasonNeeded: true,
    run: (reason) =>
      change('restore', { expectedGeneration: state.generation, to: target.generation, reason }),
  };
};

const historyRow = (state: ConsoleState, row: HistoryRow): HTMLElement => {
  const live = row.generation === state.generation;
  const button = h(
    'button',
    {
      id: `back-${row.generation}`,
      class: 'btn out',
      type: 'button',
      'aria-label': t('restoreTo', { generation: generation(row.generation) }),
      onclick: () => openConfirm(() => planRestore(currentState() ?? state, row)),
    },
    icon('back'),
    t('restore'),
  );
  return h(
    'li',
    { class: live ? 'live' : row.blocked ? 'bad' : null },
    h(
      'div',
      { class: 'grow' },
      h('span', { class: 'b mono' }, generation(row.generation)),
      ' ',
      h('span', { class: 'mut' }, time(row.createdAt), ' · ', actorName(row.actor)),
      h('p', {}, changesText(row.changes)),
      row.reason && row.kind !== 'auto-abort' && h('p', { class: 'dim' }, row.reason),
    ),
    live
      ? h('span', { class: 'tag brand' }, t('current'))
      : row.blocked
        ? h('span', { class: 'tag bad' }, t('blocked'))
        : mayChange() && button,
  );
};

/** Generations, newest first; one press makes the plan of a restoration ready. */
export const drawHistory = (box: Element, state: ConsoleState, limit: number): void => {
  const rows = state.history.filter((row) =>
    isWanted('history', row.changes.map(({ app }) => app).join(' ')),
  );
  renderInto(box, [rows, state.generation, limit, mayChange(), filterOf('history')], () => [
    h(
      'section',
      { class: 'panel' },
      h(
        'div',
        { class: 'ph' },
        h('h2', {}, t('history')),
        appFilter('history', () => drawHistory(box, state, limit)),
      ),
      rows.length === 0 && h('p', { class: 'pad mut' }, t('noneWanted')),
      h(
        'ol',
        { class: 'tl' },
        rows.slice(0, limit).map((row) => historyRow(state, row)),
      ),
    ),
  ]);
};
