import { listVisits } from '@tapnook/contracts/calls';
import { formatDay, hongKongTime, peopleLabel } from '@tapnook/kernel';
import type { CallResult } from '@tapnook/platform';
import { Note, Panel, Tag } from '@tapnook/ui';
import { callApi } from '../api.ts';
import { useBackOffice } from '../backoffice-context.ts';
import { useLoad, type Loaded } from '../use-load.ts';
import { Rows, Show } from './basics.tsx';

export type Visit = CallResult<typeof listVisits>[number];
interface Visits {
  readonly list: readonly Visit[];
  /** When the list was read, in milliseconds. */
  readonly readAt: number;
}
const REFRESH_MS = 60_000;

/** Who comes on a day: read again by the minute, when the line is back, and whenever asked. */
export const useVisits = (day: string): Loaded<Visits> =>
  useLoad<Visits>(
    `visits ${day}`,
    async () => ({ list: await callApi(listVisits, { query: { day } }), readAt: Date.now() }),
    { everyMs: REFRESH_MS },
  );

const VisitRow = ({ visit }: { readonly visit: Visit }) => {
  const { t, text, locale } = useBackOffice();
  return (
    <li>
      <span className="spread">
        <b>{[visit.time, text(visit.productName)].filter(Boolean).join(' · ')}</b>
        <Tag tone={visit.redeemed >= visit.quantity ? 'ok' : 'neutral'}>
          {t('counter.arrived', { redeemed: visit.redeemed, count: visit.quantity })}
        </Tag>
      </span>
      <span className="text-muted">
        {[
          visit.customerName,
          text(visit.planName),
          visit.people && peopleLabel(visit.people, locale),
          visit.orderNo,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
};

/** Who comes on a day; on a bad line as it was read last, with the time of that. */
export const VisitList = ({
  visits,
  day,
  title,
}: {
  readonly visits: Loaded<Visits>;
  readonly day: string;
  readonly title: string;
}) => {
  const { t, locale } = useBackOffice();
  const { data, failure } = visits;
  return (
    <Panel title={`${title} · ${formatDay(day, locale)}`}>
      <div className="stack">
        {data && failure && (
          <Note tone="warn" role="status">
            {t('counter.asOf', { time: hongKongTime(new Date(data.readAt).toISOString()) })}
          </Note>
        )}
        <Show
          loaded={visits}
          empty={{ title: t('counter.nobody'), isEmpty: ({ list }) => list.length === 0 }}
        >
          {({ list }) => (
            <Rows>
              {list.map((visit) => (
                <VisitRow key={`${visit.orderNo} ${visit.time}`} visit={visit} />
              ))}
            </Rows>
          )}
        </Show>
      </div>
    </Panel>
  );
};
