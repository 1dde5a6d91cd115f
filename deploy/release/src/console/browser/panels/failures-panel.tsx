import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@tapnook/ui';
import type { FailedNotice } from '../../../registry/webhooks.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel } from '../components/panel.tsx';
import { Row, RowList } from '../components/row-list.tsx';
import { RegistryRefusal, send } from '../data/http.ts';
import { useMessages } from '../data/messages.tsx';
import { useRegistry } from '../data/queries.ts';
import { useTexts } from '../i18n/use-texts.ts';

const useReplay = (): ((id?: number) => Promise<void>) => {
  const { t, text } = useTexts();
  const { say } = useMessages();
  const client = useQueryClient();
  return async (id) => {
    try {
      const { replayed } = await send<{ replayed: number }>(
        'POST',
        '/v1/webhooks/failures/replay',
        id === undefined ? {} : { id },
      );
      say(t('webhooks.replayed', { count: replayed }));
    } catch (error) {
      say(error instanceof RegistryRefusal ? text(error.text) : t('page.offline'), 'error');
    }
    await client.invalidateQueries();
  };
};

/** Notices that nobody took; each can be sent again. */
export const FailuresPanel = () => {
  const { t, time } = useTexts();
  const loaded = useRegistry<{ failures: FailedNotice[] }>('/v1/webhooks/failures');
  const replay = useReplay();
  const failures = loaded.data?.failures ?? [];
  return (
    <Panel
      title={t('failures.title')}
      hint={loaded.data && t(failures.length > 0 ? 'failures.hint' : 'failures.none')}
      actions={
        failures.length > 1 && (
          <Button id="replay-all" size="s" tone="outline" onClick={() => void replay()}>
            {t('failures.replayAll')}
          </Button>
        )
      }
    >
      <Loaded of={loaded}>
        {() =>
          failures.length > 0 && (
            <RowList>
              {failures.map(({ id, url, body, deadAt, lastError }) => (
                <Row
                  key={id}
                  tone="bad"
                  action={
                    <Button
                      id={`replay-${id}`}
                      size="s"
                      tone="outline"
                      aria-label={t('failures.replayOf', { id })}
                      onClick={() => void replay(id)}
                    >
                      {t('failures.replay')}
                    </Button>
                  }
                >
                  <span className="mono bold">
                    {[body.type, body.app].filter(Boolean).join(' ')}
                  </span>{' '}
                  <span className="text-muted">{`${time(deadAt)} · ${url}`}</span>
                  <p className="text-dim">{lastError}</p>
                </Row>
              ))}
            </RowList>
          )
        }
      </Loaded>
    </Panel>
  );
};
