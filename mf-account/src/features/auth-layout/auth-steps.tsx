import { useTranslation } from '@tapnook/platform';
import { Button, chevronLeftIcon, Steps } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './auth-layout.module.css';

interface AuthStepsProps {
  readonly labels: readonly string[];
  readonly current: number;
  readonly onBack: (step: number) => void;
}

/** The current step of registration or password reset, with a button to the previous one. */
export const AuthSteps = ({ labels, current, onBack }: AuthStepsProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      {current > 0 && (
        <Button tone="ghost" size="s" icon={chevronLeftIcon} onClick={() => onBack(current - 1)}>
          {labels[current - 1]}
        </Button>
      )}
      <Steps
        label={t('door.steps')}
        items={labels.map((label) => ({ label }))}
        current={current}
        doneWord={t('door.done')}
      />
    </div>
  );
};
