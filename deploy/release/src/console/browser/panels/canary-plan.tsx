import { Tag } from '@tapnook/ui';
import type { RolloutRow } from '../../console-state.types.ts';
import { nextStop } from '../components/weight-slider.tsx';
import { weightText } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './canary-panel.module.css';

const MINUTE_MS = 60_000;

/** The steps of a plan, done, present and to come. */
export const PlanSteps = ({
  rollout: { app, plan, weight, steppedAt, held },
}: {
  readonly rollout: RolloutRow;
}) => {
  const { t, time } = useTexts();
  if (plan.length === 0) return null;
  const at = plan.findLastIndex((step) => step.weight <= weight);
  return (
    <ol className={styles.steps} aria-label={t('canary.planOf', { app })}>
      {plan.map((step, index) => (
        <li
          key={step.weight}
          data-state={index < at ? 'done' : index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>
            {t('canary.stepOf', { weight: weightText(step.weight), minutes: step.minutes })}
          </span>
          {index === at && (
            <span className="text-dim">
              {' '}
              <span>
                {held
                  ? t('canary.heldNow')
                  : t('page.until', {
                      time: time(Date.parse(steppedAt) + step.minutes * MINUTE_MS),
                    })}
              </span>
            </span>
          )}
        </li>
      ))}
      <li>{t('pin.everybody')}</li>
    </ol>
  );
};

/** A few shoppers stay on stable beside any candidate: this is as many as can meet it. */
const WIDEST = 9_800;
export const isWidest = ({ weight }: RolloutRow): boolean => weight >= WIDEST;
/** Where one press leads: the plan's next step, or the next stop of the slider. */
export const nextWeight = (rollout: RolloutRow): number =>
  isWidest(rollout)
    ? 10_000
    : (rollout.plan.find((step) => step.weight > rollout.weight)?.weight ??
      nextStop(rollout.weight));

/** The train that a canary belongs to. */
export const TrainLine = ({ rollout: { train } }: { readonly rollout: RolloutRow }) => {
  const { t } = useTexts();
  return (
    train && (
      <p>
        <Tag tone="brand">
          {t('canary.train', { name: train.name, apps: train.apps.join(', ') })}
        </Tag>{' '}
        <span className="text-dim">{t('canary.trainHint')}</span>
      </p>
    )
  );
};
