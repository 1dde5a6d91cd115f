import type { Navigation } from '@tapnook/platform';

/**
 * A member's page that comes back after its member has gone, by the back button or out of the
 * browser's own memory, leads to sign-in before anything of it is drawn or asked for. The server
 * has sent visitors there already where it was asked.
 */
export const guardAuthPages = (
  { current, go }: Pick<Navigation, 'current' | 'go'>,
  requiresSignIn: (path: string) => boolean,
): void => {
  const look = (): void => {
    const path = current();
    if (requiresSignIn(path)) go(path, { replace: true });
  };
  // In the capture phase: before the router of the remote reads the address.
  addEventListener('popstate', look, { capture: true });
  look();
};
