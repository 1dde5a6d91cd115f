import { characterCount, REVIEW_MIN_CHARACTERS } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import { checkIcon, Icon, TextArea } from '@tapnook/ui';
import type { ReactElement } from 'react';
import type { Draft } from './draft.ts';
import { FIELD_IDS } from './review-validation.ts';
import styles from './review-form.module.css';

export const MessageField = ({
  draft,
  error,
  onChange,
}: {
  readonly draft: Draft;
  readonly error: string | undefined;
  readonly onChange: (message: string) => void;
}): ReactElement => {
  const { t } = useTranslation();
  const left = REVIEW_MIN_CHARACTERS - characterCount(draft.message.trim());
  return (
    <TextArea
      id={FIELD_IDS.message}
      label={t('compose.message')}
      rows={5}
      maxLength={5000}
      value={draft.message}
      error={error}
      onChange={(event) => onChange(event.target.value)}
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
