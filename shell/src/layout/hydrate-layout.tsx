import { captureEarlyInput, type InputReplay, type Platform } from '@tapnook/platform';
import { startTransition, useEffect, useLayoutEffect, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { retryWhenOnline } from '../scheduling/retry-when-online.ts';
import { FooterRoot } from './footer-root.tsx';
import { HeaderRoot } from './header-root.tsx';
import { LAYOUT_IDS } from './layout-ids.ts';
import { withShellProviders } from './shell-providers.tsx';

interface TakenOverProps {
  readonly early: InputReplay;
  readonly children: ReactElement;
}
/** Tells its children, once they answer, what was done before. */
const TakenOver = ({ early, children }: TakenOverProps): ReactElement => {
  useLayoutEffect(() => early.typing(), [early]);
  useEffect(() => early.rest(), [early]);
  return children;
};

const takeOver = (platform: Platform, id: string, element: ReactElement): void => {
  const container = document.getElementById(id);
  if (!container) return;
  const options = {
    identifierPrefix: `${id}-`,
    // oxlint-disable-next-line no-console -- React would print it, without saying where.
    onRecoverableError: (error: unknown) => console.error('the frame recovered from', error),
  };
  // As a transition it is done in slices, between which the page answers.
  if (container.hasChildNodes()) {
    const taken = <TakenOver early={captureEarlyInput(container)}>{element}</TakenOver>;
    startTransition(
      () => void hydrateRoot(container, withShellProviders(platform, taken), options),
    );
  } else createRoot(container, options).render(withShellProviders(platform, element));
};

/** The shell's own pages are needed on few addresses; their code comes when one is met. */
const followShellPage = (platform: Platform): void => {
  let started = false;
  const look = (): void => {
    if (started || platform.route.getState().remote !== null) return;
    started = true;
    retryWhenOnline(() =>
      import('./shell-page.tsx').then(({ ShellPage }) =>
        takeOver(platform, LAYOUT_IDS.page, <ShellPage />),
      ),
    );
  };
  look();
  platform.route.subscribe(look);
};

/** Takes over the frame that the server rendered around the remotes. */
export const hydrateLayout = (platform: Platform): void => {
  takeOver(platform, LAYOUT_IDS.top, <HeaderRoot />);
  takeOver(platform, LAYOUT_IDS.bottom, <FooterRoot />);
  followShellPage(platform);
};
