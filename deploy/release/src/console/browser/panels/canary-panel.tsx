import { Button, Tag, undoIcon } from '@tapnook/ui';
import { useState } from 'react';
import type { RolloutRow } from '../../console-state.types.ts';
import { useConfirm } from '../components/confirm.tsx';
import { Panel, PanelBody } from '../components/panel.tsx';
import { WeightSlider } from '../components/weight-slider.tsx';
import { useConsole } from '../data/console-context.ts';
import { useFigures } from '../data/queries.ts';
import { useChange } from '../data/use-change.ts';
import { shareText, weightText } from '../i18n/format.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { isWidest, nextWeight, PlanSteps, TrainLine } from './canary-plan.tsx';
import { MetricTiles } from './metric-tiles.tsx';
import { VerdictTable } from './verdict-table.tsx';
import styles from './canary-panel.module.css';

const VERDICTS = {
  healthy: { tone: 'ok', text: 'verdict.healthy' },
  watch: { tone: 'warn', text: 'verdict.watch' },
  collecting: { tone: 'info', text: 'verdict.collecting' },
  bad: { tone: 'bad', text: 'verdict.bad' },
  outage: { tone: 'bad', text: 'status.outage' },
} as const;

export const VerdictTag = ({ verdict }: Pick<RolloutRow, 'verdict'>) => {
  const { t } = useTexts();
  const { tone, text } = VERDICTS[verdict?.state ?? 'collecting'];
  return <Tag tone={tone}>{t(text)}</Tag>;
};

interface FailureDetail {
  readonly kind: string;
  readonly detail: string;
  readonly count: number;
}

/** What failed, in words, most frequent first. */
const WhatFailed = ({ rollout: { app, version } }: { readonly rollout: RolloutRow }) => {
  const { t } = useTexts();
  const { channel } = useConsole().place;
  const { data } = useFigures<{ details: FailureDetail[] }>(
    `/v1/apps/${app}/versions/${version}/health?channel=${channel}`,
  );
  if (!data || data.details.length === 0) return null;
  return (
    <details>
      <summary>{t('canary.whatFailed', { count: data.details.length })}</summary>
      <ul className={styles.what}>
        {data.details.map(({ kind, detail, count }) => (
          <li key={`${kind} ${detail}`}>
            <code>{detail}</code>{' '}
            <span className="text-dim">{`${t(`metrics.${kind}` as TextKey)} × ${count}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Moves a canary; what the hand has set is kept until it is committed. */
const useWeight = (rollout: RolloutRow) => {
  const { t } = useTexts();
  const { compose } = useChange();
  const [moved, setMoved] = useState<number | null>(null);
  const value = moved ?? rollout.weight;
  const commit = async (): Promise<void> => {
    const wanted = moved ?? nextWeight(rollout);
    const path = `candidates/${rollout.app}`;
    if (wanted >= 10_000 && isWidest(rollout)) await compose(`${path}/promote`, {});
    else if (wanted !== rollout.weight) await compose(`${path}/weight`, { weight: wanted });
    setMoved(null);
  };
  const label =
    moved !== null
      ? t('canary.moveTo', { weight: weightText(moved) })
      : isWidest(rollout)
        ? t('canary.promote')
        : t('canary.promoteTo', { weight: weightText(nextWeight(rollout)) });
  return {
    value,
    label,
    commit: () => void commit(),
    move: (to: number) => setMoved(to === rollout.weight ? null : to),
  };
};

const Controls = ({
  rollout: { app, version, held, plan },
  stable,
  label,
  commit,
}: {
  readonly rollout: RolloutRow;
  readonly stable: string;
  readonly label: string;
  readonly commit: () => void;
}) => {
  const { t } = useTexts();
  const { ofChannel, compose } = useChange();
  const confirm = useConfirm();
  const abort = (): void =>
    confirm(() => ({
      title: t('canary.abortAsk', { app }),
      text: t('canary.abortHint', { stable: `${app} ${stable}` }),
      act: t('canary.abortNow'),
      keep: t('canary.keepCanary'),
      tick: t('canary.blockToo', { version }),
      run: (reason, block) => compose(`candidates/${app}/abort`, { reason, block }),
    }));
  return (
    <div className="row gap-2 flex-wrap">
      {plan.length > 0 && (
        <Button
          id={`hold-${app}`}
          size="s"
          tone="outline"
          onClick={() => void ofChannel(`candidates/${app}/hold`, { held: !held })}
        >
          {t(held ? 'canary.resume' : 'canary.hold')}
        </Button>
      )}
      <Button id={`abort-${app}`} size="s" tone="danger" icon={undoIcon} onClick={abort}>
        {t('canary.abort')}
      </Button>
      <Button id={`move-${app}`} size="s" onClick={commit}>
        {label}
      </Button>
    </div>
  );
};

/** A running canary: how it does, and what may be done with it. */
export const CanaryPanel = ({ rollout }: { readonly rollout: RolloutRow }) => {
  const { t, time } = useTexts();
  const { state, mayAct } = useConsole();
  const { app, version, verdict, startedAt, startedBy } = rollout;
  const stable = state.apps.find((row) => row.app === app)?.stable ?? '';
  const { value, label, commit, move } = useWeight(rollout);
  const mayMove = mayAct('weight', app);
  return (
    <Panel
      label={t('canary.title', { version: `${app} ${version}`, stable })}
      title={
        <>
          <span>{t('canary.title', { version, stable })}</span> <VerdictTag verdict={verdict} />
        </>
      }
      hint={
        <>
          <p>{t('canary.startedBy', { app, time: time(startedAt), who: startedBy })}</p>
          <TrainLine rollout={rollout} />
        </>
      }
      actions={
        mayMove && <Controls rollout={rollout} stable={stable} label={label} commit={commit} />
      }
    >
      <PanelBody>
        <div className={styles.traffic}>
          <b>{t('canary.traffic')}</b>
          <b className="tabular">{weightText(value)}</b>
        </div>
        <WeightSlider
          id={`weight-${app}`}
          value={value}
          disabled={!mayMove}
          onMove={move}
          onCommit={commit}
        />
        <PlanSteps rollout={rollout} />
        <p className="text-dim tabular">
          {[
            t('canary.sample', verdict?.sessions ?? { candidate: 0, stable: 0 }),
            t('canary.sure', { confidence: shareText(verdict?.confidence ?? 0.999, 1) }),
          ].join(' · ')}
        </p>
        <VerdictTable app={app} metrics={verdict?.metrics ?? []} />
        <WhatFailed rollout={rollout} />
      </PanelBody>
      <MetricTiles app={app} />
    </Panel>
  );
};
