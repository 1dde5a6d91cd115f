import { listAuditEvents } from '@tapnook/contracts/calls';
import { formatDateTime } from '@tapnook/kernel';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { Screen } from '../components/basics.tsx';
import { ListingRows, useListing } from '../components/listing.tsx';

const shown = (fields: Readonly<Record<string, unknown>> | null): string =>
  fields ? JSON.stringify(fields, null, 1) : '';

/** Who changed what, with what it was before. */
export const AuditScreen = () => {
  const { t, locale, text } = useBackOffice();
  const list = useListing('audit', ({ pageNum, pageSize }) =>
    callApi(listAuditEvents, { query: { pageNum, pageSize } }),
  );
  return (
    <Screen title={t('audit.title')}>
      <ListingRows list={list} empty={t('audit.none')}>
        {(event) => (
          <li key={event.id}>
            <span className="spread">
              <b>
                <span>{t(`audit.kind.${event.kind}`)}</span>{' '}
                <span translate="no">
                  {[event.subject, text(event.subjectName)].filter(Boolean).join(' ')}
                </span>{' '}
                · <span>{t(`audit.action.${event.action}`)}</span>
              </b>
              <span className="text-muted tabular">{formatDateTime(event.at, locale)}</span>
            </span>
            <span className="text-muted">
              {[event.actorName, t(`role.${event.actorRole}`)].join(' · ')}
            </span>
            <details>
              <summary>{t('audit.details')}</summary>
              <pre className="audit-changes">
                {[
                  event.before && `${t('audit.before')} ${shown(event.before)}`,
                  event.after && `${t('audit.after')} ${shown(event.after)}`,
                ]
                  .filter(Boolean)
                  .join('\n')}
              </pre>
            </details>
          </li>
        )}
      </ListingRows>
    </Screen>
  );
};
