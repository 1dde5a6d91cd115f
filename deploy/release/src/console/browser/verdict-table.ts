import type { Verdict } from '../../analysis/canary-verdict.ts';
import type { TextKey } from '../texts.ts';
import { h } from './dom.ts';
import { share } from './format.ts';
import { t } from './locale.ts';

type Judged = Verdict['metrics'][number];

/** What a metric is called; a team's own is called as the team named it. */
export const metricName = (metric: string): string =>
  metric.startsWith('custom:') ? metric.slice('custom:'.length) : t(metric as TextKey);

/** A figure in the unit of its metric. */
export const metricFigure = ({ unit }: Pick<Judged, 'unit'>, value: number | null): string => {
  if (value === null) return t('noFigure');
  if (unit === 'share') return share(value);
  if (unit === 'thousandths') return (value / 1_000).toFixed(3);
  if (unit === 'kilobytes') return `${Math.round(value)} KB`;
  return value < 1_000
    ? `${value.toFixed(1)} ms`
    : t('seconds', { value: (value / 1_000).toFixed(2) });
};

const TONES = { fine: 'ok', watch: 'warn', bad: 'bad' } as const;
const STATES = { fine: 'healthy', watch: 'watch', bad: 'bad' } as const;

const row = (one: Judged): HTMLElement =>
  h(
    'tr',
    { class: one.state === 'fine' ? null : 'chg' },
    h('th', { scope: 'row' }, metricName(one.metric)),
    h('td', { class: 'num' }, metricFigure(one, one.stable)),
    h('td', { class: 'num' }, metricFigure(one, one.candidate)),
    h(
      'td',
      {},
      one.stable === null && one.candidate === null
        ? h('span', { class: 'tag' }, t('quiet'))
        : h('span', { class: `tag ${TONES[one.state]}` }, t(STATES[one.state])),
    ),
  );

const HEADS = ['metric', 'stable', 'canary', 'state'] as const;

/** Everything that a version is judged by, whatever the verdict on it. */
export const verdictTable = (app: string, metrics: readonly Judged[]): HTMLElement =>
  h(
    'details',
    {},
    h('summary', {}, t('allMetrics', { count: metrics.length })),
    h(
      'div',
      { class: 'scr', tabindex: 0, role: 'region', 'aria-label': t('metricsOf', { app }) },
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            HEADS.map((head) => h('th', { scope: 'col' }, t(head))),
          ),
        ),
        h('tbody', {}, metrics.map(row)),
      ),
    ),
  );
