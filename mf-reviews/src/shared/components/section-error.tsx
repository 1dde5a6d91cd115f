import { useTranslation } from '@tapnook/platform';
import { Button, Note } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './section-error.module.css';

/** One section could not be read: says so in its place and offers to try again; the page around it goes on. */
export const SectionError = ({
  text,
  onRetry,
}: {
  readonly text: string;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <Note tone="bad" role="alert">
      <span className={styles.line}>
        <span>{text}</span>
        <Button size="s" tone="outline" onClick={onRetry}>
          {t('retry')}
        </Button>
      </span>
    </Note>
  );
};
