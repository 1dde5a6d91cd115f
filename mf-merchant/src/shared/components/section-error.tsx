import { useTranslation } from '@tapnook/platform';
import { Button, Note, warningIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** An error in place of one section, so that the rest of the page stays. */
export const SectionError = ({
  name,
  onRetry,
}: {
  readonly name: string;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <Note icon={warningIcon} tone="warn" role="alert" title={t('section.failed', { name })}>
      <Button tone="outline" size="s" onClick={onRetry}>
        {t('section.retry')}
      </Button>
    </Note>
  );
};
