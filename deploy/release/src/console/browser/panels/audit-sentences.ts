import type { AuditLine } from '../../console-state.types.ts';
import { generationText, weightText } from '../i18n/format.ts';
import type { TextKey, Translate } from '../i18n/texts.ts';
import { metricFigure, metricName, type JudgedMetric } from './metric-names.ts';

const MAX_NAMED_APPS = 4;

/** The first few of many apps; the row's detail has them all. */
const brief = (subject: string, t: Translate): string => {
  const apps = subject.split(' ');
  const left = apps.length - MAX_NAMED_APPS;
  return left > 0
    ? `${apps.slice(0, MAX_NAMED_APPS).join(' ')} ${t('page.andMore', { count: left })}`
    : subject;
};

/** An action whose words depend on its detail. */
const wordsOf = ({ action, detail }: AuditLine): string => {
  if (action === 'flag')
    return detail['reset'] ? 'flag-reset' : detail['on'] ? 'flag-on' : 'flag-off';
  return action === 'clear-site-data' && detail['minutes'] === 0 ? 'clear-site-data-end' : action;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Why it was done: what a person wrote, or what the analysis measured. */
const reasonOf = ({ action, detail }: AuditLine, t: Translate): string => {
  const metrics = detail['metrics'] as JudgedMetric[] | undefined;
  if (action.startsWith('auto-') && metrics)
    return metrics
      .map((one) =>
        t('audit.worseThan', {
          metric: metricName(one.metric, t),
          candidate: metricFigure(one, one.candidate, t),
          stable: metricFigure(one, one.stable, t),
        }),
      )
      .join(t('audit.between'));
  return textOf(detail['reason']);
};

/** What was done, as a sentence without its subject (the person), with its reason. */
export const sentenceOf = (line: AuditLine, t: Translate): string => {
  const { subject, detail } = line;
  const key = `audit.action.${wordsOf(line)}`;
  const words = t(key as TextKey, {
    subject: brief(subject, t),
    target: subject.split(' ')[1] ?? '',
    generation: detail['generation'] ? generationText(Number(detail['generation'])) : '',
    weight: weightText(Number(detail['weight'] ?? 0)),
    floor: generationText(Number(detail['floor'] ?? 0)),
    to: textOf(detail['to']),
    check: textOf(detail['check']),
  });
  // An action of a newer registry is told by its own name.
  const sentence = words === key ? `${line.action} ${subject}` : words;
  const reason = reasonOf(line, t);
  return reason ? t('audit.because', { sentence, reason }) : sentence;
};
