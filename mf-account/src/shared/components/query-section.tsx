import { type CallFailure, useTranslation } from '@tapnook/platform';
import { Panel, QueryBoundary, QueryError, SkeletonText, type BoundaryQuery } from '@tapnook/ui';
import type { ReactElement, ReactNode } from 'react';

interface Query<T> extends BoundaryQuery<T> {
  readonly error: CallFailure | null;
}

/**
 * Error codes that a section shows itself. Others, like an ended session, are left to the shell.
 */
export const SECTION_ERROR_CODES = ['network', '10500', '10503', '10429', '10405'] as const;

/** A section of the account in each state of its query. */
export const QuerySection = <T,>({
  query,
  lines = 4,
  children,
}: {
  readonly query: Query<T>;
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}): ReactElement => {
  const { t, text } = useTranslation();
  const reason = text(query.error?.text);
  return (
    <QueryBoundary
      query={query}
      loading={
        <Panel>
          <div aria-busy="true">
            <SkeletonText lines={lines} />
            <span className="visually-hidden" role="status">
              {t('section.loading')}
            </span>
          </div>
        </Panel>
      }
      renderError={(retry) => (
        <QueryError
          look="drawing"
          title={t('section.failed')}
          text={reason}
          offline={{ title: t('section.offline'), text: reason }}
          retryLabel={t('section.retry')}
          onRetry={retry}
        />
      )}
    >
      {children}
    </QueryBoundary>
  );
};
