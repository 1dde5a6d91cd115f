import { type CallFailure, useTranslation } from '@tapnook/platform';
import { Button, ErrorState, OfflineState, Panel, SkeletonText } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: CallFailure | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/**
 * Error codes that a section shows itself. Others, like an ended session, are left to the shell.
 */
export const SECTION_ERROR_CODES = ['network', '10500', '10503', '10429', '10405'] as const;

/** A section in each state of its query: loading, failed with a retry, or with data. */
export const SectionState = <T,>({
  query,
  lines = 4,
  children,
}: {
  readonly query: Query<T>;
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}): ReactElement => {
  const { t, text } = useTranslation();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isPending || !query.error)
    return (
      <Panel>
        <div aria-busy="true">
          <SkeletonText lines={lines} />
          <span className="visually-hidden" role="status">
            {t('section.loading')}
          </span>
        </div>
      </Panel>
    );
  const retry = (
    <Button tone="outline" onClick={() => void query.refetch()}>
      {t('section.retry')}
    </Button>
  );
  if (query.error.code === 'network')
    return (
      <OfflineState title={t('section.offline')} text={text(query.error.text)} action={retry} />
    );
  return <ErrorState title={t('section.failed')} text={text(query.error.text)} action={retry} />;
};
