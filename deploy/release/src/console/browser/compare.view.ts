import type { ConsoleState } from '../console-state.types.ts';
import { canDeploy } from './can-deploy.ts';
import {
  changesSection,
  findingsSection,
  verdictSection,
  type Comparison,
} from './comparison-sections.ts';
import { comparisonTargets } from './comparison-targets.ts';
import { compatibilityTable } from './compatibility-table.ts';
import { h, icon, renderInto } from './dom.ts';
import { generation } from './format.ts';
import { t } from './locale.ts';

let chosen = 'newest';
let answer: Comparison | null = null;

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
