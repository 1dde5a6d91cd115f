import { Button } from '@tapnook/ui';
import { useConfirm } from '../components/confirm.tsx';
import { Panel } from '../components/panel.tsx';
import { Row, RowList } from '../components/row-list.tsx';
import { useConsole } from '../data/console-context.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Versions that must not be served; a manager lifts a block with a reason. */
export const BlocksPanel = () => {
  const { t, time, actorName } = useTexts();
  const { state, isManager } = useConsole();
  const { ofRegistry } = useChange();
  const confirm = useConfirm();
  const { blocks } = state;
  const lift = (app: string, version: string): void =>
    confirm(() => ({
      title: t('blocks.liftAsk', { app, version }),
      text: t('blocks.liftHint'),
      act: t('blocks.lift'),
      keep: t('blocks.keep'),
      reasonNeeded: true,
      run: (reason) =>
        ofRegistry('POST', `/v1/apps/${app}/versions/${version}/unblock`, { reason }),
    }));
  return (
    <Panel title={t('blocks.title')} hint={t(blocks.length > 0 ? 'blocks.hint' : 'blocks.none')}>
      {blocks.length > 0 && (
        <RowList>
          {blocks.map(({ app, version, blockedAt, blockedBy, reason }) => (
            <Row
              key={`${app} ${version}`}
              action={
                isManager && (
                  <Button
                    id={`lift-${app}-${version}`}
                    size="s"
                    tone="outline"
                    aria-label={t('blocks.liftOf', { app, version })}
                    onClick={() => lift(app, version)}
                  >
                    {t('blocks.lift')}
                  </Button>
                )
              }
            >
              <span className="mono bold">{`${app} ${version}`}</span>{' '}
              <span className="text-muted">{`${time(blockedAt)} · ${actorName(blockedBy)}`}</span>
              <p className="text-dim">{reason}</p>
            </Row>
          ))}
        </RowList>
      )}
    </Panel>
  );
};
