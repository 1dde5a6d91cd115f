import { Button, Tag, undoIcon } from '@tapnook/ui';
import { useState } from 'react';
import type { AppDifference } from '../../../rollout/transitions.ts';
import type { ConsoleState, HistoryRow } from '../../console-state.types.ts';
import { useConfirm } from '../components/confirm.tsx';
import { AppFilter } from '../components/filters.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { Row, RowList } from '../components/row-list.tsx';
import { useConsole } from '../data/console-context.ts';
import { useHistoryOf } from '../data/queries.ts';
import { useChange } from '../data/use-change.ts';
import { generationText, weightText } from '../i18n/format.ts';
import type { Translate } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** More than these in one row say less. */
const MAX_NAMED_CHANGES = 4;

const changeText = (row: AppDifference, t: Translate): string => {
  if (row.from === row.to && row.candidateTo)
    return `${row.app} ${row.candidateTo} · ${weightText(row.weightTo)}`;
  return `${row.app} ${row.to ?? t('page.absent')}`;
};
const changesText = (changes: readonly AppDifference[], t: Translate): string => {
  const told = changes.slice(0, MAX_NAMED_CHANGES).map((row) => changeText(row, t));
  const left = changes.length - told.length;
  return [...told, ...(left > 0 ? [t('page.andMore', { count: left })] : [])].join(', ');
};

/** What restoring a generation would change, as app, from, to. */
const stableChanges = (
  state: ConsoleState,
  apps: HistoryRow['apps'],
): { app: string; from: string | null; to: string | null }[] => {
  const now = new Map(state.apps.map((row) => [row.app, row.stable]));
  return [...new Set([...now.keys(), ...Object.keys(apps)])]
    .toSorted()
    .map((app) => ({
      app,
      from: now.get(app) ?? null,
      to: apps[app]?.stable.version ?? null,
    }))
    .filter((row) => row.from !== row.to);
};

const useRestore = (): ((target: Pick<HistoryRow, 'generation' | 'apps'>) => void) => {
  const { t } = useTexts();
  const { compose } = useChange();
  const confirm = useConfirm();
  return (target) =>
    confirm((state) => {
      const changes = stableChanges(state, target.apps);
      return {
        title: t('history.restoreAsk', { generation: generationText(target.generation) }),
        text:
          changes.length === 0
            ? t('history.noChange')
            : t('history.restoreHint', { count: changes.length }),
        lines: changes.map(({ app, from, to }) => (
          <>
            <span>{`${app} `}</span>
            <span className="text-dim">{`${from ?? t('page.absent')} → `}</span>
            <span>{to ?? t('page.absent')}</span>
          </>
        )),
        act: t('history.restoreNow'),
        keep: t('history.keep', { generation: generationText(state.generation) }),
        reasonNeeded: true,
        run: (reason) =>
          compose('restore', {
            expectedGeneration: state.generation,
            to: target.generation,
            reason,
          }),
      };
    });
};

/** A generation; what it changed is known only of the newest ones. */
type Shown = Omit<HistoryRow, 'changes' | 'blocked'> & Partial<Pick<HistoryRow, 'changes'>>;

/** What a generation serves of one app. */
const servedText = ({ apps }: Shown, app: string, t: Translate): string => {
  const served = apps[app];
  if (!served) return `${app} ${t('page.absent')}`;
  const { stable, candidate } = served;
  return candidate
    ? `${app} ${stable.version}, ${candidate.version} · ${weightText(candidate.weight)}`
    : `${app} ${stable.version}`;
};

const HistoryLine = ({
  row,
  app,
  isBlocked,
}: {
  readonly row: Shown;
  /** The one that is shown; empty for all. */
  readonly app: string;
  readonly isBlocked: boolean;
}) => {
  const { t, time, actorName } = useTexts();
  const { state, isManager } = useConsole();
  const restore = useRestore();
  const isLive = row.generation === state.generation;
  const action = isLive ? (
    <Tag tone="brand">{t('history.current')}</Tag>
  ) : isBlocked ? (
    <Tag tone="bad">{t('history.blocked')}</Tag>
  ) : (
    isManager && (
      <Button
        id={`back-${row.generation}`}
        size="s"
        tone="outline"
        icon={undoIcon}
        aria-label={t('history.restoreTo', { generation: generationText(row.generation) })}
        onClick={() => restore(row)}
      >
        {t('history.restore')}
      </Button>
    )
  );
  return (
    <Row tone={isLive ? 'live' : isBlocked ? 'bad' : undefined} action={action}>
      <span className="mono bold">{generationText(row.generation)}</span>{' '}
      <span className="text-muted">{`${time(row.createdAt)} · ${actorName(row.actor)}`}</span>
      <p>
        {app === ''
          ? changesText(row.changes ?? [], t) || t('page.nothingChanged')
          : servedText(row, app, t)}
      </p>
      {row.reason && row.kind !== 'auto-abort' && <p className="text-dim">{row.reason}</p>}
    </Row>
  );
};

/** Generations, newest first, of every app or of one; one press makes a restoration ready. */
export const HistoryPanel = ({ limit }: { readonly limit: number }) => {
  const { t } = useTexts();
  const { state, place } = useConsole();
  const [app, setApp] = useState('');
  const { data } = useHistoryOf(place.channel, app);
  const blocked = new Set(state.blocks.map((block) => `${block.app} ${block.version}`));
  const rows: readonly Shown[] = app === '' ? state.history : (data?.generations ?? []);
  return (
    <Panel
      title={t('history.title')}
      actions={
        <AppFilter
          id="filter-history"
          label={t('page.filterOf', { list: t('history.title') })}
          apps={state.apps.map((row) => row.app)}
          value={app}
          onChange={setApp}
        />
      }
    >
      {app !== '' && data?.generations.length === 0 && (
        <PanelBody>
          <p className="text-muted">{t('page.noneWanted')}</p>
        </PanelBody>
      )}
      <RowList>
        {rows.slice(0, limit).map((row) => (
          <HistoryLine
            key={row.generation}
            row={row}
            app={app}
            isBlocked={Object.entries(row.apps).some(([name, { stable }]) =>
              blocked.has(`${name} ${stable.version}`),
            )}
          />
        ))}
      </RowList>
    </Panel>
  );
};
