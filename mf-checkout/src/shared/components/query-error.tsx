import { type CallFailure, useTranslation } from '@tapnook/platform';
import { Button, ErrorState } from '@tapnook/ui';
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
    <ErrorState
      title={t('state.failed')}
      text={failure ? text(failure.text) : undefined}
      level={level}
      action={<Button onClick={onRetry}>{t('state.retry')}</Button>}
    />
  );
};
