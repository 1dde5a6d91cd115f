import { Button, Tag } from '@tapnook/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AppRow } from '../../console-state.types.ts';
import { useConfirm } from '../components/confirm.tsx';
import { isMatch, TextFilter } from '../components/filters.tsx';
import { Panel } from '../components/panel.tsx';
import { Table } from '../components/table.tsx';
import { hrefOf, useConsole } from '../data/console-context.ts';
import { useChange } from '../data/use-change.ts';
import { generationText, kilobytes, shareText, shortHash, weightText } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PinDialog } from './pin-dialog.tsx';
import styles from './composition-panel.module.css';

const HealthTag = ({ row: { app, health, errorRate } }: { readonly row: AppRow }) => {
  const { t } = useTexts();
  const { alarms } = useConsole().state;
  if (alarms.some((alarm) => alarm.app === app)) return <Tag tone="bad">{t('alarms.tag')}</Tag>;
  if (health === 'quiet') return <Tag>{t('verdict.quiet')}</Tag>;
  if (health === 'healthy') return <Tag tone="ok">{t('verdict.healthy')}</Tag>;
  return (
    <Tag tone="warn">
      {`${t('verdict.watch')}: ${t('composition.errors', { rate: shareText(errorRate ?? 0) })}`}
    </Tag>
  );
};

const useRollBack = (): ((row: AppRow, to: string) => void) => {
  const { t } = useTexts();
  const { compose } = useChange();
  const confirm = useConfirm();
  return ({ app, stable }, to) =>
    confirm(({ generation }) => ({
      title: t('composition.rollBackAsk', { app, version: to }),
      text: t('composition.rollBackHint'),
      act: t('composition.rollBackNow'),
      keep: t('history.keep', { generation: generationText(generation) }),
      reasonNeeded: true,
      tick: t('canary.blockToo', { version: stable }),
      run: (reason, block) =>
        compose(`apps/${app}/rollback`, { expectedGeneration: generation, to, reason, block }),
    }));
};

const Actions = ({
  row,
  onPin,
}: {
  readonly row: AppRow;
  readonly onPin: (row: AppRow) => void;
}) => {
  const { t } = useTexts();
  const { mayAct } = useConsole();
  const rollBack = useRollBack();
  const { app, lastGood } = row;
  return (
    <>
      {mayAct('rollback', app) && lastGood && (
        <Button
          id={`roll-back-${app}`}
          size="s"
          tone="ghost"
          aria-label={t('composition.rollBackApp', { app, version: lastGood })}
          onClick={() => rollBack(row, lastGood)}
        >
          {t('composition.rollBack')}
        </Button>
      )}
      {(mayAct('candidate', app) || mayAct('compose', app)) && (
        <Button
          id={`pin-${app}`}
          size="s"
          tone="ghost"
          aria-label={t('composition.pinApp', { app })}
          onClick={() => onPin(row)}
        >
          {t('composition.pin')}
        </Button>
      )}
    </>
  );
};

const CompositionRow = ({
  row,
  onPin,
}: {
  readonly row: AppRow;
  readonly onPin: (row: AppRow) => void;
}) => {
  const { t } = useTexts();
  const { app, stable, candidate, newest, integrity, bytes } = row;
  const isNew = newest !== stable && newest !== candidate?.version;
  return (
    <tr data-changed={candidate ? '' : undefined}>
      <th scope="row">{app}</th>
      <td className="mono">{stable}</td>
      <td className={candidate ? 'mono bold' : 'mono text-dim'}>
        <span>{candidate?.version ?? t('page.noFigure')}</span>{' '}
        {candidate && (
          <Tag tone="brand" className={styles.tag}>
            {weightText(candidate.weight)}
          </Tag>
        )}
      </td>
      <td className="mono text-dim">
        <span translate="no">{newest}</span>{' '}
        {isNew && (
          <Tag tone="info" className={styles.tag}>
            {t('composition.new')}
          </Tag>
        )}
      </td>
      <td className="mono text-dim">
        <span title={integrity}>{shortHash(integrity)}</span>
      </td>
      <td>{kilobytes(bytes)}</td>
      <td>
        <HealthTag row={row} />
      </td>
      <td data-end="">
        <Actions row={row} onPin={onPin} />
      </td>
    </tr>
  );
};

const HEADS = ['app', 'stable', 'canary', 'newest', 'integrity', 'size', 'health'] as const;

/** The table of everything that the channel serves. */
export const CompositionPanel = () => {
  const { t } = useTexts();
  const { state, place } = useConsole();
  const [wanted, setWanted] = useState('');
  const [pinned, setPinned] = useState<AppRow | null>(null);
  const title = t('composition.title', { channel: t(`channel.${place.channel}`) });
  const rows = state.apps.filter(({ app }) => isMatch(wanted, app));
  return (
    <Panel
      title={
        <>
          <span>{title}</span>{' '}
          <span className={styles.generation}>
            {state.generation > 0 && generationText(state.generation)}
          </span>
        </>
      }
      hint={
        state.apps.length > 0
          ? t('composition.hint', { count: state.apps.filter(({ app }) => app !== 'shell').length })
          : t('composition.empty')
      }
      actions={
        <div className="row gap-2">
          <TextFilter id="filter" label={t('page.filter')} value={wanted} onChange={setWanted} />
          <Link className={styles.compare} to={hrefOf({ channel: place.channel, view: 'compare' })}>
            {t('view.compare')}
          </Link>
        </div>
      }
    >
      {state.apps.length > 0 && (
        <Table
          label={title}
          columns={[
            ...HEADS.map((key) => ({ key, label: t(`composition.${key}`) })),
            { key: 'actions', label: t('page.actions'), hidden: true },
          ]}
        >
          {rows.map((row) => (
            <CompositionRow key={row.app} row={row} onPin={setPinned} />
          ))}
        </Table>
      )}
      {pinned && <PinDialog row={pinned} onClose={() => setPinned(null)} />}
    </Panel>
  );
};
