import { Tag } from '@tapnook/ui';
import { Table } from '../components/table.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { metricFigure, metricName, type JudgedMetric } from './metric-names.ts';

const STATES = {
  fine: { tone: 'ok', text: 'verdict.healthy' },
  watch: { tone: 'warn', text: 'verdict.watch' },
  bad: { tone: 'bad', text: 'verdict.bad' },
} as const;

/** Everything that a version is judged by, whatever the verdict on it. */
export const VerdictTable = ({
  app,
  metrics,
}: {
  readonly app: string;
  readonly metrics: readonly JudgedMetric[];
}) => {
  const { t } = useTexts();
  if (metrics.length === 0) return null;
  return (
    <details>
      <summary>{t('metrics.allMetrics', { count: metrics.length })}</summary>
      <Table
        label={t('metrics.metricsOf', { app })}
        columns={[
          { key: 'metric', label: t('metrics.metric') },
          { key: 'stable', label: t('composition.stable') },
          { key: 'canary', label: t('composition.canary') },
          { key: 'state', label: t('apps.state') },
        ]}
      >
        {metrics.map((one) => (
          <tr key={one.metric} data-changed={one.state === 'fine' ? undefined : ''}>
            <th scope="row">{metricName(one.metric, t)}</th>
            <td>{metricFigure(one, one.stable, t)}</td>
            <td>{metricFigure(one, one.candidate, t)}</td>
            <td>
              {one.stable === null && one.candidate === null ? (
                <Tag>{t('verdict.quiet')}</Tag>
              ) : (
                <Tag tone={STATES[one.state].tone}>{t(STATES[one.state].text)}</Tag>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </details>
  );
};
