import { keepEarlyInput, type EarlyInput, type Platform } from '@tapnook/platform';
import { startTransition, useEffect, useLayoutEffect, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchLater } from '../fetch-later.ts';
import { FrameBottom } from './frame-bottom.tsx';
import { FRAME } from './frame-ids.ts';
import { FrameTop } from './frame-top.tsx';
import { inShell } from './in-shell.tsx';

interface TakenOverProps {
  readonly early: EarlyInput;
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
    onRecoverableError: (error: unknown) => console.error('the frame recovered from', error),
  };
  // As a transition it is done in slices, between which the page answers.
  if (container.hasChildNodes()) {
    const taken = <TakenOver early={keepEarlyInput(container)}>{element}</TakenOver>;
    startTransition(() => void hydrateRoot(container, inShell(platform, taken), options));
  } else createRoot(container, options).render(inShell(platform, element));
};

/** The shell's own pages are needed on few addresses; their code comes when one is met. */
const followShellPage = (platform: Platform): void => {
  let started = false;
  const look = (): void => {
    if (started || platform.route.getState().remote !== null) return;
    started = true;
    fetchLater(() =>
      import('./shell-page.tsx').then(({ ShellPage }) =>
        takeOver(platform, FRAME.page, <ShellPage />),
      ),
    );
  };
  look();
  platform.route.subscribe(look);
};

/** Takes over the frame that the server rendered around the remotes. */
export const hydrateFrame = (platform: Platform): void => {
  takeOver(platform, FRAME.top, <FrameTop />);
  takeOver(platform, FRAME.bottom, <FrameBottom />);
  followShellPage(platform);
};
