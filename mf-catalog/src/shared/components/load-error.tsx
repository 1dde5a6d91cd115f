import { useTranslation } from '@tapnook/platform';
import { Button, ErrorState, OfflineState, useOffline } from '@tapnook/ui';
import type { ReactElement } from 'react';

/** In the place of a whole page that did not load: whether it is us or the connection, and a way to ask again. */
export const LoadError = ({
  level,
  onRetry,
}: {
  readonly level?: 1 | undefined;
  readonly onRetry: () => void;
}): ReactElement => {
  const { t } = useTranslation();
  const offline = useOffline();
  const action = <Button onClick={onRetry}>{t('section.retry')}</Button>;
  return offline ? (
    <OfflineState
      level={level}
      title={t('offline.title')}
      text={t('offline.text')}
      action={action}
    />
  ) : (
    <ErrorState level={level} title={t('error.title')} text={t('error.text')} action={action} />
  );
};
