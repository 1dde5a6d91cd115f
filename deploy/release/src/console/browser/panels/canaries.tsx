import { useState } from 'react';
import type { RolloutRow } from '../../console-state.types.ts';
import { Panel } from '../components/panel.tsx';
import { useConsole } from '../data/console-context.ts';
import { generationText, weightText } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { CanaryPanel, VerdictTag } from './canary-panel.tsx';
import styles from './canary-panel.module.css';

/** More than these at once are folded up: each then shows its version, weight and verdict. */
const MAX_UNFOLDED = 3;

/** Figures of a folded canary are not asked for. */
const FoldedCanary = ({ rollout }: { readonly rollout: RolloutRow }) => {
  const [isOpen, setOpen] = useState(false);
  const { app, version, weight, verdict } = rollout;
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{app}</b>{' '}
        <span className="mono" translate="no">
          {version}
        </span>
        <span className="tabular">{weightText(weight)}</span>
        <VerdictTag verdict={verdict} />
      </summary>
      {isOpen && <CanaryPanel rollout={rollout} />}
    </details>
  );
};

/** One panel a canary; a line saying there is none otherwise. */
export const Canaries = () => {
  const { t } = useTexts();
  const { rollouts, generation } = useConsole().state;
  if (rollouts.length === 0)
    return (
      <Panel
        title={t('canary.noCanary')}
        hint={generation > 0 ? t('canary.noCanaryHint') : t('composition.empty')}
        actions={
          generation > 0 && <span className="mono text-dim">{generationText(generation)}</span>
        }
      />
    );
  return rollouts.map((rollout) =>
    rollouts.length > MAX_UNFOLDED ? (
      <FoldedCanary key={rollout.app} rollout={rollout} />
    ) : (
      <CanaryPanel key={rollout.app} rollout={rollout} />
    ),
  );
};
