import { type CallFailure, useTranslation } from '@tapnook/platform';
import { QueryError as QueryErrorState } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** A page or section whose data failed to load, with a button that tries again. */
export const QueryError = ({
  failure,
  onRetry,
  level = 1,
}: {
  readonly failure: CallFailure | null;
  readonly onRetry: () => void;
  readonly level?: 1 | 2 | 3;
}): ReactElement => {
  const { t, text } = useTranslation();
  return (
    <QueryErrorState
      look="drawing"
      title={t('state.failed')}
      text={failure ? text(failure.text) : undefined}
      level={level}
      retryLabel={t('state.retry')}
      onRetry={onRetry}
    />
  );
};
