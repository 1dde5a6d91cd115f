import { Icon, lockIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { useLocale } from '@tapnook/platform';
import styles from './secure-mark.module.css';

/** Stands where the search is on other pages: nothing on a payment page leads away by accident. */
export const SecureMark = (): ReactElement => (
  <p className={styles.mark}>
    <Icon d={lockIcon} size="s" />
    {useLocale() === 'zh-HK' ? '安全結帳' : 'Secure checkout'}
  </p>
);
