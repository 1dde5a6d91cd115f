import type { Platform } from '@tapnook/platform';
import { hydrateRoot } from 'react-dom/client';
import { FRAME } from './frame-ids.ts';
import { FrameBottom } from './frame-bottom.tsx';
import { FrameTop } from './frame-top.tsx';
import { inShell } from './in-shell.tsx';
import { ShellPage } from './shell-page.tsx';

/** Takes over the frame that the server rendered around the remotes. */
export const hydrateFrame = (platform: Platform): void => {
  const roots = { [FRAME.top]: <FrameTop />, [FRAME.page]: <ShellPage />, [FRAME.bottom]: <FrameBottom /> };
  for (const [id, element] of Object.entries(roots)) {
    const container = document.getElementById(id);
    if (!container) continue;
    hydrateRoot(container, inShell(platform, element), {
      identifierPrefix: `${id}-`,
      onRecoverableError: (error) => console.error('the frame recovered from', error),
    });
  }
};
