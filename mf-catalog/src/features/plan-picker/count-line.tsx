import { useToast, useTranslation } from '@tapnook/platform';
import { Stepper, useOptimisticValue } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './plan-picker.module.css';

interface CountLineProps {
  /** What is counted, for who hears it; the buttons say it too where there are several. */
  readonly name: string;
  readonly alone?: boolean;
  readonly children: (shown: number) => ReactNode;
  readonly value: number;
  readonly min?: number;
  readonly most: number;
  /** Says where it ends, and the id of the words that do. */
  readonly limit: string;
  readonly limitId: string;
  readonly onChange: (count: number) => void;
}

/** Words, and how many of it. */
export const CountLine = ({
  name,
  alone,
  children,
  value,
  min,
  most,
  limit,
  limitId,
  onChange,
}: CountLineProps): ReactElement => {
  const { t } = useTranslation();
  const toast = useToast();
  const [shown, change] = useOptimisticValue(value, onChange);
  return (
    <div className={styles.line}>
      <div>{children(shown)}</div>
      <Stepper
        label={name}
        value={shown}
        min={min}
        max={most}
        lessLabel={t(alone ? 'picker.fewer' : 'picker.fewerOf', { name })}
        moreLabel={t(alone ? 'picker.more' : 'picker.moreOf', { name })}
        limitId={limitId}
        onChange={change}
        onRefused={() => toast('tip', limit)}
      />
    </div>
  );
};
