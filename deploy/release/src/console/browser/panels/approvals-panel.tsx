import { Button } from '@tapnook/ui';
import { useConfirm } from '../components/confirm.tsx';
import { Panel } from '../components/panel.tsx';
import { Row, RowList } from '../components/row-list.tsx';
import { useConsole } from '../data/console-context.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Versions that wait for a second person; nothing at all while none does. */
export const ApprovalsPanel = () => {
  const { t, time, actorName } = useTexts();
  const { state, isManager } = useConsole();
  const { ofChannel } = useChange();
  const confirm = useConfirm();
  const { requests } = state.approvals;
  if (requests.length === 0) return null;
  const approve = ({ app, version, requestedBy }: (typeof requests)[number]): void =>
    confirm(() => ({
      title: t('approvals.approveAsk', { app, version }),
      text: t('approvals.approveHint', { who: actorName(requestedBy) }),
      act: t('approvals.approveNow'),
      keep: t('approvals.notYet'),
      reasonNeeded: true,
      run: (reason) => ofChannel('approvals', { app, version, reason }),
    }));
  return (
    <Panel title={t('approvals.title')}>
      <RowList>
        {requests.map((request) => {
          const { app, version, requestedBy, requestedAt } = request;
          return (
            <Row
              key={`${app} ${version}`}
              action={
                isManager && (
                  <Button
                    id={`approve-${app}-${version}`}
                    size="s"
                    aria-label={t('approvals.approveOf', { app, version })}
                    onClick={() => approve(request)}
                  >
                    {t('approvals.approve')}
                  </Button>
                )
              }
            >
              <b>{`${app} ${version}`}</b>{' '}
              <span className="text-muted">
                {t('approvals.askedBy', { who: actorName(requestedBy), time: time(requestedAt) })}
              </span>
            </Row>
          );
        })}
      </RowList>
    </Panel>
  );
};
