import type { ControlledField } from '@tapnook/forms';
import { characterCount, REVIEW_MIN_CHARACTERS } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { checkIcon, Icon, TextArea } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './review-form.module.css';

export const MessageField = ({
  field,
}: {
  readonly field: ControlledField<string>;
}): ReactElement => {
  const { t } = useTranslation();
  const left = REVIEW_MIN_CHARACTERS - characterCount(field.value.trim());
  return (
    <TextArea
      {...field}
      label={t('compose.message')}
      rows={5}
      maxLength={5000}
      hint={
        left > 0 ? (
          t('compose.left', { count: left })
        ) : (
          <span className={styles.enough}>
            <Icon d={checkIcon} size="s" />
            <span>{t('compose.enough')}</span>
          </span>
        )
      }
      countText={(length) => t('compose.count', { length, least: REVIEW_MIN_CHARACTERS })}
    />
  );
};
