import type { setSlots } from '@tapnook/contracts/calls';
import { formatDay } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Note } from '@tapnook/ui';
import { useBackOffice } from '../backoffice-context.ts';
import { RowLink, Rows } from './basics.tsx';

type Preview = CallResult<typeof setSlots>;

/** How many days, and who has a place on them. */
export const CalendarPreview = ({ preview }: { readonly preview: Preview }) => {
  const { t, locale } = useBackOffice();
  const { people, touched } = preview;
  return (
    <>
      <Note tone={preview.taken > 0 ? 'warn' : 'info'} role="status">
        {t('calendar.preview', preview)}
      </Note>
      {people.length > 0 && (
        <section className="stack" aria-label={t('calendar.people')}>
          <h3>{t('calendar.people')}</h3>
          <Rows>
            {people.map(({ orderNo, customerName, day, time, quantity }) => (
              <li key={`${orderNo} ${day} ${time}`}>
                <span className="spread">
                  <b translate="no">{customerName || orderNo}</b>
                  <span className="tabular">
                    {[formatDay(day, locale), time].filter(Boolean).join(' ')}
                  </span>
                </span>
                <span className="cluster text-muted">
                  <RowLink to={`/orders?keyword=${orderNo}`}>
                    <span translate="no">{orderNo}</span>
                  </RowLink>
                  <span>{t('calendar.persons', { count: quantity })}</span>
                </span>
              </li>
            ))}
          </Rows>
          {touched > people.length && (
            <p className="text-muted">{t('calendar.more', { count: touched - people.length })}</p>
          )}
        </section>
      )}
    </>
  );
};
