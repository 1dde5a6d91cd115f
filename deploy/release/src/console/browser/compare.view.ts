import type { ConsoleState } from '../console-state.types.ts';
import { get } from './api.ts';
import { canDeploy, messageOf, type DeployAnswer } from './can-deploy.ts';
import { compatibilityTable } from './compatibility-table.ts';
import { renderInto, h, icon } from './dom.ts';
import { generation } from './format.ts';
import { t } from './locale.ts';
import { change, mayChange } from './store.ts';
import { toast } from './toast.ts';

type Versions = Record<string, string>;
interface Target {
  readonly key: string;
  readonly label: string;
  readonly versions: () => Promise<Versions>;
}

const stables = (apps: Readonly<Record<string, { stable: { version: string } }>>): Versions =>
  Object.fromEntries(Object.entries(apps).map(([name, app]) => [name, app.stable.version]));

/** What the present composition may be compared with: the newest of everything, canaries, other channels, older generations. */
const comparisonTargets = (state: ConsoleState): Target[] => {
  const now = (versions: Versions) => () => Promise.resolve(versions);
  // An empty channel may take everything that was ever published.
  const newest = async (): Promise<Versions> => {
    const { apps } = await get<{ apps: { name: string; newest: string }[] }>('/v1/apps');
    const known = Object.fromEntries(state.apps.map((row) => [row.app, row.newest]));
    return state.apps.length > 0
      ? known
      : Object.fromEntries(apps.map((app) => [app.name, app.newest]));
  };
  const canaries = Object.fromEntries(
    state.apps.map((row) => [row.app, row.candidate?.version ?? row.stable]),
  );
  const others = state.heads
    .filter((head) => head.channel !== state.channel && head.generation > 0)
    .map((head): Target => ({
      key: head.channel,
      label: `${t(head.channel as 'production')} ${generation(head.generation)}`,
      versions: async () =>
        stables(
          (
            await get<{ apps: Record<string, { stable: { version: string } }> }>(
              `/v1/channels/${head.channel}`,
            )
          ).apps,
        ),
    }));
  const older = state.history
    .filter((row) => row.generation !== state.generation && !row.blocked)
    .map((row): Target => ({
      key: `r${row.generation}`,
      label: `${t(state.channel as 'production')} ${generation(row.generation)}`,
      versions: now(stables(row.apps)),
    }));
  return [
    { key: 'newest', label: t('newest'), versions: newest },
    ...(state.rollouts.length > 0
      ? [{ key: 'canary', label: t('canary'), versions: now(canaries) }]
      : []),
    ...others,
    ...older,
  ];
};

let chosen = 'newest';
let answer: { wish: Versions; of: DeployAnswer } | null = null;

const verdictSection = (
  state: ConsoleState,
  { wish, of }: NonNullable<typeof answer>,
): HTMLElement => {
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

const findingsSection = (of: DeployAnswer): HTMLElement => {
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

const changesSection = (
  state: ConsoleState,
  { wish, of }: NonNullable<typeof answer>,
): HTMLElement => {
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

const askRegistry = async (box: Element, state: ConsoleState): Promise<void> => {
  const target =
    comparisonTargets(state).find((one) => one.key === chosen) ?? comparisonTargets(state)[0];
  const wish = (await target?.versions()) ?? {};
  answer = { wish, of: await canDeploy(state.channel, wish) };
  draw(box, state);
};

const draw = (box: Element, state: ConsoleState): void => {
  const select = h(
    'select',
    {
      id: 'compare-to',
      onchange: () => {
        chosen = select.value;
        void askRegistry(box, state);
      },
    },
    comparisonTargets(state).map((one) =>
      h('option', { value: one.key, selected: one.key === chosen }, one.label),
    ),
  );
  renderInto(box, ['compare', answer, state.generation, state.apps], () => [
    h(
      'div',
      { class: 'pick' },
      h(
        'div',
        { class: 'sel' },
        h('span', { class: 'mut' }, t('from')),
        h(
          'b',
          {},
          t(state.channel as 'production'),
          ' ',
          h('span', { class: 'mono' }, generation(state.generation)),
        ),
      ),
      icon('arrow'),
      h('div', { class: 'sel' }, h('label', { class: 'mut', for: 'compare-to' }, t('to')), select),
    ),
    ...(answer
      ? [
          verdictSection(state, answer),
          h(
            'div',
            { class: 'cg' },
            h('div', { class: 'col g4' }, findingsSection(answer.of)),
            h('div', { class: 'col g4' }, changesSection(state, answer)),
          ),
          compatibilityTable(
            answer.of,
            Object.keys({
              ...Object.fromEntries(state.apps.map((row) => [row.app, true])),
              ...answer.wish,
            }),
          ),
        ]
      : [h('p', { class: 'mut' }, t('checking'))]),
  ]);
};

let asked = '';

/** “Can I deploy?”: yes or no first, then the reasons, the nearest yes, and who fits whom. */
export const drawCompare = (box: Element, state: ConsoleState): void => {
  const question = JSON.stringify([
    state.channel,
    state.generation,
    state.apps.map((row) => row.newest),
  ]);
  draw(box, state);
  if (question === asked) return;
  asked = question;
  void askRegistry(box, state);
};
