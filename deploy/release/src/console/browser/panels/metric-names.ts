import type { Verdict } from '../../../analysis/canary-verdict.ts';
import { shareText } from '../i18n/format.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';

export type JudgedMetric = Verdict['metrics'][number];

/** What a metric is called; a team's own is called as the team named it. */
export const metricName = (metric: string, t: Translate): string => {
  const [kind = '', name] = metric.split(':');
  if (kind === 'custom') return name ?? metric;
  return t((kind === 'step' ? `step.${name}` : `metrics.${metric}`) as TextKey);
};

/** A figure in the unit of its metric. */
export const metricFigure = (
  { unit }: Pick<JudgedMetric, 'unit'>,
  value: number | null,
  t: Translate,
): string => {
  if (value === null) return t('page.noFigure');
  if (unit === 'share') return shareText(value);
  if (unit === 'thousandths') return (value / 1_000).toFixed(3);
  if (unit === 'kilobytes') return `${Math.round(value)} KB`;
  return value < 1_000
    ? `${value.toFixed(1)} ms`
    : t('page.seconds', { value: (value / 1_000).toFixed(2) });
};
