import { RemoteProviders, type Platform } from '@tapnook/platform';
import type { ReactElement } from 'react';
import { SHELL_NAMESPACE } from './layout-ids.ts';

/** The frame's roots stand in the platform as remotes do, with the shell's words. */
export const withShellProviders = (platform: Platform, children: ReactElement): ReactElement => (
  <RemoteProviders platform={platform} namespace={SHELL_NAMESPACE}>
    {children}
  </RemoteProviders>
);
