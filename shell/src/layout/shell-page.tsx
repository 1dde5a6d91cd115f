import type { ReactElement } from 'react';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from './not-found.tsx';
import { useRoute } from './use-route.ts';

/** The shell's own pages: the error page, and Page Not Found for every path that no remote owns. */
export const ShellPage = (): ReactElement | null => {
  const { remote, path } = useRoute();
  if (remote) return null;
  return path === '/error' ? <ErrorPage /> : <NotFound />;
};
