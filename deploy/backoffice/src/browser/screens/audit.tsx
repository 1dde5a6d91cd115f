import { listAuditEvents } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import { ask } from '../api.ts';
import { Rows, Screen, Show } from '../components/basics.tsx';
import { useLoad } from '../use-load.ts';
import { useWork } from '../work.tsx';

const shown = (fields: Readonly<Record<string, unknown>> | null): string =>
  fields ? JSON.stringify(fields, null, 1) : '';

/** Who changed what, with what it was before. */
export const AuditScreen = () => {
  const { t, locale } = useWork();
  const loaded = useLoad('audit', () => ask(listAuditEvents, { query: { pageSize: 100 } }));
  return (
    <Screen title={t('audit.title')}>
      <Show
        loaded={loaded}
        empty={{ title: t('audit.none'), isEmpty: ({ items }) => items.length === 0 }}
      >
        {({ items }) => (
          <Rows>
            {items.map((event) => (
              <li key={event.id}>
                <span className="bo-apart">
                  <b>
                    <span>{t(`audit.kind.${event.kind}`)}</span>{' '}
                    <span translate="no">{event.subject}</span> ·{' '}
                    <span>{t(`audit.action.${event.action}`)}</span>
                  </b>
                  <span className="bo-muted bo-num">{formatDateTime(event.at, locale)}</span>
                </span>
                <span className="bo-muted">
                  {[event.actorName, t(`role.${event.actorRole}`)].join(' · ')}
                </span>
                <details>
                  <summary>{t('audit.details')}</summary>
                  <pre className="bo-changes">
                    {[
                      event.before && `${t('audit.before')} ${shown(event.before)}`,
                      event.after && `${t('audit.after')} ${shown(event.after)}`,
                    ]
                      .filter(Boolean)
                      .join('\n')}
                  </pre>
                </details>
              </li>
            ))}
          </Rows>
        )}
      </Show>
    </Screen>
  );
};
