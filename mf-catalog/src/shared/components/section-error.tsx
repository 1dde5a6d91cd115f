import { useTranslation } from '@tapnook/platform';
import { Button, Note, useOffline, warningIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** A section that did not load says so in its own place; everything else stays. */
export const SectionError = ({
  name,
  onRetry,
}: {
  readonly name: string;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  const offline = useOffline();
  return (
    <Note
      icon={warningIcon}
      tone="warn"
      role="alert"
      title={t(offline ? 'section.offline' : 'section.failed', { name })}
    >
      <Button tone="outline" size="s" onClick={onRetry}>
        {t('section.retry')}
      </Button>
    </Note>
  );
};
