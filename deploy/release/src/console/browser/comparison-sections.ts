import type { ConsoleState } from '../console-state.types.ts';
import { messageOf, type DeployAnswer } from './can-deploy.ts';
import type { Versions } from './comparison-targets.ts';
import { h, icon } from './dom.ts';
import { generation } from './format.ts';
import { t } from './locale.ts';
import { change, mayChange } from './store.ts';
import { toast } from './toast.ts';

/** The versions asked about, and what the registry answered. */
export interface Comparison {
  readonly wish: Versions;
  readonly of: DeployAnswer;
}

export const verdictSection = (state: ConsoleState, { wish, of }: Comparison): HTMLElement => {
  const { deployable, findings, changes } = of;
  const waivable = findings.every((finding) => finding.waivable);
  const title = deployable
    ? t('yes')
    : findings.length === 1
      ? t('noOne')
      : t('no', { count: findings.length });
  const lines = [
    title,
    ...findings.map(
      (finding, i) => `${i + 1}. ${finding.app} ${finding.version}: ${messageOf(finding)}`,
    ),
  ];
  const copy = () =>
    void navigator.clipboard.writeText(lines.join('\n')).then(() => toast(t('copied')));
  const changing =
    changes.length === 0
      ? t('sameAll')
      : changes.length === 1
        ? t('wouldChangeOne')
        : t('wouldChange', { count: changes.length });
  return h(
    'section',
    { class: `verd ${deployable ? 'ok' : ''}`, role: 'status' },
    h('span', { class: 'g' }, icon(deployable ? 'check' : 'cross')),
    h('div', {}, h('h2', {}, title), h('p', {}, changing)),
    h(
      'div',
      { class: 'row g2 wrapx' },
      h(
        'button',
        { id: 'copy', class: 'btn out', type: 'button', onclick: copy },
        icon('copy'),
        t('copyText'),
      ),
      mayChange() &&
        changes.length > 0 &&
        h(
          'button',
          {
            id: 'compose',
            class: deployable ? 'btn pri' : 'btn danger',
            type: 'button',
            disabled: !deployable && !waivable,
            onclick: () =>
              void change('compositions', {
                expectedGeneration: of.generation,
                apps: wish,
                waive: !deployable,
              }),
          },
          t(deployable ? 'composeThis' : 'composeWaived', {
            generation: generation(state.generation + 1),
          }),
        ),
    ),
  );
};

export const findingsSection = (of: DeployAnswer): HTMLElement => {
  const rows = of.findings.map((finding, i) =>
    h(
      'div',
      { class: 'why' },
      h(
        'span',
        { class: `n ${finding.waivable ? 'w' : ''}` },
        finding.waivable ? '!' : String(i + 1),
      ),
      h('h3', {}, h('code', {}, `${finding.app} ${finding.version}`)),
      h('p', {}, messageOf(finding)),
      h(
        'p',
        { class: 'fx' },
        finding.fix &&
          h(
            'span',
            {},
            `${t('fix')} `,
            h(
              'b',
              {},
              t(finding.fix.kind === 'take' ? 'take' : 'keepApp', {
                app: finding.fix.app,
                version: finding.fix.version,
              }),
            ),
          ),
        h('span', { class: 'mut' }, t(finding.waivable ? 'mayWaive' : 'cannotWaive')),
      ),
    ),
  );
  return h(
    'section',
    { class: 'panel' },
    h('div', { class: 'ph' }, h('h2', {}, t(of.deployable ? 'checked' : 'whyNot'))),
    ...rows,
    h(
      'div',
      { class: 'why flat' },
      h('span', { class: 'n k' }, icon('check')),
      h('p', {}, t(of.deployable ? 'passed' : 'passedRest')),
    ),
  );
};

const versionsTable = (state: ConsoleState, wish: Versions): HTMLElement => {
  const names = [...new Set([...state.apps.map((row) => row.app), ...Object.keys(wish)])];
  return h(
    'table',
    {},
    h(
      'tbody',
      {},
      names.map((name) => {
        const from = state.apps.find((row) => row.app === name)?.stable ?? t('absent');
        const to = wish[name] ?? from;
        return h(
          'tr',
          { class: from === to ? null : 'chg' },
          h('th', { scope: 'row', class: 'mono' }, name),
          h('td', { class: 'mono dim' }, from),
          h(
            'td',
            { class: from === to ? 'mono dim' : 'mono b' },
            from === to ? t('same') : `→ ${to}`,
          ),
        );
      }),
    ),
  );
};

export const changesSection = (state: ConsoleState, { wish, of }: Comparison): HTMLElement => {
  const nearest = of.nearest;
  if (!nearest)
    return h(
      'section',
      { class: 'panel' },
      h('div', { class: 'ph' }, h('h2', {}, t('changes'))),
      versionsTable(state, wish),
    );
  return h(
    'section',
    { class: 'panel' },
    h(
      'div',
      { class: 'ph' },
      h('h2', {}, t('nearest')),
      h('span', { class: 'tag ok' }, t('deployable')),
    ),
    versionsTable(state, nearest),
    mayChange() &&
      h(
        'div',
        { class: 'pad' },
        h(
          'button',
          {
            id: 'nearest',
            class: 'btn pri wide',
            type: 'button',
            onclick: () =>
              void change('compositions', { expectedGeneration: of.generation, apps: nearest }),
          },
          t('composeThis', { generation: generation(state.generation + 1) }),
        ),
      ),
  );
};
