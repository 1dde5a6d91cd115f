import { useTranslation } from '@tapnook/platform';
import { cameraIcon, clockIcon, Icon, Panel, userIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './review-form.module.css';

const TIPS = [
  ['when', clockIcon],
  ['who', userIcon],
  ['photo', cameraIcon],
] as const;

export const Tips = (): ReactElement => {
  const { t } = useTranslation();
  return (
    <Panel title={t('compose.tipsTitle')} corner="small" level={2}>
      <ul className={styles.tips}>
        {TIPS.map(([tip, icon]) => (
          <li key={tip}>
            <Icon d={icon} size="s" />
            <span>{t(`compose.tips.${tip}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
