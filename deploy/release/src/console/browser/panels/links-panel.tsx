import { Button } from '@tapnook/ui';
import { useConfirm } from '../components/confirm.tsx';
import { Panel } from '../components/panel.tsx';
import { Row, RowList } from '../components/row-list.tsx';
import { useConsole } from '../data/console-context.ts';
import { useChange } from '../data/use-change.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Links that show versions on the preview host; each can be ended at once. */
export const LinksPanel = () => {
  const { t, time, actorName } = useTexts();
  const { state, isManager } = useConsole();
  const { ofRegistry } = useChange();
  const confirm = useConfirm();
  const { links } = state;
  const revoke = ({ id, name }: (typeof links)[number]): void =>
    confirm(() => ({
      title: t('links.revokeAsk', { name }),
      text: t('links.revokeHint'),
      act: t('links.revoke'),
      keep: t('links.keep'),
      withoutReason: true,
      run: () => ofRegistry('POST', `/v1/links/${id}/revoke`, {}),
    }));
  return (
    <Panel title={t('links.title')} hint={t(links.length > 0 ? 'links.hint' : 'links.none')}>
      {links.length > 0 && (
        <RowList>
          {links.map((link) => (
            <Row
              key={link.id}
              action={
                isManager && (
                  <Button
                    id={`revoke-${link.id}`}
                    size="s"
                    tone="outline"
                    aria-label={t('links.revokeOf', { name: link.name })}
                    onClick={() => revoke(link)}
                  >
                    {t('links.revoke')}
                  </Button>
                )
              }
            >
              <b>{link.name}</b>{' '}
              <span className="text-muted">
                {[
                  t('page.until', { time: time(link.expiresAt) }),
                  actorName(link.madeBy),
                  ...(link.audience === 'staff' ? [t('links.staffOnly')] : []),
                ].join(' · ')}
              </span>
              <p className="mono text-dim">
                {Object.entries(link.apps)
                  .map(([app, what]) => `${app} ${what}`)
                  .join(', ')}
              </p>
            </Row>
          ))}
        </RowList>
      )}
    </Panel>
  );
};
