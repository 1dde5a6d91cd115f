import { useTranslation } from '@tapnook/platform';
import { QueryError } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** Takes the place of a page whose data could not be read. */
export const PageQueryError = ({
  level,
  onRetry,
}: {
  readonly level?: 1 | undefined;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <QueryError
      look="drawing"
      level={level}
      title={t('error.title')}
      text={t('error.text')}
      offline={{ title: t('error.offline'), text: t('error.offlineText') }}
      retryLabel={t('section.retry')}
      onRetry={onRetry}
    />
  );
};

/** Takes the place of one section, so that the rest of the page stays. */
export const SectionQueryError = ({
  name,
  onRetry,
}: {
  readonly name: string;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  return (
    <QueryError
      look="note"
      title={t('section.failed', { name })}
      offline={{ title: t('section.offline', { name }) }}
      retryLabel={t('section.retry')}
      onRetry={onRetry}
    />
  );
};
