import { Button } from '@tapnook/ui';
import type { ConsoleState } from '../../console-state.types.ts';
import { useConfirm } from '../components/confirm.tsx';
import { Panel } from '../components/panel.tsx';
import { Row, RowList } from '../components/row-list.tsx';
import { useConsole } from '../data/console-context.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';

type Scheduled = ConsoleState['scheduled'][number];

const whatOf = ({ change }: Scheduled): string =>
  Object.entries((change['apps'] ?? {}) as Record<string, string>)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ') || JSON.stringify(change);

/** Changes that wait for their time, and what became of the last ones. */
export const SchedulePanel = () => {
  const { t, time, actorName } = useTexts();
  const { state, isManager } = useConsole();
  const { ofRegistry } = useChange();
  const confirm = useConfirm();
  const { scheduled } = state;
  const cancel = ({ id }: Scheduled): void =>
    confirm(() => ({
      title: t('schedule.cancelAsk'),
      text: t('schedule.cancelHint'),
      act: t('schedule.cancel'),
      keep: t('schedule.keep'),
      withoutReason: true,
      run: () => ofRegistry('DELETE', `/v1/schedule/${id}`),
    }));
  return (
    <Panel
      title={t('schedule.title')}
      hint={t(scheduled.length > 0 ? 'schedule.hint' : 'schedule.none')}
    >
      {scheduled.length > 0 && (
        <RowList>
          {scheduled.map((one) => (
            <Row
              key={one.id}
              action={
                isManager &&
                one.outcome === null && (
                  <Button
                    id={`cancel-${one.id}`}
                    size="s"
                    tone="outline"
                    aria-label={t('schedule.cancelOf', { time: time(one.dueAt) })}
                    onClick={() => cancel(one)}
                  >
                    {t('schedule.cancel')}
                  </Button>
                )
              }
            >
              <b>{time(one.dueAt)}</b> <span className="text-muted">{actorName(one.by)}</span>
              <p className="mono text-dim">{whatOf(one)}</p>
              {one.outcome && one.outcome !== 'done' && <p>{one.outcome}</p>}
            </Row>
          ))}
        </RowList>
      )}
    </Panel>
  );
};
