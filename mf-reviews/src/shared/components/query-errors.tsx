import { useTranslation } from '@tapnook/platform';
import { QueryError } from '@tapnook/ui';
import type { ReactElement } from 'react';

interface QueryErrorProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Takes the place of a page whose data could not be read. */
export const PageQueryError = ({ text, onRetry }: QueryErrorProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <QueryError
      look="drawing"
      level={1}
      title={text}
      offline={{ title: t('offline') }}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
};

/** Takes the place of one section, so that the rest of the page stays. */
export const SectionQueryError = ({ text, onRetry }: QueryErrorProps): ReactElement => {
  const { t } = useTranslation();
  return (
    <QueryError
      look="note"
      title={text}
      offline={{ title: t('offline') }}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
};
