import { Button, checkIcon, downloadIcon } from '@tapnook/ui';
import { useState } from 'react';
import type { AuditLine } from '../../console-state.types.ts';
import { AppFilter } from '../components/filters.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { useConsole } from '../data/console-context.ts';
import { get } from '../data/http.ts';
import { useMessages } from '../data/messages.tsx';
import { useLogOf } from '../data/queries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { saveCsv } from './audit-csv.ts';
import { sentenceOf } from './audit-sentences.ts';
import styles from './audit-panel.module.css';

interface ChainVerdict {
  readonly intact: boolean;
  readonly rows: number;
  readonly brokenAt?: number;
  readonly missing?: { readonly rows: number };
}

const useVerify = (): (() => Promise<void>) => {
  const { t } = useTexts();
  const { say } = useMessages();
  return async () => {
    const { intact, rows, missing, brokenAt } = await get<ChainVerdict>('/v1/audit/verify');
    if (intact) say(t('audit.intact', { count: rows }));
    else if (missing) say(t('audit.cut', { count: missing.rows }), 'error');
    else say(t('audit.broken', { row: brokenAt ?? 0 }), 'error');
  };
};

/** Lines of every app or of one; older ones are fetched when they are asked for. */
const useLog = (app: string) => {
  const { audit } = useConsole().state;
  const ofApp = useLogOf(app);
  const [older, setOlder] = useState<readonly AuditLine[]>([]);
  const newest = app === '' ? audit : (ofApp.data?.rows ?? []);
  const last = newest.at(-1)?.seq ?? 1;
  const lines = [...newest, ...older.filter(({ seq }) => seq < last)];
  const before = lines.at(-1)?.seq ?? 1;
  return {
    lines,
    isLoading: app !== '' && ofApp.isPending,
    hasMore: before > 1 && (app === '' || lines.length >= 200),
    forget: () => setOlder([]),
    loadMore: async () => {
      const { rows } = await get<{ rows: AuditLine[] }>(
        `/v1/audit?limit=200&before=${before}${app && `&app=${app}`}`,
      );
      setOlder([...older, ...rows]);
    },
  };
};

const Line = ({ line }: { readonly line: AuditLine }) => {
  const { t, time, actorName } = useTexts();
  const isAlarm = line.action === 'refuse' || line.action === 'auto-abort';
  return (
    <li data-alarm={isAlarm || undefined}>
      <time className="tabular text-dim" dateTime={line.at}>
        {time(line.at)}
      </time>
      <span>
        <b>{actorName(line.actor)}</b> <span>{sentenceOf(line, t)}</span>
      </span>
    </li>
  );
};

/** Who did what and when, newest first. With `isWhole`, older lines can be fetched. */
export const AuditPanel = ({
  limit,
  isWhole = false,
}: {
  readonly limit: number;
  readonly isWhole?: boolean;
}) => {
  const { t } = useTexts();
  const { apps } = useConsole().state;
  const [app, setApp] = useState('');
  const { lines, isLoading, hasMore, loadMore, forget } = useLog(app);
  const verify = useVerify();
  const shown = lines.slice(0, limit);
  return (
    <Panel
      title={t('audit.title')}
      actions={
        <div className="row flex-wrap gap-2">
          <AppFilter
            id="filter-audit"
            label={t('page.filterOf', { list: t('audit.title') })}
            apps={apps.map((row) => row.app)}
            value={app}
            onChange={(wanted) => {
              forget();
              setApp(wanted);
            }}
          />
          <Button
            id="audit-verify"
            size="s"
            tone="ghost"
            icon={checkIcon}
            onClick={() => void verify()}
          >
            {t('audit.verify')}
          </Button>
          <Button
            id="audit-csv"
            size="s"
            tone="ghost"
            icon={downloadIcon}
            onClick={() => saveCsv(shown)}
          >
            {t('audit.csv')}
          </Button>
        </div>
      }
    >
      {shown.length === 0 && (
        <PanelBody>
          <p className="text-muted" role="status">
            {t(isLoading ? 'page.loading' : 'page.noneWanted')}
          </p>
        </PanelBody>
      )}
      <ul className={styles.log}>
        {shown.map((line) => (
          <Line key={line.seq} line={line} />
        ))}
      </ul>
      {isWhole && hasMore && (
        <PanelBody>
          <Button id="audit-more" size="s" tone="outline" onClick={() => void loadMore()}>
            {t('audit.older')}
          </Button>
        </PanelBody>
      )}
    </Panel>
  );
};
