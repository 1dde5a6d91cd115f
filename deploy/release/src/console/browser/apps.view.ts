import type { ConsoleState } from '../console-state.types.ts';
import { get } from './api.ts';
import { renderInto, h } from './dom.ts';
import { kilobytes, time } from './format.ts';
import { t } from './locale.ts';

interface AppLine {
  readonly name: string;
  readonly team: string;
  readonly versions: number;
  readonly newest: string;
  readonly publishedAt: string;
}
interface VersionLine {
  readonly version: string;
  readonly digest: string;
  readonly budget: { limit: number; actual: number };
  readonly publishedBy: string;
  readonly publishedAt: string;
  readonly blocked: string | null;
}

let chosen = '';
let apps: AppLine[] = [];
let versions: VersionLine[] = [];

const stateTag = (state: ConsoleState, line: VersionLine): HTMLElement => {
  const row = state.apps.find((one) => one.app === chosen);
  if (line.blocked) return h('span', { class: 'tag bad', title: line.blocked }, t('blocked'));
  if (row?.stable === line.version) return h('span', { class: 'tag ok' }, t('stable'));
  return row?.candidate?.version === line.version
    ? h('span', { class: 'tag brand' }, t('canary'))
    : h('span', { class: 'tag' }, t('free'));
};

const versionRow = (state: ConsoleState, line: VersionLine): HTMLElement =>
  h(
    'tr',
    {},
    h('th', { scope: 'row', class: 'mono' }, line.version),
    h('td', {}, stateTag(state, line)),
    h('td', { class: 'num' }, time(line.publishedAt)),
    h('td', {}, line.publishedBy),
    h('td', { class: 'num' }, `${kilobytes(line.budget.actual)} / ${kilobytes(line.budget.limit)}`),
    h('td', { class: 'mono dim' }, h('span', { title: line.digest }, line.digest.slice(0, 12))),
  );

const table = (state: ConsoleState): HTMLElement => {
  const heads = ['version', 'state', 'published', 'by', 'budget', 'record'] as const;
  return h(
    'div',
    { class: 'scr', tabindex: 0, role: 'region', 'aria-label': t('versionsOf', { app: chosen }) },
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
        ),
      ),
      h(
        'tbody',
        {},
        versions.map((line) => versionRow(state, line)),
      ),
    ),
  );
};

const load = async (box: Element, state: ConsoleState, app: string): Promise<void> => {
  ({ apps } = await get<{ apps: AppLine[] }>('/v1/apps'));
  chosen = app || (apps[0]?.name ?? '');
  if (chosen)
    ({ versions } = await get<{ versions: VersionLine[] }>(`/v1/apps/${chosen}/versions`));
  draw(box, state);
};

const draw = (box: Element, state: ConsoleState): void => {
  const app = apps.find((one) => one.name === chosen);
  const select = h(
    'select',
    { id: 'app', onchange: () => void load(box, state, select.value) },
    apps.map((one) =>
      h(
        'option',
        { value: one.name, selected: one.name === chosen },
        `${one.name} · ${one.newest}`,
      ),
    ),
  );
  renderInto(box, ['apps', apps, versions, chosen, state.apps], () => [
    h(
      'section',
      { class: 'panel' },
      h(
        'div',
        { class: 'ph' },
        h(
          'div',
          {},
          h('h2', {}, t('apps')),
          h(
            'p',
            { class: 'mut' },
            app ? t('ownedBy', { team: app.team, count: app.versions }) : t('appsHint'),
          ),
        ),
        h(
          'div',
          { class: 'fld' },
          h('label', { class: 'sr', for: 'app' }, t('app')),
          h('span', { class: 'inp' }, select),
        ),
      ),
      versions.length > 0 && table(state),
    ),
  ]);
};

let asked = '';

/** Every published version of an app: when, by whom, how large, and what it is doing here. */
export const drawApps = (box: Element, state: ConsoleState): void => {
  const question = JSON.stringify([state.generation, state.apps.map((row) => row.newest)]);
  draw(box, state);
  if (question === asked) return;
  asked = question;
  void load(box, state, chosen);
};
