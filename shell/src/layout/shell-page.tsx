import { applyMeta, usePlatform, useTranslation } from '@tapnook/platform';
import { useEffect, type ReactElement } from 'react';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from './not-found.tsx';
import { useRoute } from './use-route.ts';

/** The shell's own pages: the error page, and Page Not Found for every path that no remote owns. */
export const ShellPage = (): ReactElement | null => {
  const platform = usePlatform();
  const { t } = useTranslation();
  const page = useRoute(({ remote, path }) =>
    remote ? undefined : path === '/error' ? 'error' : 'notFound',
  );
  // What the server wrote with the document is the same; a move in the browser comes with another
  // page's head.
  useEffect(() => {
    if (page !== undefined) applyMeta({ title: t(`${page}.title`), noIndex: true }, platform);
  }, [page, platform, t]);
  if (page === undefined) return null;
  return page === 'error' ? <ErrorPage /> : <NotFound />;
};
