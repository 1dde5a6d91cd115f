import type { DeployAnswer } from './can-deploy.ts';
import { h, icon } from './dom.ts';
import { t } from './locale.ts';

const short = (app: string) => app.replace(/^mf-/, '');

const cell = (answer: DeployAnswer, asks: string, answers: string): HTMLElement => {
  const fit = answer.board.find((one) => one.asks === asks && one.answers === answers);
  if (!fit)
    return h(
      'td',
      {},
      h('span', { class: 'c e' }, '·', h('span', { class: 'sr' }, t('nothingAsked'))),
    );
  return h(
    'td',
    {},
    h(
      'span',
      { class: `c ${fit.refused ? 'z' : 'y'}`, title: fit.subjects.join(', ') },
      icon(fit.refused ? 'cross' : 'check'),
      h(
        'span',
        { class: 'sr' },
        t(fit.refused ? 'refusedTag' : 'fitsTag'),
        ' ',
        fit.subjects.join(', '),
      ),
    ),
  );
};

/** Each row asks, each column answers. */
export const compatibilityTable = (answer: DeployAnswer, apps: readonly string[]): HTMLElement =>
  h(
    'section',
    { class: 'panel' },
    h(
      'div',
      { class: 'ph' },
      h('div', {}, h('h2', {}, t('board')), h('p', { class: 'mut' }, t('boardHint'))),
      h(
        'ul',
        { class: 'row g2' },
        h('li', {}, h('span', { class: 'tag ok' }, t('fitsTag'))),
        h('li', {}, h('span', { class: 'tag bad' }, t('refusedTag'))),
      ),
    ),
    h(
      'div',
      { class: 'scr', tabindex: 0, role: 'region', 'aria-label': t('board') },
      h(
        'table',
        { class: 'compat' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', { scope: 'col' }, t('asks')),
            apps.map((app) => h('th', { scope: 'col', class: 'mono' }, short(app))),
          ),
        ),
        h(
          'tbody',
          {},
          apps.map((asks) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row', class: 'mono' }, asks),
              apps.map((answers) => cell(answer, asks, answers)),
            ),
          ),
        ),
      ),
    ),
  );
