import { matchRoute, splitLocale } from '@tapnook/contracts';
import * as React from 'react';
import { startTransition, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';
import type { Platform } from '../context.ts';
import { addMessages } from '../i18n/i18n.ts';
import type { Messages, Remote } from '../remote/define-remote.ts';
import { captureEarlyInput, type InputReplay } from '../remote/input-replay.ts';
import { RemoteBoundary } from '../remote/remote-boundary.tsx';
import { RemoteRoot } from '../remote/remote-root.tsx';

/** What the shell hands to every remote it mounts. */
export interface RemoteCustomProps {
  readonly name: string;
  readonly platform: Platform;
  /** The page's words by namespace, as the server inlined them. */
  readonly messages: Readonly<Record<string, Messages>>;
  /**
   * Told when the remote threw while rendering; the shell turns to another version or a
   * placeholder.
   */
  readonly onCrash: (error: unknown) => void;
}
type Lifecycle = (props: RemoteCustomProps) => Promise<unknown>;
export interface RemoteLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
}

export const containerId = (name: string): string => `single-spa-application:${name}`;
const container = (name: string): HTMLElement => {
  const found = document.getElementById(containerId(name));
  if (!found) throw new Error(`no container for ${name}`);
  return found;
};

// A choice held in the address must show at once: no transition between the press and the mark.
const inBrowserRouter = (children: ReactNode, basename: string): ReactElement => (
  <BrowserRouter basename={basename} useTransitions={false}>
    {children}
  </BrowserRouter>
);

const loadCurrentScreen = async (remote: Remote): Promise<void> => {
  const { path } = splitLocale(location.pathname);
  const match = matchRoute(remote.manifest.routes, path);
  if (match) await remote.loadScreen(match.route.id);
};

/**
 * Takes over the server's markup in slices of a few milliseconds, between which the page answers; a
 * press hastens it.
 */
const hydrateInSlices = (element: Element, children: ReactNode, options: RootOptions): Root => {
  let root: Root | undefined;
  startTransition(() => void (root = hydrateRoot(element, children, options)));
  if (!root) throw new Error('a transition begins at once');
  return root;
};

/**
 * The single-spa lifecycles of a remote: the server's markup is hydrated on the first mount, later
 * mounts render anew. Words and the screen's module are here before anything is rendered, so that
 * hydration never waits half-way.
 */
export const lifecyclesOf = (remote: Remote): RemoteLifecycles => {
  const { name } = remote.manifest;
  let hydrating = false;
  let early: InputReplay | undefined;
  const Root = (props: RemoteCustomProps): ReactElement => (
    <RemoteBoundary onError={props.onCrash} fallback={() => null}>
      <RemoteRoot
        remote={remote}
        platform={props.platform}
        router={inBrowserRouter}
        hydrating={hydrating}
        early={early}
      />
    </RemoteBoundary>
  );
  const rootOptions: RootOptions = {
    identifierPrefix: `${name}-`,
    // oxlint-disable-next-line no-console -- React would print these, without the name of the app.
    onRecoverableError: (error) => console.error(`${name} recovered from`, error),
    // oxlint-disable-next-line no-console -- As above.
    onCaughtError: (error) => console.warn(`${name} threw`, error),
  };
  const ReactDOMClient = {
    createRoot: (element: Element) => createRoot(element, rootOptions),
    hydrateRoot: (element: Element, children: ReactNode) =>
      hydrateInSlices(element, children, rootOptions),
  };
  const inner = singleSpaReact<RemoteCustomProps>({
    React,
    ReactDOMClient,
    rootComponent: Root,
    domElementGetter: () => container(name),
    renderType: () => (hydrating ? 'hydrateRoot' : 'createRoot'),
    errorBoundary: () => React.createElement(React.Fragment),
  });
  // Its types ask for the means to mount parcels, which it only hands on and no remote uses.
  const added = (props: RemoteCustomProps) => props as Parameters<typeof inner.mount>[0];
  return {
    bootstrap: async (props) => {
      const { i18n, locale } = props.platform;
      const inlined = props.messages[remote.namespace];
      // The screen's module comes beside the words; mounting waits for it, and tells when it does
      // not come.
      void loadCurrentScreen(remote).catch(() => undefined);
      addMessages(i18n, remote.namespace, inlined ?? (await remote.messages(locale)).default);
      return inner.bootstrap(added(props));
    },
    mount: async (props) => {
      const element = container(name);
      hydrating = element.dataset.rendered === remote.version;
      delete element.dataset.rendered;
      if (!hydrating) element.replaceChildren();
      await loadCurrentScreen(remote);
      early = hydrating ? captureEarlyInput(element) : undefined;
      return inner.mount(added(props));
    },
    unmount: (props) => inner.unmount(added(props)),
  };
};
