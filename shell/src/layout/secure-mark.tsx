import { useTranslation } from '@tapnook/platform';
import { Icon, lockIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './secure-mark.module.css';

/** Stands where the search is on other pages: nothing on a payment page leads away by accident. */
export const SecureMark = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <p className={styles.mark}>
      <Icon d={lockIcon} size="s" />
      <span className={styles.word}>{t('secure')}</span>
    </p>
  );
};
